import { endPreview, type Preview } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import classes from './preview-bar.module.css';
import { previewMessages } from './preview.messages.ts';

/** Says on every screen that it is shown as a role would see it, and ends that. */
export function PreviewBar({ preview: { roleId, roleName } }: { preview: Preview }) {
  const t = useMessages(previewMessages);
  return (
    <section className={classes.bar} aria-label={t('title')}>
      <p>{t('text', { role: roleName })}</p>
      <button type="button" onClick={() => endPreview(`/users/roles/${roleId}`)}>
        {t('end')}
      </button>
    </section>
  );
}
