import { type RawBuilder, sql } from 'kysely';
import { type ChangeOrigin, recordChanges } from '../audit/index.ts';
import type { Clock } from '../clock.ts';
import { type Db, readWithinScope, type Tx } from '../db/index.ts';

type Moved = { id: string; fromId: string; toId: string };
type HandOverDeps = { clock: Clock };

/** Records of a person that others use too, in a table with `user_id` and `handed_over_from`. */
type SharedRecords = { entity: string; table: string; isShared: RawBuilder<unknown> };

/** How shared records of one person become those of another, and go back. */
type HandOver = {
  /** Whether this person shares any. */
  hasToHandOver: (db: Db | Tx, ownerId: string) => Promise<boolean>;
  /** Resolves with the number of records. */
  handOver: (
    tx: Tx,
    deps: HandOverDeps,
    origin: ChangeOrigin,
    people: { fromId: string; toId: string },
  ) => Promise<number>;
  /** Whether somebody else has records that were handed over from this person. */
  hasToReturn: (db: Db | Tx, ownerId: string) => Promise<boolean>;
  /** Gives somebody back what was handed over from them and not handed on since; resolves with the number of records. */
  giveBack: (tx: Tx, deps: HandOverDeps, origin: ChangeOrigin, ownerId: string) => Promise<number>;
};

export function handOverOf({ entity, table, isShared }: SharedRecords): HandOver {
  const held = sql.table(table);

  async function isAny(db: Db | Tx, where: RawBuilder<unknown>): Promise<boolean> {
    const [found] = await readWithinScope(
      db,
      sql<{ isThere: boolean }>`select exists (select from ${held} where ${where}) as "isThere"`,
    );
    return found?.isThere ?? false;
  }

  async function audit(tx: Tx, deps: HandOverDeps, entry: ChangeOrigin & { action: string }, moved: readonly Moved[]) {
    await recordChanges(
      tx,
      deps,
      moved.map(({ id, fromId, toId }) => ({
        ...entry,
        entity,
        entityId: id,
        before: { ownerId: fromId },
        after: { ownerId: toId },
      })),
    );
  }

  return {
    hasToHandOver: (db, ownerId) => isAny(db, sql`user_id = ${ownerId}::uuid and ${isShared}`),
    async handOver(tx, deps, origin, { fromId, toId }) {
      const now = deps.clock.now();
      // What was handed over another time stays where it is.
      await sql`update ${held} set handed_over_from = null where handed_over_from = ${fromId}::uuid`.execute(tx);
      const { rows } = await sql<{ id: string }>`
        update ${held} set user_id = ${toId}::uuid, handed_over_from = ${fromId}::uuid, version = version + 1, updated_at = ${now}
        where user_id = ${fromId}::uuid and ${isShared} returning id`.execute(tx);
      await audit(
        tx,
        deps,
        { ...origin, action: 'handed_over' },
        rows.map(({ id }) => ({ id, fromId, toId })),
      );
      return rows.length;
    },
    hasToReturn: (db, ownerId) => isAny(db, sql`handed_over_from = ${ownerId}::uuid`),
    async giveBack(tx, deps, origin, ownerId) {
      const now = deps.clock.now();
      const { rows } = await sql<{ id: string; fromId: string }>`
        with returned as (
          select id, user_id from ${held} where handed_over_from = ${ownerId}::uuid for update
        )
        update ${held} v set user_id = ${ownerId}::uuid, handed_over_from = null, version = v.version + 1, updated_at = ${now}
        from returned r where v.id = r.id returning v.id, r.user_id as "fromId"`.execute(tx);
      await audit(
        tx,
        deps,
        { ...origin, action: 'handed_back' },
        rows.map(({ id, fromId }) => ({ id, fromId, toId: ownerId })),
      );
      return rows.length;
    },
  };
}
