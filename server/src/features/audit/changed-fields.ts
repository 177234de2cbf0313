import type { ChangedFields, RecordHistory } from '../../platform/commands/index.ts';
import { sortedJson } from '../../platform/sorted-json.ts';
import type { ChangeRecord } from './change.store.ts';

/** What fields have parts that are compared by themselves. */
type Nesting = Pick<RecordHistory, 'nested'>;

/** One field of a change; `config.maxPages` is a part of the nested field `config`. */
export type FieldChange = {
  name: string;
  before: unknown;
  after: unknown;
  /** Its values were erased with the person whom they told of. */
  isErased: boolean;
  isReverted: boolean;
};

/** The fields in which a change differs, nested ones part by part. */
export function fieldsOf(change: Pick<ChangeRecord, 'before' | 'after' | 'reverts'>, nesting: Nesting): FieldChange[] {
  const reverted = new Set(change.reverts.flatMap((revert) => differences(revert, nesting).map(({ name }) => name)));
  return differences(change, nesting).map((field) => ({ ...field, isReverted: reverted.has(field.name) }));
}

/** Whether a change is of a kind that can be taken back, and something of it is left. */
export function isRevertible(change: ChangeRecord, history: RecordHistory): boolean {
  const isKind = history.restoring?.actions.includes(change.action) ?? false;
  if (!isKind || change.before === null || change.after === null) return false;
  return fieldsOf(change, history).some(({ isReverted }) => !isReverted);
}

/**
 * Of the newest changes of a record, the newest first, the fields that each made and that a newer one left otherwise: they are not taken
 * back. What is older than these changes is not known here.
 */
export function fieldsChangedSince(
  changes: readonly ChangeRecord[],
  nesting: Nesting,
): ReadonlyMap<string, ReadonlySet<string>> {
  const now = new Map<string, unknown>();
  return new Map(
    changes.map((change) => {
      const differing = fieldsOf(change, nesting).filter(({ isErased }) => !isErased);
      const lost = differing.filter(({ name, after }) => now.has(name) && !isSame(now.get(name), after));
      for (const { name, after } of differing) if (!now.has(name)) now.set(name, after);
      return [change.id, new Set(lost.map(({ name }) => name))];
    }),
  );
}

/** Nested fields part by part, so that each can be compared and taken back by itself. */
export function flatten(fields: ChangedFields, { nested = [] }: Nesting): ChangedFields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      nested.includes(name) && isPlain(value)
        ? Object.entries(value).map(([part, inner]) => [`${name}.${part}`, inner])
        : [[name, value]],
    ),
  );
}

export function isSame(left: unknown, right: unknown): boolean {
  return sortedJson(left ?? null) === sortedJson(right ?? null);
}

/** The fields in which two states differ, nested ones part by part. */
export function differences(
  { before, after }: Pick<ChangeRecord, 'before' | 'after'>,
  nesting: Nesting,
): Omit<FieldChange, 'isReverted'>[] {
  const [old, now] = [flatten(before ?? {}, nesting), flatten(after ?? {}, nesting)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return names
    .map((name) => ({ name, before: old[name] ?? null, after: now[name] ?? null, isErased: false }))
    .map((field) => (isErased(field.before) || isErased(field.after) ? { ...field, isErased: true } : field))
    .filter((field) => !isSame(field.before, field.after) && !(isNothing(field.before) && isNothing(field.after)))
    .map((field) => (field.isErased ? { ...field, before: null, after: null } : field));
}

/** What a field says where nothing was filled in. */
function isNothing(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** What `erasePerson` leaves in the place of a value. */
function isErased(value: unknown): boolean {
  return isPlain(value) && typeof value.erased === 'string' && Object.keys(value).length === 1;
}

function isPlain(value: unknown): value is ChangedFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
