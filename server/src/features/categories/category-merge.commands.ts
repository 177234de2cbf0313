import type { MergeCategoriesDraft } from '@quarry/contracts/categories';
import type { LocalTexts } from '@quarry/contracts/common';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { type ChangeOrigin, recordChange, recordChanges } from '../../platform/audit/index.ts';
import { changeRecord, type Missed, type Saved } from '../../platform/commands/index.ts';
import { type Db, type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { isId, newId } from '../../platform/ids.ts';
import { slugBeside } from '../../platform/slug.ts';
import { findEnd } from './category-order.store.ts';
import { slugsMakingWay } from './category-slugs.ts';
import { auditedCategory, type CategoryRecord, type CategoryTexts } from './category.ts';
import { categoryKind } from './category.commands.ts';
import {
  findChildren,
  findTakenSlugs,
  insertMerge,
  keepParts,
  markMerged,
  type MergePart,
  type PlacedChild,
  placeChildren,
} from './category-merge.store.ts';
import { findCategoryForUpdate, findRememberedCategories, updateCategoryRow } from './category.store.ts';
import { categoryChanged } from './category.topics.ts';
import { findBranches, findCategoryPaths, findStanding, lockAgainstHolders, lockTree } from './category-tree.store.ts';

type NotAllowed = { kind: 'not_allowed' } & Reasoned;

/**
 * Merges categories into one: what lies below them and what refers to them goes with them in one transaction, products follow by
 * themselves.
 */
export function mergeCategories(
  deps: Deps,
  origin: ChangeOrigin,
  { survivorId, survivorVersion, merged }: MergeCategoriesDraft,
): Promise<Saved<CategoryRecord> | Missed | NotAllowed> {
  return withTransaction(deps.db, async (tx) => {
    await lockTree(tx);
    for (const id of merged
      .map((one) => one.id)
      .filter(isId)
      .toSorted())
      await lockAgainstHolders(tx, id);
    const refused = await refusalToMerge(
      tx,
      survivorId,
      merged.map(({ id }) => id),
    );
    if (refused) return refused;
    const found = await mergeable(tx, merged);
    if (!Array.isArray(found)) return found;
    const request = { id: survivorId, version: survivorVersion, action: 'merged' };
    return changeRecord({ ...deps, db: tx }, origin, categoryKind, request, async (_tx, survivor) => {
      const now = deps.clock.now();
      for (const one of found) await mergeOne(tx, deps, origin, survivor.id, one);
      const texts = await filledTexts(tx, survivor, found);
      await updateCategoryRow(tx, survivor.id, { ...survivor, texts }, now);
      return undefined;
    });
  });
}

/** Why categories cannot become one, as they are now. */
export async function refusalToMerge(
  db: Db | Tx,
  survivorId: string,
  mergedIds: readonly string[],
): Promise<NotAllowed | undefined> {
  const gone = await refusalOfGone(db, [survivorId, ...mergedIds]);
  if (gone) return gone;
  if (mergedIds.includes(survivorId)) return { kind: 'not_allowed', ...reasoned('CATEGORY_MERGE_SAME') };
  const way = (await findCategoryPaths(db, [survivorId])).get(survivorId);
  const at = way?.ids.findIndex((id) => mergedIds.includes(id)) ?? -1;
  if (!way || at < 0) return undefined;
  const names = { name: way.names.at(-1) ?? '', above: way.names[at] ?? '' };
  return { kind: 'not_allowed', ...reasoned('CATEGORY_MERGE_BELOW', names) };
}

/** Why one of the categories cannot be merged or merged into, since it is there no more: named where another one has its place. */
async function refusalOfGone(tx: Db | Tx, ids: readonly string[]): Promise<NotAllowed | undefined> {
  const standing = await findStanding(tx, ids.filter(isId));
  const remembered = await findRememberedCategories(tx, [...new Set([...standing].flat())]);
  for (const id of ids) {
    const category = remembered.get(id);
    const into = remembered.get(standing.get(id) ?? '');
    if (category?.mergedInto && into)
      return { kind: 'not_allowed', ...reasoned('CATEGORY_MERGED_ALREADY', { name: category.name, into: into.name }) };
    if (!category || category.deletedAt !== null) return { kind: 'not_allowed', ...reasoned('CATEGORY_MERGE_GONE') };
  }
  return undefined;
}

async function rememberedOne(tx: Tx, id: string | undefined) {
  return id === undefined ? undefined : (await findRememberedCategories(tx, [id])).get(id);
}

/** The categories to merge, the deepest first, locked; or which of them somebody changed. */
async function mergeable(tx: Tx, merged: MergeCategoriesDraft['merged']): Promise<CategoryRecord[] | Missed> {
  const found: { category: CategoryRecord; size: number }[] = [];
  for (const { id, version } of new Map(merged.map((one) => [one.id, one])).values()) {
    const category = await findCategoryForUpdate(tx, id);
    if (!category) throw new Error(`The category ${id} vanished under the lock of the tree.`);
    if (category.version !== version)
      return { kind: 'conflict', currentVersion: category.version, of: ['category', id] };
    const branch = await findBranches(tx, [id]);
    found.push({ category, size: branch.length });
  }
  // A branch within another one is smaller, so that it goes first.
  return found.toSorted((one, other) => one.size - other.size).map(({ category }) => category);
}

async function mergeOne(
  tx: Tx,
  deps: Deps,
  origin: ChangeOrigin,
  survivorId: string,
  before: CategoryRecord,
): Promise<void> {
  const now = deps.clock.now();
  const mergeId = newId();
  const merge = { id: mergeId, survivorId, mergedId: before.id };
  // An earlier one may have gone below it meanwhile, by which its place is none of before.
  await insertMerge(tx, { ...merge, formerParentId: before.parentId, formerPosition: before.position }, now);
  await markMerged(tx, before.id, survivorId, now);
  await keepParts(tx, mergeId, await moveChildren(tx, deps, origin, { from: before.id, to: survivorId }));
  for (const follow of deps.records.merges('category')) {
    const moved = await follow.move(tx, deps, origin, { from: before.id, to: survivorId });
    await keepParts(
      tx,
      mergeId,
      moved.map((recordId) => ({ kind: follow.kind, recordId })),
    );
  }
  await tellMerged(tx, deps, origin, 'merged_into', before);
}

/** The entry of a category that went into another, or came out of it. */
export async function tellMerged(
  tx: Tx,
  deps: Deps,
  origin: ChangeOrigin,
  action: 'merged_into' | 'merge_undone',
  before: CategoryRecord,
): Promise<void> {
  const after = await rememberedOne(tx, before.id);
  if (!after) throw new Error(`The category ${before.id} vanished inside its own transaction.`);
  const entry = { ...origin, entity: 'category', entityId: before.id, action, told: { topic: categoryChanged } };
  await recordChange(tx, deps, { ...entry, before: auditedCategory(before), after: auditedCategory(after) });
}

type Way = { from: string; to: string };

/** Moves what lies below one category to the end below the other; slugs that are taken there make way. */
async function moveChildren(tx: Tx, deps: Deps, origin: ChangeOrigin, { from, to }: Way): Promise<MergePart[]> {
  const children = await findChildren(tx, from);
  if (children.length === 0) return [];
  const ids = children.filter(({ isThere }) => isThere).map(({ id }) => id);
  const taken = Map.groupBy(await findTakenSlugs(tx, to, ids), ({ id }) => id);
  const end = await findEnd(tx, to, from);
  const placed = children.map(({ id, slugs }, at) => {
    const others = (taken.get(id) ?? []).map(({ locale }) => [locale, slugBeside(slugs[locale] ?? '', id)]);
    return { id, parentId: to, position: end + at, slugs: { ...slugs, ...Object.fromEntries(others) } };
  });
  await placeAudited(tx, deps, origin, { ids, placed });
  return children.map(({ id, position, slugs }, at) => ({
    kind: 'category',
    recordId: id,
    formerPosition: position,
    formerSlugs: slugs,
    givenSlugs: placed[at]?.slugs ?? slugs,
  }));
}

/** Places categories, with an entry for each of those that are there. */
export async function placeAudited(
  tx: Tx,
  deps: Deps,
  origin: ChangeOrigin,
  { ids, placed }: { ids: readonly string[]; placed: readonly PlacedChild[] },
): Promise<void> {
  const before = await findRememberedCategories(tx, ids);
  await placeChildren(tx, placed, deps.clock.now());
  const after = await findRememberedCategories(tx, ids);
  const entries = [...before].flatMap(([id, was]) => {
    const is = after.get(id);
    if (!is) return [];
    const entry = { ...origin, entity: 'category', entityId: id, action: 'moved', told: { topic: categoryChanged } };
    return [{ ...entry, before: auditedCategory(was), after: auditedCategory(is) }];
  });
  await recordChanges(tx, deps, entries);
}

/** The survivor's texts, in languages that it lacks those of the first that has one; a new slug makes way. */
async function filledTexts(
  tx: Tx,
  { id, parentId, texts }: CategoryRecord,
  merged: readonly CategoryRecord[],
): Promise<CategoryTexts> {
  const filled = textsWith(texts, merged);
  const fresh = Object.fromEntries(Object.entries(filled.slugs).filter(([locale]) => !(locale in texts.slugs)));
  return { ...filled, slugs: { ...texts.slugs, ...(await slugsMakingWay(tx, id, parentId, fresh)) } };
}

/** Texts of a survivor, with those of the merged ones in languages that it lacks; slugs come with names. */
export function textsWith(own: CategoryTexts, merged: readonly Pick<CategoryRecord, 'texts'>[]): CategoryTexts {
  const names = withOthers(
    own.names,
    merged.map(({ texts }) => texts.names),
  );
  const descriptions = withOthers(
    own.descriptions,
    merged.map(({ texts }) => texts.descriptions),
  );
  const slugs = withOthers(
    own.slugs,
    merged.map(({ texts }) => texts.slugs),
  );
  // A picture stays with its category, and so do the words for it.
  return { names, descriptions, slugs, pictureAlts: own.pictureAlts };
}

function withOthers(own: LocalTexts, others: readonly LocalTexts[]): LocalTexts {
  return others.reduce((texts, other) => ({ ...other, ...texts }), own);
}
