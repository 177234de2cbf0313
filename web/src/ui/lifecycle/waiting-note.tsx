import { useRecord } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { Explain } from '../explain/index.ts';
import { useReloadWhile } from '../use-reload-while.ts';
import { lifecycleMessages } from './lifecycle.messages.ts';
import { FirstFillingDocument } from './lifecycle.operations.generated.ts';

/** Says on the page of a run that waits why it does, while the first filling holds it up. */
export function WaitingNote() {
  const t = useMessages(lifecycleMessages);
  const format = useFormat();
  const query = useRecord(FirstFillingDocument, {});
  const filling = query.data?.dashboard.seed;
  useReloadWhile(filling?.state === 'running', query.refetch);
  if (filling?.state !== 'running') return null;
  const share = format.percent(filling.done / Math.max(1, filling.total));
  return <Explain as="note" tone="info" title={t('waitsTitle')} reasons={[t('waitsText', { share })]} />;
}
