import { useFormat, useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { lifecycleMessages } from '../lifecycle/lifecycle.messages.ts';
import { RelativeTime } from '../values.tsx';

/** Who saved the newest version of a record, and when; nobody where the product itself did. */
export type LastChange = { by: string | null; at: string };

export function LastChangeNote({ change: { by, at } }: { change: LastChange }) {
  const t = useMessages(kitMessages);
  const tLife = useMessages(lifecycleMessages);
  const format = useFormat();
  return (
    <>
      {format.label(t('savedBy', { who: by === '' ? tLife('erasedPerson') : (by ?? 'Quarry') }))}{' '}
      <RelativeTime at={at} />
    </>
  );
}
