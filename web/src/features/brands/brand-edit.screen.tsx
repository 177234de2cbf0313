import { useParams } from '@tanstack/react-router';
import { useAbilities, useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { RecordSteps } from '../../ui/list-walk/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { Facts, RecordPage, Section } from '../../ui/record/index.ts';
import { NumberText, RelativeTime } from '../../ui/values.tsx';
import { BrandForm } from './brand.form.tsx';
import { BrandHistory } from './brand-history.tsx';
import { BrandStatusDot } from './brand.columns.tsx';
import { BrandStatusButton } from './brand-status-button.tsx';
import { brandsMessages } from './brands.messages.ts';
import { BrandByIdDocument, type BrandDetailFragment } from './brands.operations.generated.ts';
import { useUpdateBrand } from './use-update-brand.ts';
import { brandsList } from './brands-list.ts';

export function BrandEditScreen() {
  const { brandId } = useParams({ from: '/shell/brands/$brandId' });
  const query = useRecord(BrandByIdDocument, { id: brandId });
  return (
    <LoadRecord query={query} recordOf={({ brand }) => brand}>
      {(brand) => <BrandPage key={`${brand.id} ${brand.version}`} brand={brand} />}
    </LoadRecord>
  );
}

function BrandPage({ brand }: { brand: BrandDetailFragment }) {
  const t = useMessages(brandsMessages);
  const abilities = useAbilities();
  const update = useUpdateBrand(brand);
  return (
    <RecordPage
      title={brand.name}
      status={<BrandStatusDot status={brand.status} />}
      steps={<RecordSteps list={brandsList} id={brand.id} />}
      actions={
        <>
          {abilities.can('read', 'Product') && (
            <ButtonLink to="/products" search={{ filter: [`brandId:${brand.id}`] }}>
              {t('seeProducts')}
            </ButtonLink>
          )}
          {brand.mayUpdate && abilities.can('archive', 'Brand') && <BrandStatusButton brand={brand} />}
        </>
      }
      aside={
        <>
          <Section id="facts" title={t('status')}>
            <Facts
              facts={[
                { label: t('products'), value: <NumberText value={brand.productCount} /> },
                { label: t('created'), value: <RelativeTime at={brand.createdAt} /> },
                { label: t('updated'), value: <RelativeTime at={brand.updatedAt} /> },
              ]}
            />
          </Section>
          <BrandHistory brand={brand} />
        </>
      }
    >
      <BrandForm brand={brand} onSave={update} isReadOnly={!brand.mayUpdate} lockedFields={brand.lockedFields} />
    </RecordPage>
  );
}
