import { Button } from '@mantine/core';
import type { ProductDraft } from '@quarry/contracts/products';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { applyOutcome, ConflictDialog, type LastChange, type SaveOutcome, type Side } from '../../ui/form/index.ts';
import { ReadOnlyNote } from '../../ui/explain/index.ts';
import { useRevert } from '../../ui/history/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { Facts, Section } from '../../ui/record/index.ts';
import { Absent } from '../../ui/values.tsx';
import { archiveMessages } from './archive.messages.ts';
import { CategoryLinks } from './category-links.tsx';
import classes from './product-page.module.css';
import { divergedFields, mergedValues, valuesOf } from './product-versions.tsx';
import { ProductFields, useProductForm } from './product.form.tsx';
import { productMessages } from './product.messages.ts';
import {
  ProductByIdDocument,
  UpdateProductDocument,
  type ProductDetailFragment,
} from './product.operations.generated.ts';
import { useArchivedWords } from './use-archived-words.ts';
import { useShowProduct } from './use-product-changed.ts';
import { useKeyHelp, useKeys } from '../../ui/use-keys.ts';

/** What the product is called and said to be; edited in place. */
export function ProductDetails({ product }: { product: ProductDetailFragment }) {
  const t = useMessages(productMessages);
  const [edited, setEdited] = useState<ProductDetailFragment>();
  const edit = product.mayUpdate && !edited ? () => setEdited(product) : undefined;
  useKeys({ e: edit });
  useKeyHelp(edit ? [{ keys: ['e'], label: t('edit') }] : []);
  if (edited) return <ProductEditor opened={edited} onDone={() => setEdited(undefined)} />;
  return (
    <Section
      id="details"
      title={t('details')}
      actions={
        edit && (
          <Button size="xs" variant="default" aria-keyshortcuts="e" onClick={edit}>
            {t('edit')}
          </Button>
        )
      }
    >
      {!product.mayUpdate && (
        <Suspense>
          <ReadOnlyNote right={{ action: 'update', subject: 'Product' }} />
        </Suspense>
      )}
      {product.description && <p className={classes.description}>{product.description}</p>}
      <Facts
        facts={[
          { label: t('brand'), value: <BrandLink brand={product.brand} /> },
          { label: t('category'), value: <CategoryLinks category={product.category} /> },
          { label: t('tags'), value: <Tags tags={product.tags} /> },
        ]}
      />
    </Section>
  );
}

export function BrandLink({ brand }: { brand: ProductDetailFragment['brand'] }) {
  if (!brand) return <Absent />;
  return (
    <Link to="/brands/$brandId" params={{ brandId: brand.id }}>
      {brand.name}
    </Link>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return <Absent />;
  return (
    <ul className={classes.tags}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}

type ProductEditorProps = {
  /** The version that was opened; a newer one that arrives meanwhile takes nothing away from what is typed. */
  opened: ProductDetailFragment;
  onDone: () => void;
};

function ProductEditor({ opened, onDone }: ProductEditorProps) {
  const t = useMessages(productMessages);
  const tKit = useMessages(kitMessages);
  const tArchive = useMessages(archiveMessages);
  const archivedWords = useArchivedWords();
  const queryClient = useQueryClient();
  const show = useShowProduct();
  const revert = useRevert();
  const form = useProductForm(valuesOf(opened));
  const [base, setBase] = useState(opened);
  const [newest, setNewest] = useState<ProductDetailFragment>();
  const [lastChange, setLastChange] = useState<LastChange | null>(null);

  const saveOver = async (version: number, draft: ProductDraft): Promise<SaveOutcome> => {
    const { name, description, brandId, categoryId, tags } = draft;
    const { updateProduct: result } = await requestGraphql(UpdateProductDocument, {
      id: base.id,
      version,
      input: { name, description, brandId, categoryId, tags },
    });
    switch (result.__typename) {
      case 'ProductUpdated': {
        const { changeId } = result;
        await show(result.product);
        return {
          kind: 'saved',
          text: t('savedProduct', { name: result.product.name }),
          undo: changeId === null ? undefined : () => revert(changeId),
          after: onDone,
        };
      }
      case 'InvalidInput':
        return { kind: 'issues', issues: result.issues };
      case 'VersionConflict': {
        const { product } = await requestGraphql(ProductByIdDocument, { id: base.id });
        if (product === null) return { kind: 'gone' };
        queryClient.setQueryData([ProductByIdDocument.name, { id: base.id }], { product });
        setNewest(product);
        setLastChange(result.lastChange);
        return { kind: 'asked' };
      }
      case 'NotFound':
        return { kind: 'gone' };
    }
  };

  /** The chosen fields go into the form, on top of the newer version, and are saved like any others. */
  const resolve = (sides: Readonly<Record<string, Side>>) => {
    if (!newest) return;
    const merged = mergedValues(form.getValues(), valuesOf(newest), sides);
    form.reset(valuesOf(newest));
    for (const [field, value] of Object.entries(merged)) {
      form.setValue(field as keyof typeof merged, value, { shouldDirty: true });
    }
    setBase(newest);
    setNewest(undefined);
    const save = form.handleSubmit(async (draft) => {
      const outcome = await saveOver(newest.version, draft);
      applyOutcome(form, outcome, tKit);
      if (outcome.kind === 'saved') onDone();
    });
    save().catch(() => toast.error(tKit('notSaved')));
  };

  const drop = () => {
    if (!newest) return;
    form.reset(valuesOf(newest));
    setBase(newest);
    setNewest(undefined);
  };

  const archivedSince = newest?.archival &&
    !base.archival && {
      title: tArchive('archivedConflict', { name: newest.name }),
      text: `${archivedWords(newest.name, newest.archival)} ${tArchive('archivedConflictText')}`,
    };

  return (
    <>
      <ProductFields
        lockedFields={opened.lockedFields}
        form={form}
        brand={base.brand}
        withIdentifiers={false}
        record={{ entity: 'product', id: base.id }}
        onSave={(draft) => saveOver(base.version, draft)}
        actions={
          <Button size="xs" variant="default" onClick={onDone}>
            {tKit('cancel')}
          </Button>
        }
      />
      {newest && (
        <ConflictDialog
          fields={divergedFields(base, form.getValues(), newest, t)}
          lastChange={lastChange}
          about={archivedSince || undefined}
          onResolve={resolve}
          onDrop={drop}
          onClose={() => setNewest(undefined)}
        />
      )}
    </>
  );
}
