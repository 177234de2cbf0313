import { Button } from '@mantine/core';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import classes from './manage.module.css';
import { manageMessages } from './manage.messages.ts';
import type { useProductEdits } from './use-product-edits.ts';

/** What is under way, and whether what was written has reached the server. */
export function GridState({ edits }: { edits: Pick<ReturnType<typeof useProductEdits>, 'waiting' | 'work'> }) {
  const t = useMessages(manageMessages);
  const tKit = useMessages(kitMessages);
  const format = useFormat();
  const { work, waiting } = edits;
  const text = () => {
    if (waiting.isLost) return t('lost', { count: waiting.waiting });
    if (work?.kind === 'pasting')
      return t(work.isWaiting ? 'pasteWaits' : 'pasting', { share: format.percent(work.share) });
    if (work) return t(work.kind);
    return waiting.waiting > 0 ? t('saving') : t('saved');
  };
  return (
    <div className={classes.state} data-lost={waiting.isLost || (work?.kind === 'pasting' && work.isWaiting)}>
      <output>{text()}</output>
      {work?.kind === 'pasting' && (
        <Button size="compact-sm" variant="default" onClick={work.cancel}>
          {tKit('cancel')}
        </Button>
      )}
    </div>
  );
}
