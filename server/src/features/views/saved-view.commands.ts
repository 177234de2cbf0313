import { type SavedViewDraft, savedViewLimits } from '@quarry/contracts/views';
import { recordChange } from '../../platform/audit/index.ts';
import { type Actor, may } from '../../platform/auth/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
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

/** Who changes a view; `requestId` ties the audit entry to the log. */
export type ViewChange = { actor: Actor; requestId: string };

type Saved = { kind: 'saved'; view: SavedViewRecord };
type Unsaved = { kind: 'not_found' } | { kind: 'conflict'; currentVersion: number };
export type CreateViewOutcome = Saved | { kind: 'id_taken' } | { kind: 'too_many'; limit: number };
export type UpdateViewOutcome = Saved | Unsaved;
export type DeleteViewOutcome = { kind: 'deleted' } | Unsaved;

export function createSavedView(
  deps: Deps,
  change: ViewChange,
  key: { id: string; userId: string; list: string },
  draft: SavedViewDraft,
): Promise<CreateViewOutcome> {
  return withTransaction(deps.db, async (tx) => {
    await lockSavedViews(tx, key.userId);
    const present = await findSavedView(tx, key.id);
    // Asked for twice, because the first answer was lost.
    if (present) return present.ownerId === key.userId ? { kind: 'saved', view: present } : { kind: 'id_taken' };
    const limit = savedViewLimits.views;
    if ((await countSavedViews(tx, key.userId)) >= limit) return { kind: 'too_many', limit };
    await insertSavedView(tx, key, draft, deps.clock.now());
    return { kind: 'saved', view: await recorded(tx, deps, change, key.id, 'created', null) };
  });
}

export function updateSavedView(
  deps: Deps,
  change: ViewChange,
  id: string,
  version: number,
  draft: SavedViewDraft,
): Promise<UpdateViewOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const before = await findOwn(tx, change.actor, id, 'update');
    if (!before) return { kind: 'not_found' };
    if (before.version !== version) return { kind: 'conflict', currentVersion: before.version };
    await updateSavedViewRow(tx, id, draft, deps.clock.now());
    return { kind: 'saved', view: await recorded(tx, deps, change, id, 'updated', audited(before)) };
  });
}

export function deleteSavedView(
  deps: Deps,
  change: ViewChange,
  id: string,
  version: number,
): Promise<DeleteViewOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const before = await findOwn(tx, change.actor, id, 'delete');
    if (!before) return { kind: 'not_found' };
    if (before.version !== version) return { kind: 'conflict', currentVersion: before.version };
    await deleteSavedViewRow(tx, id);
    await recordChange(tx, deps, { ...entryOf(change, id, 'deleted'), before: audited(before), after: null });
    return { kind: 'deleted' };
  });
}

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

async function recorded(
  tx: Tx,
  deps: Deps,
  change: ViewChange,
  id: string,
  action: string,
  before: Record<string, unknown> | null,
): Promise<SavedViewRecord> {
  const view = await findSavedView(tx, id);
  if (!view) throw new Error(`Saved view ${id} vanished inside its own transaction.`);
  await recordChange(tx, deps, { ...entryOf(change, id, action), before, after: audited(view) });
  return view;
}

function entryOf({ actor, requestId }: ViewChange, entityId: string, action: string) {
  return { actor, requestId, cause: 'screen' as const, entity: 'saved_view', entityId, action };
}

function audited({ list, name, isShared, query, columns, density }: SavedViewRecord): Record<string, unknown> {
  return { list, name, isShared, query, columns, density };
}
