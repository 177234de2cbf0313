import type { CategoryDraft } from '@quarry/contracts/categories';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { changeRecord, type Missed, type Saved } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { sortedJson } from '../../platform/sorted-json.ts';
import { makeRoom } from './category-place.ts';
import { type SlugTaken, slugsMakingWay } from './category-slugs.ts';
import type { CategoryRecord } from './category.ts';
import { categoryKind, type Invalid, setBy } from './category.commands.ts';
import { placeAudited, tellMerged } from './category-merge.commands.ts';
import {
  type CategoryMerge,
  dropParts,
  endMerge,
  findParts,
  findStandingMerges,
  type MergePart,
  type PlacedChild,
  unmarkMerged,
} from './category-merge.store.ts';
import { findRememberedCategories, updateCategoryRow } from './category.store.ts';
import { findCategoryPaths, findStanding } from './category-tree.store.ts';

type NotAllowed = { kind: 'not_allowed' } & Reasoned;
type Seen = { id: string; version: number };

/**
 * Takes merges back that brought these categories into one: each stands where it stood, with what still lies where the merge put it. The
 * survivor becomes what the draft says.
 */
export function undoMerges(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
  { mergedIds, draft }: { mergedIds: readonly string[]; draft: CategoryDraft },
): Promise<Saved<CategoryRecord> | Missed | NotAllowed | SlugTaken | Invalid> {
  return changeRecord(deps, origin, categoryKind, { ...seen, action: 'merge_undone' }, async (tx, survivor) => {
    const merges = outermostFirst(await findStandingMerges(tx, survivor.id, mergedIds));
    if (merges.length < mergedIds.length) return { kind: 'not_allowed', ...reasoned('CATEGORY_MERGE_UNDONE') };
    const merged = await findRememberedCategories(tx, mergedIds);
    const refused = await refusalOfParents(tx, merges, merged);
    if (refused) return refused;
    // A slug is unique, so the survivor releases it before the merged category takes it back.
    const set = await setBy(tx, deps, survivor.id, draft, survivor, { place: 'LAST', siblingId: null });
    if ('kind' in set) return set;
    await updateCategoryRow(tx, survivor.id, set, deps.clock.now());
    for (const merge of merges) await undoMerge(tx, deps, origin, merge);
    return undefined;
  });
}

/** Merges of one survivor in an order in which each finds its former parent again. */
function outermostFirst(merges: readonly CategoryMerge[]): CategoryMerge[] {
  const rest = [...merges];
  const ordered: CategoryMerge[] = [];
  while (rest.length > 0) {
    const left = new Set(rest.map(({ mergedId }) => mergedId));
    const at = rest.findIndex(({ formerParentId }) => formerParentId === null || !left.has(formerParentId));
    ordered.push(...rest.splice(Math.max(at, 0), 1));
  }
  return ordered;
}

/** Why a category does not come back to where it was: what it lay below is in the bin, from which it can be restored first. */
async function refusalOfParents(
  tx: Tx,
  merges: readonly CategoryMerge[],
  merged: ReadonlyMap<string, CategoryRecord>,
): Promise<NotAllowed | undefined> {
  for (const { mergedId, formerParentId } of merges) {
    if (formerParentId === null || merged.has(formerParentId)) continue;
    const parent = await standingParent(tx, formerParentId);
    if (!parent || parent.deletedAt === null) continue;
    const names = { name: parent.name, merged: merged.get(mergedId)?.name ?? '' };
    return { kind: 'not_allowed', ...reasoned('CATEGORY_MERGE_PARENT_IN_BIN', names) };
  }
  return undefined;
}

async function standingParent(tx: Tx, id: string) {
  const standing = (await findStanding(tx, [id])).get(id);
  return standing === undefined ? undefined : (await findRememberedCategories(tx, [standing])).get(standing);
}

async function undoMerge(tx: Tx, deps: Deps, origin: ChangeOrigin, merge: CategoryMerge): Promise<void> {
  const { id: mergeId, survivorId, mergedId, formerParentId, formerPosition } = merge;
  const now = deps.clock.now();
  const before = (await findRememberedCategories(tx, [mergedId])).get(mergedId);
  if (!before) throw new Error(`The category ${mergedId} was merged and is stored nowhere.`);
  // One that was purged is stored no more: what lay below it comes back at the root.
  const parentId = formerParentId === null ? null : ((await standingParent(tx, formerParentId))?.id ?? null);
  const slugs = await slugsMakingWay(tx, mergedId, parentId, before.texts.slugs);
  const place =
    parentId === formerParentId ? { position: formerPosition } : ({ place: 'LAST', siblingId: null } as const);
  const placed = { id: mergedId, parentId: before.parentId, position: before.position };
  const position = (await makeRoom(tx, placed, parentId, place)) ?? formerPosition;
  await unmarkMerged(tx, mergedId, { parentId, position, slugs }, now);
  await moveChildrenBack(tx, deps, origin, merge);
  for (const follow of deps.records.merges('category')) {
    const parts = await allParts(tx, mergeId, follow.kind);
    await follow.moveBack(tx, deps, origin, { from: survivorId, to: mergedId }, parts.map(idOf));
    await dropParts(tx, mergeId, follow.kind, parts.map(idOf));
  }
  await endMerge(tx, mergeId, now);
  await tellMerged(tx, deps, origin, 'merge_undone', before);
}

const idOf = ({ recordId }: MergePart) => recordId;

function allParts(tx: Tx, mergeId: string, kind: MergePart['kind']) {
  return findParts(tx, mergeId, kind, null);
}

/** Those that still lie directly below the survivor go back; one that the merged category comes back below of stays. */
async function moveChildrenBack(
  tx: Tx,
  deps: Deps,
  origin: ChangeOrigin,
  { id: mergeId, survivorId, mergedId }: CategoryMerge,
): Promise<void> {
  const parts = await allParts(tx, mergeId, 'category');
  const children = await findRememberedCategories(tx, parts.map(idOf));
  const above = new Set((await findCategoryPaths(tx, [mergedId])).get(mergedId)?.ids);
  const back = parts.flatMap((part): (PlacedChild & { isThere: boolean })[] => {
    const child = children.get(part.recordId);
    if (!child || child.parentId !== survivorId || child.mergedInto !== null || above.has(child.id)) return [];
    const isAsGiven = sortedJson(child.texts.slugs) === sortedJson(part.givenSlugs);
    const slugs = isAsGiven ? (part.formerSlugs ?? child.texts.slugs) : child.texts.slugs;
    const position = part.formerPosition ?? child.position;
    return [{ id: child.id, parentId: mergedId, position, slugs, isThere: child.deletedAt === null }];
  });
  const ids = back.filter(({ isThere }) => isThere).map(({ id }) => id);
  await placeAudited(tx, deps, origin, { ids, placed: back.map(({ isThere: _isThere, ...child }) => child) });
  await dropParts(tx, mergeId, 'category', parts.map(idOf));
}
