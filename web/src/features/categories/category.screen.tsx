import { Button } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useAbilities, useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { Facts, RecordPage, RecordSlot, Section } from '../../ui/record/index.ts';
import { RelativeTime } from '../../ui/values.tsx';
import { categoriesMessages } from './categories.messages.ts';
import { CategoryByIdDocument, type CategoryDetailFragment } from './categories.operations.generated.ts';
import { CategoryHistory } from './category-history.tsx';
import { CategoryMoveButton } from './category-move-button.tsx';
import { CategoryPicture } from './category-picture.tsx';
import { CategoryPath } from './category-path.tsx';
import { CategoryStatusButton } from './category-status-button.tsx';
import { CategoryStatusDot } from './category-status.tsx';
import { CategoryTaxClass } from './category-tax-class.tsx';
import { CategoryForm } from './category.form.tsx';
import { ProductsOfCategory } from './products-of-category.tsx';
import { Subcategories } from './subcategories.tsx';
import { CategoryTaxonomies } from './taxonomies/category-taxonomies.tsx';
import { useDeleteCategory } from './use-delete-category.ts';
import { useUpdateCategory } from './use-update-category.ts';

export function CategoryScreen() {
  const { categoryId } = useParams({ from: '/shell/categories/$categoryId' });
  return <CategoryRecord id={categoryId} />;
}

export function CategoryRecord({ id }: { id: string }) {
  const query = useRecord(CategoryByIdDocument, { id });
  return (
    <LoadRecord query={query} recordOf={({ category }) => category}>
      {(category) => <CategoryPage key={`${category.id} ${category.version}`} category={category} />}
    </LoadRecord>
  );
}

function CategoryPage({ category }: { category: CategoryDetailFragment }) {
  const t = useMessages(categoriesMessages);
  const canReadProducts = useAbilities().can('read', 'Product');
  const update = useUpdateCategory(category);
  const { run: deleteCategory, isPending: isDeleting } = useDeleteCategory();
  const { mayUpdate, mayDelete, lockedFields } = category;
  const mayChange = (field: string) => mayUpdate && !lockedFields.includes(field);
  return (
    <RecordPage
      title={category.name}
      status={<CategoryStatusDot status={category.status} />}
      facts={<CategoryPath category={category} />}
      actions={
        <>
          {mayChange('parentId') && <CategoryMoveButton category={category} />}
          {mayChange('status') && <CategoryStatusButton category={category} />}
          {mayDelete && (
            <Button variant="default" loading={isDeleting} onClick={() => void deleteCategory(category)}>
              {t('delete')}
            </Button>
          )}
        </>
      }
      aside={
        <>
          <CategoryPicture category={category} mayChange={mayChange('pictureId')} />
          <Subcategories category={category} />
          <Section id="facts" title={t('status')}>
            <Facts
              facts={[
                ...(canReadProducts
                  ? [{ label: t('products'), value: <ProductsOfCategory category={category} /> }]
                  : []),
                { label: t('taxClass'), value: <CategoryTaxClass category={category} /> },
                { label: t('created'), value: <RelativeTime at={category.createdAt} /> },
                { label: t('updated'), value: <RelativeTime at={category.updatedAt} /> },
              ]}
            />
          </Section>
          <CategoryHistory category={category} />
        </>
      }
    >
      <CategoryForm category={category} onSave={update} isReadOnly={!mayUpdate} lockedFields={lockedFields} />
      <CategoryTaxonomies category={category} isReadOnly={!mayUpdate} />
      <RecordSlot name="category" recordId={category.id} />
    </RecordPage>
  );
}
