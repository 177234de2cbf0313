import { use } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { ConflictDialog, type Side } from './conflict-dialog.tsx';
import { FieldWordsContext } from './field-words.ts';
import type { LastChange } from './last-change.tsx';
import type { Diverged } from './three-versions.ts';

/** A newer version than the one that was typed over. */
export type Conflict = { values: readonly Diverged[]; lastChange: LastChange | null };

type FormConflictProps = {
  conflict: Conflict;
  /** What each value shall be. */
  onResolve: (values: readonly { path: string; value: unknown }[]) => void;
  onClose: () => void;
};

/** Both versions of a form, value by value, in the words of its fields. */
export function FormConflict({ conflict: { values, lastChange }, onResolve, onClose }: FormConflictProps) {
  const t = useMessages(kitMessages);
  const words = use(FieldWordsContext);
  const textOf = (path: string, value: unknown): string | null => {
    if (value === null || value === undefined || value === '') return null;
    const own = words.get(path)?.textOf;
    if (own) return own(value);
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value)) return value.length === 0 ? null : value.join(', ');
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  const fields = values.map(({ path, before, mine, theirs }) => ({
    field: path,
    label: words.get(path)?.label ?? path,
    before: textOf(path, before),
    mine: textOf(path, mine),
    theirs: textOf(path, theirs),
  }));
  const resolve = (sides: Readonly<Record<string, Side>>) =>
    onResolve(values.map((one) => ({ path: one.path, value: one[sides[one.path] ?? 'mine'] })));
  return <ConflictDialog fields={fields} lastChange={lastChange} onResolve={resolve} onClose={onClose} />;
}
