import type { Subject } from '@quarry/contracts/access';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { recordChoicesMessages } from './record-choices.messages.ts';
import { useRecordNames } from './use-record-names.ts';

/** Records that are referred to by id, in words. */
export function RecordNames({ of, ids }: { of: Subject; ids: readonly string[] }) {
  const t = useMessages(recordChoicesMessages);
  const names = useRecordNames([{ of, ids }]);
  return ids.map((id) => (names.has(id) ? (names.get(id) ?? t('gone')) : '…')).join(', ');
}

/** What a form keeps of records, an id or several, in words; any version of it may name records that no other does. */
export function namesOf(of: Subject, value: unknown): ReactNode {
  const ids = [value].flat().filter((id): id is string => typeof id === 'string' && id !== '');
  return ids.length > 0 && <RecordNames of={of} ids={ids} />;
}
