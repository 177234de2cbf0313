import type { CategoryDraft, CategoryMove } from '@quarry/contracts/categories';
import { type InputIssue, inputIssue, type LocalTexts } from '@quarry/contracts/common';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { changeRecord, createRecord, type Missed, type RecordKind, type Saved } from '../../platform/commands/index.ts';
import { contentLocalesOf } from '../../platform/content-locales.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { makeRoom, type Place, refusedParent } from './category-place.ts';
import { type SlugTaken, slugsMakingWay, slugTaken } from './category-slugs.ts';
import { auditedCategory, type CategoryRecord, type CategoryStatus, slugsAfter, textsAfter } from './category.ts';
import {
  type CategorySet,
  findCategoryForUpdate,
  insertCategory,
  isPictureOf,
  putCategory,
  setCategoryStatus,
  updateCategoryRow,
} from './category.store.ts';
import { categoryChanged } from './category.topics.ts';
import { lockTree } from './category-tree.store.ts';

export const categoryKind: RecordKind<CategoryRecord> = {
  entity: 'category',
  lock: async (tx, id) => {
    await lockTree(tx);
    return findCategoryForUpdate(tx, id);
  },
  audited: auditedCategory,
  told: () => ({ topic: categoryChanged }),
};

type Invalid = { kind: 'invalid'; issues: readonly InputIssue[] };
type NotAllowed = { kind: 'not_allowed' } & Reasoned;
/** Which category, and the version of it that the person saw. */
type Seen = { id: string; version: number };

export function createCategory(
  deps: Deps,
  origin: ChangeOrigin,
  draft: CategoryDraft,
): Promise<Saved<CategoryRecord> | SlugTaken | Invalid> {
  return createRecord(deps, origin, categoryKind, async (tx, id) => {
    await lockTree(tx);
    const set = await setBy(tx, deps, id, draft, null, atTheEnd);
    if ('kind' in set) return set;
    await insertCategory(tx, id, set, deps.clock.now());
    return undefined;
  });
}

/** What a change that is taken back also gives back: the place below the parent of the draft, and the picture. */
export type FormerParts = { position?: number; pictureId?: string | null };

export function updateCategory(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
  draft: CategoryDraft,
  { position, pictureId }: FormerParts = {},
): Promise<Saved<CategoryRecord> | Missed | SlugTaken | Invalid> {
  return changeRecord(deps, origin, categoryKind, { ...seen, action: 'updated' }, async (tx, before) => {
    const place = position === undefined ? atTheEnd : { position };
    const set = await setBy(tx, deps, before.id, draft, before, place);
    if ('kind' in set) return set;
    if (pictureId && !(await isPictureOf(tx, before.id, pictureId)))
      return { kind: 'invalid', issues: [inputIssue('pictureId', 'not_a_choice')] };
    await updateCategoryRow(tx, before.id, { ...set, ...(pictureId !== undefined && { pictureId }) }, deps.clock.now());
    return undefined;
  });
}

export function moveCategory(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
  { parentId, ...place }: CategoryMove,
): Promise<Saved<CategoryRecord> | Missed | SlugTaken | Invalid | NotAllowed> {
  return changeRecord(deps, origin, categoryKind, { ...seen, action: 'moved' }, async (tx, before) => {
    const { id } = before;
    const isMoved = parentId !== before.parentId;
    const refused = isMoved ? await refusedParent(tx, id, parentId) : undefined;
    if (refused) return { kind: 'not_allowed', ...reasoned(moveRefusals[refused]) };
    const taken = isMoved ? await slugTaken(tx, id, parentId, before.texts.slugs) : undefined;
    if (taken) return taken;
    const position = await makeRoom(tx, before, parentId, place);
    if (position === undefined) return { kind: 'invalid', issues: [inputIssue('siblingId', 'not_a_choice')] };
    await putCategory(tx, id, { parentId, position }, deps.clock.now());
    return undefined;
  });
}

const moveRefusals = { gone: 'CATEGORY_PARENT_GONE', below_itself: 'CATEGORY_BELOW_ITSELF' } as const;

export function changeCategoryStatus(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
  status: CategoryStatus,
): Promise<Saved<CategoryRecord> | Missed> {
  return changeRecord(deps, origin, categoryKind, { ...seen, action: 'status_changed' }, async (tx) => {
    await setCategoryStatus(tx, seen.id, status, deps.clock.now());
    return undefined;
  });
}

const atTheEnd: Place = { place: 'LAST', siblingId: null };
const parentIssues = { gone: 'not_a_choice', below_itself: 'below_itself' } as const;

/** What the draft makes of a category, or why it cannot. Below another parent, and where a position is asked for, it takes that place. */
async function setBy(
  tx: Tx,
  deps: Deps,
  id: string,
  draft: CategoryDraft,
  before: CategoryRecord | null,
  place: Place,
): Promise<CategorySet | SlugTaken | Invalid> {
  const { parentId } = draft;
  const isMoved = before === null || parentId !== before.parentId;
  const refused = isMoved ? await refusedParent(tx, id, parentId) : undefined;
  if (refused) return { kind: 'invalid', issues: [inputIssue('parentId', parentIssues[refused])] };
  const locales = await contentLocalesOf({ ...deps, db: tx });
  const { names = {}, slugs: present = {}, descriptions = {}, pictureAlts = {} } = before?.texts ?? {};
  const slugs = await slugsBy(tx, id, { draft, present, locales, isMoved });
  if ('kind' in slugs) return slugs.refused;
  const placed = { id, parentId: before?.parentId ?? null, position: before?.position ?? 0 };
  const isPlaced = isMoved || 'position' in place;
  const position = isPlaced ? await makeRoom(tx, placed, parentId, place) : placed.position;
  return {
    texts: {
      names: textsAfter(names, draft.names, locales),
      slugs: slugs.texts,
      descriptions: textsAfter(descriptions, draft.descriptions, locales),
      pictureAlts: textsAfter(pictureAlts, draft.pictureAlts, locales),
    },
    parentId,
    position: position ?? placed.position,
    ...(draft.status && { status: draft.status }),
    ...(draft.taxClass !== undefined && { taxClass: draft.taxClass }),
  };
}

type SlugsAsked = { draft: CategoryDraft; present: LocalTexts; locales: readonly string[]; isMoved: boolean };

/** A slug that somebody chose is refused where it is taken, one that was made of the name makes way. */
async function slugsBy(
  tx: Tx,
  id: string,
  { draft, present, locales, isMoved }: SlugsAsked,
): Promise<{ texts: LocalTexts } | { kind: 'refused'; refused: SlugTaken }> {
  const slugs = slugsAfter(present, draft, locales);
  const fresh = Object.entries(slugs).filter(([locale, slug]) => isMoved || present[locale] !== slug);
  const isChosen = ([locale]: readonly [string, string]) => draft.slugs !== null && locale in draft.slugs;
  const chosen = Object.fromEntries(fresh.filter(isChosen));
  const refused = await slugTaken(tx, id, draft.parentId, chosen);
  if (refused) return { kind: 'refused', refused };
  const made = Object.fromEntries(fresh.filter((one) => !isChosen(one)));
  return { texts: { ...slugs, ...(await slugsMakingWay(tx, id, draft.parentId, made)) } };
}
