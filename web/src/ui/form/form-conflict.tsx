import { useQuery } from '@tanstack/react-query';
import { use, type ReactNode } from 'react';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { ConflictDialog, type Side } from './conflict-dialog.tsx';
import { FieldWordsContext } from './field-words.ts';
import type { LastChange } from './last-change.tsx';
import { LastChangeDocument } from './last-change.operations.generated.ts';
import { isSame, type Diverged } from './three-versions.ts';

/** A newer version than the one that was typed over. */
export type Conflict = { values: readonly Diverged[]; lastChange: LastChange | null };

/** What a form changes, by the word and the id that its history has. */
export type FormRecord = { entity: string; id: string };

type FormConflictProps = {
  conflict: Conflict;
  record: FormRecord | undefined;
  /** What each value shall be. */
  onResolve: (values: readonly { path: string; value: unknown }[]) => void;
  /** Leaves the newer version as it is. */
  onDrop: () => void;
  onClose: () => void;
};

/** Both versions of a form, value by value, in the words of its fields. */
export function FormConflict({ conflict, record, onResolve, onDrop, onClose }: FormConflictProps) {
  const t = useMessages(kitMessages);
  const { values } = conflict;
  const lastChange = useLastChange(conflict, record);
  const words = use(FieldWordsContext);
  const wordsOf = (path: string, value: unknown): ReactNode => {
    const own = words.get(path)?.textOf;
    if (own) return own(value);
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value)) return value.join(', ');
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  /** Nothing, and a set of nothing, have no text. */
  const textOf = (path: string, value: unknown): ReactNode =>
    value === null || value === undefined ? null : wordsOf(path, value) || null;
  const fields = values.map(({ path, before, mine, theirs }) => {
    const old = textOf(path, before);
    const textOfSide = (value: unknown) => (isSame(value, before) ? old : textOf(path, value));
    const label = words.get(path)?.label ?? path;
    return { field: path, label, before: old, mine: textOfSide(mine), theirs: textOfSide(theirs) };
  });
  const resolve = (sides: Readonly<Record<string, Side>>) =>
    onResolve(values.map((one) => ({ path: one.path, value: one[sides[one.path] ?? 'mine'] })));
  return (
    <ConflictDialog fields={fields} lastChange={lastChange} onResolve={resolve} onDrop={onDrop} onClose={onClose} />
  );
}

/** Who saved the newer version; where no refused save said so, because a draft came back over it, its history does. */
function useLastChange({ lastChange }: Conflict, record: FormRecord | undefined): LastChange | null {
  const { data } = useQuery({
    queryKey: [LastChangeDocument.name, record],
    queryFn: ({ signal }) => (record ? requestGraphql(LastChangeDocument, record, { signal }) : null),
    enabled: lastChange === null && record !== undefined,
  });
  const [newest] = data?.changes?.nodes ?? [];
  return lastChange ?? (newest ? { by: newest.actor || null, at: newest.at } : null);
}
