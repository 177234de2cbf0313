import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { requestGraphql, useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Modal } from '../../ui/dialogs.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import classes from './archive-brand-dialog.module.css';
import { brandsMessages } from './brands.messages.ts';
import { BrandArchiveEffectsDocument, type BrandDetailFragment } from './brands.operations.generated.ts';

type ArchiveBrandDialogProps = {
  brand: Pick<BrandDetailFragment, 'id' | 'name'>;
  onArchive: () => void;
  onClose: () => void;
};

/** Says what becomes of the products of a brand before it is archived, and what keeps it from that. */
export function ArchiveBrandDialog({ brand, onArchive, onClose }: ArchiveBrandDialogProps) {
  useReturnFocus();
  const t = useMessages(brandsMessages);
  const tKit = useMessages(kitMessages);
  const mayCount = useAbilities().can('read', 'Product');
  const { data, isError, refetch } = useQuery({
    queryKey: [BrandArchiveEffectsDocument.name, brand.id],
    queryFn: ({ signal }) => requestGraphql(BrandArchiveEffectsDocument, { brandId: brand.id }, { signal }),
    staleTime: 0,
    enabled: mayCount,
  });
  const active = data?.active.total.count ?? 0;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('archiveNamed', { name: brand.name })}
      closeButtonProps={{ 'aria-label': tKit('close') }}
    >
      {isError && (
        <div role="alert">
          <p>{tKit('failedText')}</p>
          <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
            {tKit('tryAgain')}
          </Button>
        </div>
      )}
      {!isError && !data && <p aria-live="polite">{t(mayCount ? 'effectCounting' : 'effectUnseen')}</p>}
      {data && <Effects brandId={brand.id} active={active} others={data.others.total.count} />}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {tKit('cancel')}
        </Button>
        <Button disabled={(mayCount && !data) || active > 0} onClick={onArchive}>
          {t('archive')}
        </Button>
      </div>
    </Modal>
  );
}

const otherStatuses = ['DRAFT', 'IN_REVIEW', 'REJECTED', 'UNLISTED'];

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
