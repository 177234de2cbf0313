import type { Action, Subject } from '@quarry/contracts/access';
import type { Reasoned, Sentence } from '@quarry/contracts/wording';
import { type RawBuilder, sql } from 'kysely';
import { type ChangeOrigin, recordChange, type Told } from '../audit/index.ts';
import type { Actor } from '../auth/index.ts';
import type { Clock } from '../clock.ts';
import { type Db, type Tx, withTransaction } from '../db/index.ts';
import type { Deps } from '../feature.ts';
import { isId } from '../ids.ts';
import type { Missed, RecordChangeRequest, RecordKind } from './change-record.ts';

/** A record as the bin keeps it. */
export type BinEntry = {
  id: string;
  entity: string;
  name: string;
  shopId: string | null;
  brandId: string | null;
  ownerId: string | null;
  /** The record itself where no table has it any more; parsed by its feature. */
  content: unknown;
  deletedById: string | null;
  deletedAt: Date;
};

/** A record that came back otherwise than it was; `named` are others of its kind that the remarks name. */
export type BroughtBack = { remarks: readonly Sentence[]; named?: readonly { id: string; name: string }[] };

/** How records of a kind come back from the bin, and how they go for good. */
export type KeptInBin = {
  /** What somebody must be allowed to do to bring one back, or to delete it for good, where it is not to delete it. */
  takes?: Action;
  /** Which of its entries, over `bin_entry b`, the reader sees. */
  visible: (actor: Actor) => RawBuilder<unknown>;
  /**
   * Brings it back in the transaction that `deps.db` is, or answers why not before it writes anything. `remarks` say what is otherwise than
   * it was.
   */
  restore: (tx: Tx, deps: Deps, origin: ChangeOrigin, entry: BinEntry) => Promise<Reasoned | BroughtBack | null>;
  /** By which topic the log tells that one came back, or went for good. */
  told?: (entry: BinEntry) => Told;
  /**
   * Takes away what is left of records; absent where the bin has all there is. Before it deletes, it calls `letGo` with the ids of all
   * that goes.
   */
  purge?: (
    tx: Tx,
    deps: Deps,
    ids: readonly string[],
    letGo: (ids: readonly string[]) => Promise<void>,
  ) => Promise<void>;
};

/** How a feature lets go of records of a feature below that are about to be deleted for good. */
export type LetGo = (tx: Tx, deps: Deps, ids: readonly string[]) => Promise<void>;

/**
 * The same with the word of its audit entries, the right by which a record is brought back or deleted for good, and how the features
 * above let go of records, from the lowest to the highest.
 */
export type BinKind = KeptInBin & { entity: string; subject: Subject; holders: readonly LetGo[] };

/** What the bin is to keep of a record. */
export type Binned = {
  name: string;
  shopId?: string | null;
  brandId?: string | null;
  ownerId?: string | null;
  content?: object;
};

type CommandDeps = { db: Db | Tx; clock: Clock };

/**
 * Deletes a record in one transaction: locks it, refuses when it is gone or newer than the version the person saw, has `write` take it
 * away, or answer why not before it writes anything, and puts what `write` says into the bin, with an audit entry.
 */
export function deleteRecord<R extends { version: number }, Refused = never>(
  deps: CommandDeps,
  origin: ChangeOrigin,
  { entity, lock, audited, told }: RecordKind<R>,
  { id, version }: Omit<RecordChangeRequest, 'action'>,
  write: (tx: Tx, before: R) => Promise<{ binned: Binned } | { refused: NonNullable<Refused> }>,
): Promise<{ kind: 'deleted'; name: string } | Missed | NonNullable<Refused>> {
  return withTransaction(deps.db, async (tx) => {
    const before = isId(id) ? await lock(tx, id) : undefined;
    if (!before) return { kind: 'not_found' };
    if (before.version !== version) return { kind: 'conflict', currentVersion: before.version };
    const answer = await write(tx, before);
    if ('refused' in answer) return answer.refused;
    await putInBin(tx, deps, origin, { id, entity, ...answer.binned });
    const entry = { ...origin, entity, entityId: id, action: 'deleted' };
    await recordChange(tx, deps, { ...entry, before: audited(before), after: null, told: told?.(before, id) });
    return { kind: 'deleted', name: answer.binned.name };
  });
}

/** Has the bin keep a record that the caller takes away, and audits, in the same transaction. */
export async function putInBin(
  tx: Tx,
  { clock }: { clock: Clock },
  { actor }: ChangeOrigin,
  { id, entity, name, shopId = null, brandId = null, ownerId = null, content }: Binned & { id: string; entity: string },
): Promise<void> {
  await sql`insert into bin_entry (id, entity, name, shop_id, brand_id, owner_id, content, deleted_by, deleted_at)
    values (${id}, ${entity}, ${name}, ${shopId}, ${brandId}, ${ownerId}, ${content ? JSON.stringify(content) : null}::jsonb, ${actor.userId}, ${clock.now()})`.execute(
    tx,
  );
}

/** Takes entries out of the bin in the transaction that brings their records back or deletes them for good. */
export async function takeFromBin(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from bin_entry where id = any(${ids}::uuid[])`.execute(tx);
}
