import { type SavedViewDraft, savedViewInput, savedViewLimits, viewedList } from '@quarry/contracts/views';
import { reasoned } from '@quarry/contracts/wording';
import { sql } from 'kysely';
import * as z from 'zod';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { type Actor, may, scopeCondition } from '../../platform/auth/index.ts';
import {
  changeRecord,
  deleteRecord,
  type KeptInBin,
  type Missed,
  type RecordKind,
  type Saved,
} from '../../platform/commands/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { binListLayouts, unbinListLayouts } from './list-layout.store.ts';
import {
  countSavedViews,
  deleteSavedViewRow,
  findSavedView,
  findSavedViewForUpdate,
  insertSavedView,
  lockSavedViews,
  type SavedViewRecord,
  updateSavedViewRow,
} from './saved-view.store.ts';

export type CreateViewOutcome =
  | { kind: 'saved'; record: SavedViewRecord }
  | { kind: 'id_taken' }
  | { kind: 'too_many'; limit: number };
export type DeleteViewOutcome = { kind: 'deleted'; name: string } | Missed;

/** A view of the actor's own, or one that is shared and theirs to change; any other is as good as missing. */
function viewOf(actor: Actor, action: 'update' | 'delete'): RecordKind<SavedViewRecord> {
  return { entity: 'saved_view', lock: (tx, id) => findOwn(tx, actor, id, action), audited };
}

export function createSavedView(
  deps: Deps,
  origin: ChangeOrigin,
  key: { id: string; userId: string; list: string },
  draft: SavedViewDraft,
): Promise<CreateViewOutcome> {
  return withTransaction(deps.db, async (tx) => {
    await lockSavedViews(tx, key.userId);
    const present = await findSavedView(tx, key.id);
    // Asked for twice, because the first answer was lost.
    if (present) return present.ownerId === key.userId ? { kind: 'saved', record: present } : { kind: 'id_taken' };
    const limit = savedViewLimits.views;
    if ((await countSavedViews(tx, key.userId)) >= limit) return { kind: 'too_many', limit };
    // Somebody else's, which is not theirs to see, may have it.
    if (!(await insertSavedView(tx, key, draft, deps.clock.now()))) return { kind: 'id_taken' };
    const record = await findSavedView(tx, key.id);
    if (!record) throw new Error(`Saved view ${key.id} vanished inside its own transaction.`);
    await recordChange(tx, deps, { ...entryOf(origin, key.id, 'created'), before: null, after: audited(record) });
    return { kind: 'saved', record };
  });
}

export function updateSavedView(
  deps: Deps,
  origin: ChangeOrigin,
  id: string,
  version: number,
  draft: SavedViewDraft,
): Promise<Saved<SavedViewRecord> | Missed> {
  return changeRecord(deps, origin, viewOf(origin.actor, 'update'), { id, version, action: 'updated' }, async (tx) => {
    await updateSavedViewRow(tx, id, draft, deps.clock.now());
    return undefined;
  });
}

/** Puts a view into the bin of its owner. */
export function deleteSavedView(
  deps: Deps,
  origin: ChangeOrigin,
  id: string,
  version: number,
): Promise<DeleteViewOutcome> {
  return deleteRecord(deps, origin, viewOf(origin.actor, 'delete'), { id, version }, async (tx, before) => {
    const { name, ownerId } = before;
    await binListLayouts(tx, id);
    await deleteSavedViewRow(tx, id);
    return { binned: { name, ownerId, content: { ...audited(before), version } } };
  });
}

/** What the bin has of a view. */
const binnedView = z.object({ list: viewedList, version: z.int(), ...savedViewInput.shape });

/** One's own views, and of others those that are shared and may be deleted. */
export const savedViewBin: KeptInBin = {
  visible: (actor) => sql`(${scopeCondition(actor, 'delete', 'SavedView', { userId: 'b.owner_id' })}
    and (b.owner_id = ${actor.userId}::uuid or b.content -> 'isShared' = 'true'))`,
  restore: async (tx, { clock }, _origin, { id, ownerId, content }) => {
    if (ownerId === null) throw new Error(`The view ${id} in the bin is nobody's.`);
    const { list, version, ...draft } = binnedView.parse(content);
    await lockSavedViews(tx, ownerId);
    if (await findSavedView(tx, id)) return reasoned('VIEW_MADE_AGAIN');
    const limit = savedViewLimits.views;
    if ((await countSavedViews(tx, ownerId)) >= limit) return reasoned('TOO_MANY_VIEWS', { count: limit });
    // Somebody else's, which is not theirs to see, may have the id by now.
    if (!(await insertSavedView(tx, { id, userId: ownerId, list }, draft, clock.now(), version + 1)))
      return reasoned('VIEW_MADE_AGAIN');
    await unbinListLayouts(tx, id);
    return null;
  },
};

/** A view that the actor may not change is answered as one that does not exist, like one that is not shared with them. */
async function findOwn(
  tx: Tx,
  actor: Actor,
  id: string,
  action: 'update' | 'delete',
): Promise<SavedViewRecord | undefined> {
  const view = await findSavedViewForUpdate(tx, id);
  return view && may(actor, action, 'SavedView', { userId: view.ownerId }) && isSeen(actor, view) ? view : undefined;
}

/** What somebody keeps to themselves is nobody else's, whatever else they may do. */
function isSeen({ userId }: Actor, { ownerId, isShared }: SavedViewRecord): boolean {
  return ownerId === userId || isShared;
}

function entryOf(origin: ChangeOrigin, entityId: string, action: string) {
  return { ...origin, entity: 'saved_view', entityId, action };
}

function audited({ list, name, isShared, query, columns, density }: SavedViewRecord): Record<string, unknown> {
  return { list, name, isShared, query, columns, density };
}
