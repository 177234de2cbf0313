import { sql } from 'kysely';
import { type ChangeOrigin, recordChange, type Told } from '../audit/index.ts';
import type { Clock } from '../clock.ts';
import { type Db, type Tx, withTransaction } from '../db/index.ts';
import { type Id, isId, newId } from '../ids.ts';
import { sortedJson } from '../sorted-json.ts';

/** A kind of record that people change, one at a time and each on the version they saw. */
export type RecordKind<R> = {
  /** The table's word: `shop`, `brand`. */
  entity: string;
  /** The record as it is, locked until the transaction ends. */
  lock: (tx: Tx, id: string) => Promise<R | undefined>;
  /** The fields that an audit entry compares. */
  audited: (record: R) => Record<string, unknown>;
  /** The same as roles name them, where those are others. */
  judged?: (record: R) => Record<string, unknown>;
  /** By which topic the log tells of its changes; absent for records that nobody listens to. */
  told?: (record: R, id: string) => Told;
};

export type Saved<R> = { kind: 'saved'; record: R; changeId: Id<'change'> | null };
/** Fields would have changed that the actor's right does not reach. */
export type FieldsRefused = { kind: 'fields_refused'; fields: readonly string[] };
export type Missed =
  | { kind: 'not_found' }
  | { kind: 'conflict'; currentVersion: number; of?: readonly [entity: string, id: string] }
  | FieldsRefused;

/** Which record, which version of it the person saw, and the verb of the audit entry. */
export type RecordChangeRequest = { id: string; version: number; action: string };

type CommandDeps = { db: Db | Tx; clock: Clock };
/** What `write` answers when the record may not become what was asked for. */
type Refusal = { kind: string };

/**
 * Makes a record and its audit entry in one transaction, the caller's where `deps.db` is one. `write` inserts it under the given id,
 * or answers why not before it writes anything. The id is a new one, unless it was planned beforehand.
 */
export function createRecord<R, Refused extends Refusal | undefined>(
  deps: CommandDeps,
  origin: ChangeOrigin,
  kind: RecordKind<R>,
  write: (tx: Tx, id: string) => Promise<Refused>,
  id: string = newId(),
): Promise<Saved<R> | NonNullable<Refused>> {
  return withTransaction(deps.db, async (tx) => {
    const refused = await write(tx, id);
    return refused ?? recorded(tx, deps, origin, kind, { id, action: 'created' }, null);
  });
}

/**
 * Changes a record in one transaction: locks it, refuses when it is gone or newer than the version the person saw, has `write` change
 * it or answer why not before it writes anything, reads it again and audits the difference. Anyone who may change some fields alone is
 * judged by what really changed, and where that is more nothing of it stays.
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
    const { mayChange } = origin;
    if (mayChange) await sql`savepoint judged_change`.execute(tx);
    const refused = await write(tx, before);
    if (refused) return refused;
    const overstepped = mayChange && (await refusedFields(tx, kind, before, request.id, mayChange));
    if (!overstepped) return recorded(tx, deps, origin, kind, request, before);
    await sql`rollback to savepoint judged_change`.execute(tx);
    return overstepped;
  });
}

async function refusedFields<R>(
  tx: Tx,
  { entity, lock, audited, judged = audited }: RecordKind<R>,
  before: R,
  id: string,
  mayChange: (field: string) => boolean,
): Promise<FieldsRefused | undefined> {
  const after = await lock(tx, id);
  if (after === undefined) throw new Error(`The ${entity} ${id} vanished inside its own transaction.`);
  const [old, now] = [judged(before), judged(after)];
  return refusedAmong(
    mayChange,
    Object.keys(now).filter((field) => sortedJson(old[field] ?? null) !== sortedJson(now[field] ?? null)),
  );
}

/** The refusal of those fields that the actor's right does not reach; none where it reaches all of them. */
export function refusedAmong(
  mayChange: ChangeOrigin['mayChange'],
  fields: readonly string[],
): FieldsRefused | undefined {
  const refused = mayChange ? fields.filter((field) => !mayChange(field)) : [];
  return refused.length === 0 ? undefined : { kind: 'fields_refused', fields: refused };
}

async function recorded<R>(
  tx: Tx,
  deps: CommandDeps,
  origin: ChangeOrigin,
  { entity, lock, audited, told }: RecordKind<R>,
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
    told: told?.(record, id),
  });
  return { kind: 'saved', record, changeId };
}
