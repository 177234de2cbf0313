import { useFormat, useMessages } from '../../i18n/index.ts';
import { Explain } from '../explain/index.ts';
import { lifecycleMessages } from './lifecycle.messages.ts';

/** Says on the page of a run since when its items are gone. */
export function ItemsGoneNote({ at }: { at: string | null }) {
  const t = useMessages(lifecycleMessages);
  const format = useFormat();
  if (at === null) return null;
  return (
    <Explain
      as="note"
      tone="info"
      title={t('itemsGoneTitle')}
      reasons={[t('itemsGoneText', { time: format.dateTime(at) })]}
    />
  );
}
