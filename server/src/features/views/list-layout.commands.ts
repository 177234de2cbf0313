import { inputIssue, type InputIssue } from '@quarry/contracts/common';
import type { ListLook } from '@quarry/contracts/views';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import {
  findListLayoutForUpdate,
  type ListLayoutKey,
  type ListLayoutRecord,
  putListLayout,
} from './list-layout.store.ts';
import { findSavedView } from './saved-view.store.ts';

export type SaveLayoutOutcome =
  | { kind: 'saved'; layout: ListLayoutRecord }
  | { kind: 'invalid'; issues: readonly InputIssue[] };

/** Keeps how a person wants a list to look; the newest choice wins. A view must be one that they may open. */
export function saveListLayout(
  deps: Deps,
  origin: ChangeOrigin,
  key: ListLayoutKey,
  look: ListLook | null,
): Promise<SaveLayoutOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const view = key.viewId === null ? undefined : await findSavedView(tx, key.viewId);
    const isTheirs = view && view.list === key.list && (view.isShared || view.ownerId === key.userId);
    if (key.viewId !== null && !isTheirs) return { kind: 'invalid', issues: [inputIssue('viewId', 'invalid')] };
    const before = await findListLayoutForUpdate(tx, key);
    const layout = await putListLayout(tx, before?.id ?? newId(), key, look, deps.clock.now());
    await recordChange(tx, deps, {
      ...origin,
      entity: 'list_layout',
      entityId: layout.id,
      action: before ? 'updated' : 'created',
      before: before ? audited(key, before) : null,
      after: audited(key, layout),
    });
    return { kind: 'saved', layout };
  });
}

function audited({ list, viewId }: ListLayoutKey, { look }: ListLayoutRecord): Record<string, unknown> {
  return { list, viewId, look };
}
