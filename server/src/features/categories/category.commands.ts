import type { CategoryDraft } from '@quarry/contracts/categories';
import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import {
  changeRecord,
  createRecord,
  deleteRecord,
  type Missed,
  type RecordKind,
  type Saved,
} from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';
import { countBelonging } from '../../platform/records/index.ts';
import { slugBeside } from '../../platform/slug.ts';
import { auditedCategory, type CategoryRecord, type CategoryStatus, slugFor, withFirst } from './category.ts';
import {
  type CategoryTexts,
  findCategoryForUpdate,
  findSlugOwner,
  insertCategory,
  markCategoryDeleted,
  setCategoryStatus,
  updateCategoryRow,
} from './category.store.ts';
import { findBranches, holdCategory, lockAgainstHolders, lockTree } from './category-tree.store.ts';

export const categoryKind: RecordKind<CategoryRecord> = {
  entity: 'category',
  lock: findCategoryForUpdate,
  audited: auditedCategory,
};

type Refused = { kind: 'taken'; slug: string; categoryId: string } | { kind: 'invalid'; issues: readonly InputIssue[] };
type InUse = { kind: 'in_use'; products: number; categories: number };

export function createCategory(
  deps: Deps,
  origin: ChangeOrigin,
  draft: CategoryDraft,
): Promise<Saved<CategoryRecord> | Refused> {
  return createRecord(deps, origin, categoryKind, async (tx, id) => {
    const texts = await textsFor(tx, id, draft);
    if ('kind' in texts) return texts;
    await insertCategory(tx, id, texts, deps.clock.now());
    return undefined;
  });
}

export function updateCategory(
  deps: Deps,
  origin: ChangeOrigin,
  id: string,
  version: number,
  draft: CategoryDraft,
): Promise<Saved<CategoryRecord> | Missed | Refused> {
  return changeRecord(deps, origin, categoryKind, { id, version, action: 'updated' }, async (tx, before) => {
    const texts = await textsFor(tx, id, draft, before);
    if ('kind' in texts) return texts;
    await updateCategoryRow(tx, id, texts, deps.clock.now());
    return undefined;
  });
}

export function changeCategoryStatus(
  deps: Deps,
  origin: ChangeOrigin,
  id: string,
  version: number,
  status: CategoryStatus,
): Promise<Saved<CategoryRecord> | Missed> {
  return changeRecord(deps, origin, categoryKind, { id, version, action: 'status_changed' }, async (tx) => {
    await setCategoryStatus(tx, id, status, deps.clock.now());
    return undefined;
  });
}

/** Before its row, which those who hold it wait for as well. */
const unheldCategory: RecordKind<CategoryRecord> = {
  ...categoryKind,
  lock: async (tx, id) => {
    await lockAgainstHolders(tx, id);
    return findCategoryForUpdate(tx, id);
  },
};

/** Puts a category into the bin, unless products or other categories belong to it. */
export function deleteCategory(
  deps: Deps,
  origin: ChangeOrigin,
  id: string,
  version: number,
): Promise<{ kind: 'deleted'; name: string } | Missed | InUse> {
  return deleteRecord(deps, origin, unheldCategory, { id, version }, async (tx, { name }) => {
    const parts = await countBelonging(tx, deps.records, 'category', [id]);
    const countOf = (entity: string) => parts.find((part) => part.entity === entity)?.count ?? 0;
    if (parts.length > 0)
      return { refused: { kind: 'in_use', products: countOf('product'), categories: countOf('category') } };
    await markCategoryDeleted(tx, id, deps.clock.now());
    return { binned: { name } };
  });
}

/** What the draft makes of a category, or why it cannot. A slug that was made of the name makes way for one that stands already. */
async function textsFor(
  tx: Tx,
  id: string,
  draft: CategoryDraft,
  before?: CategoryRecord,
): Promise<CategoryTexts | Refused> {
  const { names = {}, slugs = {}, descriptions = {}, slug: present = '' } = before ?? {};
  const { name, description, parentId } = draft;
  const isMoved = parentId !== (before?.parentId ?? null);
  if (isMoved && !(await isPossibleParent(tx, id, parentId)))
    return { kind: 'invalid', issues: [inputIssue('parentId', 'not_a_choice')] };
  const slug = slugFor(draft, present);
  const owner = slug === present && !isMoved ? undefined : await findSlugOwner(tx, { parentId, slug }, id);
  if (owner !== undefined && draft.slug !== null) return { kind: 'taken', slug, categoryId: owner };
  return {
    names: withFirst(names, name),
    slugs: withFirst(slugs, owner === undefined ? slug : slugBeside(slug, id)),
    descriptions: withFirst(descriptions, description),
    parentId,
  };
}

/** A branch never lands below itself. */
async function isPossibleParent(tx: Tx, id: string, parentId: string | null): Promise<boolean> {
  if (parentId === null) return true;
  if (!isId(parentId)) return false;
  await lockTree(tx);
  return (await holdCategory(tx, parentId)) && !(await findBranches(tx, [id])).includes(parentId);
}
