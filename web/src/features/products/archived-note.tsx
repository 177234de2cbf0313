import { useMessages } from '../../i18n/index.ts';
import { RelativeTime } from '../../ui/values.tsx';
import classes from './archive.module.css';
import { archiveMessages } from './archive.messages.ts';
import type { ProductDetailFragment } from './product.operations.generated.ts';

/** Why, by whom and when the product was archived. */
export function ArchivedNote({ archival }: { archival: NonNullable<ProductDetailFragment['archival']> }) {
  const t = useMessages(archiveMessages);
  const { reason, note, by, at } = archival;
  return (
    <section className={classes.archived} aria-label={t('archived')}>
      <p>
        <strong>{reason === null ? t('noReason') : t(`reason.${reason}`)}</strong>{' '}
        {by === null ? t('archivedBySystem') : t('archivedBy', { person: by })} <RelativeTime at={at} />
      </p>
      {note !== null && <p className={classes.note}>{note}</p>}
    </section>
  );
}
