import { useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../button-link.tsx';
import { Explain } from '../explain/index.ts';
import { useDelayed } from '../use-delayed.ts';
import { lifecycleMessages } from './lifecycle.messages.ts';
import { useFilling } from './use-filling.ts';

/** A run that is taken up within this time does not wait in the eyes of its reader. */
const waitMs = 3_000;

/** Says on the page of a run that waits for what it does: the demo data import, unless it goes on beside that, or its turn. */
export function WaitingNote({ isBesideImport = false }: { isBesideImport?: boolean }) {
  const t = useMessages(lifecycleMessages);
  const { share, isPending } = useFilling();
  const isLong = useDelayed(!isPending, waitMs);
  const isHeldUp = share !== undefined && !isBesideImport;
  if (!isHeldUp && !isLong) return null;
  return (
    <Explain
      as="note"
      tone="info"
      title={t(isHeldUp ? 'waitsTitle' : 'turnTitle')}
      reasons={[isHeldUp ? t('waitsText', { share }) : t('turnText')]}
    >
      <ButtonLink to="/jobs">{t('allJobs')}</ButtonLink>
    </Explain>
  );
}

/** The same in a line, where there is no room for more, in place of what is said of a run that nothing holds up. */
export function WaitingWords({ otherwise }: { otherwise: string }) {
  const t = useMessages(lifecycleMessages);
  const { share } = useFilling();
  return share === undefined ? otherwise : t('waitsShort', { share });
}
