import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { requestGraphql, useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import classes from './archive-brand-dialog.module.css';
import { ArchiveFrame } from './archive-frame.tsx';
import { brandsMessages } from './brands.messages.ts';
import { BrandArchiveEffectsDocument, type BrandDetailFragment } from './brands.operations.generated.ts';
import { otherStatuses } from './other-statuses.ts';

type ArchiveBrandDialogProps = {
  brand: Pick<BrandDetailFragment, 'id' | 'name'>;
  onArchive: () => void;
  onClose: () => void;
};

/** Says what becomes of the products of a brand before it is archived, and what keeps it from that. */
export function ArchiveBrandDialog({ brand, onArchive, onClose }: ArchiveBrandDialogProps) {
  const t = useMessages(brandsMessages);
  const mayCount = useAbilities().can('read', 'Product');
  const { data, isError, refetch } = useQuery({
    queryKey: [BrandArchiveEffectsDocument.name, brand.id],
    queryFn: ({ signal }) => requestGraphql(BrandArchiveEffectsDocument, { brandId: brand.id }, { signal }),
    staleTime: 0,
    enabled: mayCount,
  });
  const active = data?.active.total.count ?? 0;
  return (
    <ArchiveFrame
      title={t('archiveNamed', { name: brand.name })}
      confirmLabel={t('archive')}
      isConfirmable={!(mayCount && !data) && active === 0}
      isFailed={isError}
      askAgain={refetch}
      onArchive={onArchive}
      onClose={onClose}
    >
      {!data && <p aria-live="polite">{t(mayCount ? 'effectCounting' : 'effectUnseen')}</p>}
      {data && <Effects brandId={brand.id} active={active} others={data.others.total.count} />}
    </ArchiveFrame>
  );
}

function Effects({ brandId, active, others }: { brandId: string; active: number; others: number }) {
  const t = useMessages(brandsMessages);
  const ofBrand = `brandId:${brandId}`;
  return (
    <ul className={classes.effects} aria-live="polite">
      {active > 0 && (
        <li className={classes.refused}>
          {t('effectActive', { count: active })}{' '}
          <Link to="/products" search={{ filter: [ofBrand, 'status:ACTIVE'] }}>
            {t('showActive', { count: active })}
          </Link>
        </li>
      )}
      {others > 0 && (
        <li>
          {t('effectOthers', { count: others })}{' '}
          <Link to="/products" search={{ filter: [ofBrand, ...otherStatuses.map((status) => `status:${status}`)] }}>
            {t('showOthers', { count: others })}
          </Link>
        </li>
      )}
      {active + others === 0 && <li>{t('effectNone')}</li>}
      <li>{t('effectNames')}</li>
    </ul>
  );
}
