import { sql } from 'kysely';
import { type ChangeOrigin, recordChanges } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';

type ViewDeps = { clock: Clock };
type Moved = { id: string; fromId: string; toId: string };

/** Makes the shared views of one person those of another; resolves with their number. */
export async function handOverViews(
  tx: Tx,
  deps: ViewDeps,
  origin: ChangeOrigin,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<number> {
  const now = deps.clock.now();
  // What was handed over another time stays where it is.
  await sql`update saved_view set handed_over_from = null where handed_over_from = ${fromId}::uuid`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    update saved_view set user_id = ${toId}::uuid, handed_over_from = ${fromId}::uuid, version = version + 1, updated_at = ${now}
    where user_id = ${fromId}::uuid and is_shared returning id`.execute(tx);
  await audit(
    tx,
    deps,
    { ...origin, action: 'handed_over' },
    rows.map(({ id }) => ({ id, fromId, toId })),
  );
  return rows.length;
}

/** Whether somebody else has views that were handed over from this person. */
export async function hasViewsToReturn(db: Db | Tx, ownerId: string): Promise<boolean> {
  const [found] = await readWithinScope(
    db,
    sql<{ isThere: boolean }>`
      select exists (select from saved_view where handed_over_from = ${ownerId}::uuid) as "isThere"`,
  );
  return found?.isThere ?? false;
}

/** Gives somebody back what was handed over from them and not handed on since; resolves with the number of views. */
export async function returnViews(tx: Tx, deps: ViewDeps, origin: ChangeOrigin, ownerId: string): Promise<number> {
  const now = deps.clock.now();
  const { rows } = await sql<{ id: string; fromId: string }>`
    with returned as (
      select id, user_id from saved_view where handed_over_from = ${ownerId}::uuid for update
    )
    update saved_view v set user_id = ${ownerId}::uuid, handed_over_from = null, version = v.version + 1, updated_at = ${now}
    from returned r where v.id = r.id returning v.id, r.user_id as "fromId"`.execute(tx);
  await audit(
    tx,
    deps,
    { ...origin, action: 'handed_back' },
    rows.map(({ id, fromId }) => ({ id, fromId, toId: ownerId })),
  );
  return rows.length;
}

async function audit(
  tx: Tx,
  deps: ViewDeps,
  entry: ChangeOrigin & { action: string },
  moved: readonly Moved[],
): Promise<void> {
  await recordChanges(
    tx,
    deps,
    moved.map(({ id, fromId, toId }) => ({
      ...entry,
      entity: 'saved_view',
      entityId: id,
      before: { ownerId: fromId },
      after: { ownerId: toId },
    })),
  );
}
