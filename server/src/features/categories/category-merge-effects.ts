import type { LocalTexts } from '@quarry/contracts/common';
import type { RequestContext } from '../../platform/feature.ts';
import type {
  CategoryMergeEffects,
  CategoryTaxChange,
  CategoryTextFilled,
  Shape,
} from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import type { TreeEffect } from '../../platform/records/index.ts';
import { effectsOn, taxClassOf } from './category-effects.ts';
import { findBranch, findWays, type Step } from './category-effects.store.ts';
import type { CategoryRecord } from './category.ts';
import { refusalToMerge, textsWith } from './category-merge.commands.ts';
import { findChildren, findTakenSlugs } from './category-merge.store.ts';
import { findCategories } from './category.store.ts';

type Told = Shape<CategoryMergeEffects> & { __typename: 'CategoryMergeEffects' };
type Refused = Exclude<Awaited<ReturnType<typeof refusalToMerge>>, undefined>;

/** What a merge changes, or why there can be none. */
export async function effectsOfMerge(
  context: RequestContext,
  survivorId: string,
  mergedIds: readonly string[],
): Promise<Told | Refused | undefined> {
  const { db } = context.deps;
  const ids = [...new Set(mergedIds)];
  const found = await findCategories(db, [survivorId, ...ids].filter(isId));
  const survivor = found.get(survivorId);
  const refused = await refusalToMerge(db, survivorId, ids);
  if (refused) return refused;
  const merged = ids.flatMap((id) => found.get(id) ?? []);
  if (!survivor || merged.length === 0) return undefined;
  const ways = await findWays(db, [survivorId, ...ids]);
  const to = ways.get(survivorId) ?? [];
  const before = ids.map((id) => ways.get(id) ?? []);
  const branch = await findBranch(db, ids, true);
  return {
    __typename: 'CategoryMergeEffects',
    survivor,
    merged,
    below: branch.filter(({ id }) => !ids.includes(id)).length,
    renamed: await countRenamed(context, survivorId, ids),
    path: pathChange(before[0] ?? [], to),
    filled: filledBy(survivor, merged),
    taxClass: taxChange(before, to, branch.filter(({ inherits }) => inherits).length),
    effects: await bothSides(context, { survivorId, ids, before, to, branch: branch.map(({ id }) => id) }),
  };
}

type Sides = {
  survivorId: string;
  ids: readonly string[];
  before: readonly (readonly Step[])[];
  to: readonly Step[];
  branch: readonly string[];
};

/** What stays with the branches or leaves them, and what reaches more products: it named the survivor, or what goes into it. */
async function bothSides(
  context: RequestContext,
  { survivorId, ids, before, to, branch }: Sides,
): Promise<TreeEffect[]> {
  const within = new Set(branch);
  const above = new Set(before.flatMap((way) => way.slice(0, -1).map(({ id }) => id)));
  const after = new Set(to.map(({ id }) => id));
  const left = [...above].filter((id) => !after.has(id) && !within.has(id));
  const joined = [...after].filter((id) => !above.has(id));
  const [stays, reaches] = await Promise.all([
    effectsOn(context, { branch, left, joined: [], merge: { survivorId, mergedIds: ids } }),
    effectsOn(context, { branch: [], left: [], joined: [...joined, ...ids] }),
  ]);
  return [...stays, ...reaches];
}

async function countRenamed({ deps: { db } }: RequestContext, survivorId: string, ids: readonly string[]) {
  const children = (await Promise.all(ids.map((id) => findChildren(db, id)))).flat();
  const staying = children.filter(({ id, isThere }) => isThere && !ids.includes(id)).map(({ id }) => id);
  return new Set((await findTakenSlugs(db, survivorId, staying, ids)).map(({ id }) => id)).size;
}

function pathChange(way: readonly Step[], to: readonly Step[]) {
  const [names, slugs] = [({ name }: Step) => name, ({ slug }: Step) => slug];
  return {
    before: way.map(names),
    after: to.map(names),
    slugsBefore: way.map(slugs),
    slugsAfter: to.map(slugs),
  };
}

function filledBy({ texts }: CategoryRecord, merged: readonly CategoryRecord[]): CategoryTextFilled[] {
  const after = textsWith(texts, merged);
  const fresh = (text: CategoryTextFilled['text'], own: LocalTexts, full: LocalTexts) =>
    Object.entries(full).flatMap(([locale, value]) => (locale in own ? [] : [{ text, locale, value }]));
  return [...fresh('NAME', texts.names, after.names), ...fresh('DESCRIPTION', texts.descriptions, after.descriptions)];
}

/** Goods of what goes are taxed as those of the survivor; of several, the first whose class becomes another says it. */
function taxChange(
  before: readonly (readonly Step[])[],
  to: readonly Step[],
  categories: number,
): CategoryTaxChange | null {
  const after = taxClassOf(to);
  const changed = before.map(taxClassOf).find((taxClass) => taxClass !== after);
  return changed === undefined ? null : { before: changed, after, categories };
}
