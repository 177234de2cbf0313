import { type ChangeOrigin, recordChange } from '../audit/index.ts';
import type { Clock } from '../clock.ts';
import { type Db, type Tx, withTransaction } from '../db/index.ts';
import { type Id, isId, newId } from '../ids.ts';

/** A kind of record that people change, one at a time and each on the version they saw. */
export type RecordKind<R> = {
  /** The table's word: `shop`, `brand`. */
  entity: string;
  /** The record as it is, locked until the transaction ends. */
  lock: (tx: Tx, id: string) => Promise<R | undefined>;
  /** The fields that an audit entry compares. */
  audited: (record: R) => Record<string, unknown>;
};

export type Saved<R> = { kind: 'saved'; record: R; changeId: Id<'change'> | null };
export type Missed = { kind: 'not_found' } | { kind: 'conflict'; currentVersion: number };

/** Which record, which version of it the person saw, and the verb of the audit entry. */
export type RecordChangeRequest = { id: string; version: number; action: string };

type CommandDeps = { db: Db | Tx; clock: Clock };
/** What `write` answers when the record may not become what was asked for. */
type Refusal = { kind: string };

/**
 * Makes a record and its audit entry in one transaction, the caller's where `deps.db` is one. `write` inserts it under the given id,
 * or answers why not before it writes anything.
 */
export function createRecord<R, Refused extends Refusal | undefined>(
  deps: CommandDeps,
  origin: ChangeOrigin,
  kind: RecordKind<R>,
  write: (tx: Tx, id: string) => Promise<Refused>,
): Promise<Saved<R> | NonNullable<Refused>> {
  return withTransaction(deps.db, async (tx) => {
    const id = newId();
    const refused = await write(tx, id);
    return refused ?? recorded(tx, deps, origin, kind, { id, action: 'created' }, null);
  });
}

/**
 * Changes a record in one transaction: locks it, refuses when it is gone or newer than the version the person saw, has `write` change
 * it or answer why not before it writes anything, reads it again and audits the difference.
 */
export function changeRecord<R extends { version: number }, Refused extends Refusal | undefined>(
  deps: CommandDeps,
  origin: ChangeOrigin,
  kind: RecordKind<R>,
  request: RecordChangeRequest,
  write: (tx: Tx, before: R) => Promise<Refused>,
): Promise<Saved<R> | Missed | NonNullable<Refused>> {
  return withTransaction(deps.db, async (tx) => {
    const before = isId(request.id) ? await kind.lock(tx, request.id) : undefined;
    if (!before) return { kind: 'not_found' };
    if (before.version !== request.version) return { kind: 'conflict', currentVersion: before.version };
    const refused = await write(tx, before);
    return refused ?? recorded(tx, deps, origin, kind, request, before);
  });
}

async function recorded<R>(
  tx: Tx,
  deps: CommandDeps,
  origin: ChangeOrigin,
  { entity, lock, audited }: RecordKind<R>,
  { id, action }: Omit<RecordChangeRequest, 'version'>,
  before: R | null,
): Promise<Saved<R>> {
  const record = await lock(tx, id);
  if (record === undefined) throw new Error(`The ${entity} ${id} vanished inside its own transaction.`);
  const changeId = await recordChange(tx, deps, {
    ...origin,
    entity,
    entityId: id,
    action,
    before: before && audited(before),
    after: audited(record),
  });
  return { kind: 'saved', record, changeId };
}
