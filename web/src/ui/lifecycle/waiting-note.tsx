import { useMessages } from '../../i18n/index.ts';
import { Explain } from '../explain/index.ts';
import { lifecycleMessages } from './lifecycle.messages.ts';
import { useFilling } from './use-filling.ts';

/** Says on the page of a run that waits why it does, while the demo data import holds it up. */
export function WaitingNote() {
  const t = useMessages(lifecycleMessages);
  const { share } = useFilling();
  if (share === undefined) return null;
  return <Explain as="note" tone="info" title={t('waitsTitle')} reasons={[t('waitsText', { share })]} />;
}

/** The same in a line, where there is no room for more, in place of what is said of a run that nothing holds up. */
export function WaitingWords({ otherwise }: { otherwise: string }) {
  const t = useMessages(lifecycleMessages);
  const { share } = useFilling();
  return share === undefined ? otherwise : t('waitsShort', { share });
}
