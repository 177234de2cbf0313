import type { Subject } from '@quarry/contracts/access';
import { useMessages } from '../../i18n/index.ts';
import { recordChoicesMessages } from './record-choices.messages.ts';
import { useRecordNames } from './use-record-names.ts';

/** Records that are referred to by id, in words. */
export function RecordNames({ of, ids }: { of: Subject; ids: readonly string[] }) {
  const t = useMessages(recordChoicesMessages);
  const names = useRecordNames([{ of, ids }]);
  return ids.map((id) => (names.has(id) ? (names.get(id) ?? t('gone')) : '…')).join(', ');
}
