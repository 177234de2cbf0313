import { inParts } from '@quarry/contracts/bulk';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import type { BulkQuestionProps } from '../../ui/list-screen/index.ts';
import classes from './archive-brand-dialog.module.css';
import { ArchiveFrame } from './archive-frame.tsx';
import { otherStatuses } from './other-statuses.ts';
import { brandsMessages } from './brands.messages.ts';
import { ManyBrandsArchiveEffectsDocument, type ManyBrandsArchiveEffectsQuery } from './brands.operations.generated.ts';

/** Says what becomes of the selected brands and their products before they are archived. */
export function ArchiveBrandsQuestion({ label, ids, matching, onConfirm, onClose }: BulkQuestionProps) {
  const t = useMessages(brandsMessages);
  const chosen = matching ? { ...matching, released: inParts(ids) } : { ids: inParts(ids) };
  const { data, isError, refetch } = useQuery({
    queryKey: [ManyBrandsArchiveEffectsDocument.name, chosen],
    queryFn: ({ signal }) => requestGraphql(ManyBrandsArchiveEffectsDocument, chosen, { signal }),
    staleTime: 0,
  });
  const effects = data?.brandArchiveEffects;
  return (
    <ArchiveFrame
      title={label}
      confirmLabel={label}
      isConfirmable={effects !== undefined && effects.brands > 0}
      isFailed={isError}
      askAgain={refetch}
      onArchive={() => onConfirm()}
      onClose={onClose}
    >
      {effects ? <Effects effects={effects} /> : <p aria-live="polite">{t('effectCounting')}</p>}
    </ArchiveFrame>
  );
}

function Effects({ effects }: { effects: ManyBrandsArchiveEffectsQuery['brandArchiveEffects'] }) {
  const t = useMessages(brandsMessages);
  const { brands, refused, refusedBrandIds, notAllowed, products, productBrandIds } = effects;
  const statuses = otherStatuses.map((status) => `status:${status}`);
  return (
    <ul className={classes.effects} aria-live="polite">
      <li>{brands === 0 ? t('manyNone') : t('manyArchived', { count: brands })}</li>
      {refused > 0 && (
        <li className={classes.refused}>
          {t('manyRefused', { count: refused })}{' '}
          <Link to="/products" search={{ filter: [...ofBrands(refusedBrandIds), 'status:ACTIVE'] }}>
            {t('showActive', { count: 2 })}
          </Link>
        </li>
      )}
      {notAllowed > 0 && <li className={classes.refused}>{t('manyNotAllowed', { count: notAllowed })}</li>}
      {products !== null && products > 0 && (
        <li>
          {t('manyProducts', { count: products })}{' '}
          <Link to="/products" search={{ filter: [...ofBrands(productBrandIds), ...statuses] }}>
            {t('showProducts', { count: products })}
          </Link>
        </li>
      )}
      {products === null && <li>{t('manyUnseen')}</li>}
      {brands > 0 && <li>{t('manyNames')}</li>}
    </ul>
  );
}

const ofBrands = (ids: readonly string[]) => ids.map((id) => `brandId:${id}`);
