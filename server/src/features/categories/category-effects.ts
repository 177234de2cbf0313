import { standardTaxClass } from '@quarry/contracts/taxes';
import type { RequestContext } from '../../platform/feature.ts';
import type { CategoryMoveEffects, CategoryPathChange, CategoryTaxChange } from '../../platform/graphql/index.ts';
import type { TreeChange, TreeEffect } from '../../platform/records/index.ts';
import { type MovePlan, planMove, type Step } from './category-effects.store.ts';

/** What a move changes beside the place; the number of statements does not grow with the branches. */
export async function effectsOfMove(
  context: RequestContext,
  ids: readonly string[],
  parentId: string | null,
): Promise<CategoryMoveEffects> {
  const plan = await planMove(context.deps.db, [...new Set(ids)], parentId);
  const effects = plan.branch.length === 0 ? [] : await effectsOn(context, plan);
  const below = plan.branch.length - plan.moved.length;
  const taxClass = taxChange(plan);
  return {
    isWorthAsking: below > 0 || effects.length > 0 || taxClass !== null,
    below,
    path: pathChange(plan),
    taxClass,
    effects,
  };
}

/** What features say of a change of the tree, in the order of the features. */
export async function effectsOn(context: RequestContext, change: TreeChange): Promise<TreeEffect[]> {
  const said = await Promise.all(context.deps.records.treeEffects('category').map((say) => say(context, change)));
  return said.flat().filter(({ count }) => count > 0);
}

function pathChange({ before, to }: MovePlan): CategoryPathChange | null {
  const [way] = before;
  const own = way?.at(-1);
  if (!way || !own) return null;
  const after = [...to, own];
  const [names, slugs] = [({ name }: Step) => name, ({ slug }: Step) => slug];
  return {
    before: way.map(names),
    after: after.map(names),
    slugsBefore: way.map(slugs),
    slugsAfter: after.map(slugs),
  };
}

/** Of several that go, the first whose inherited class becomes another says it. */
function taxChange({ before, to, inheriting }: MovePlan): CategoryTaxChange | null {
  const after = taxClassOf(to);
  const changed = before
    .filter((way) => way.at(-1)?.taxClass === null)
    .map((way) => taxClassOf(way))
    .find((taxClass) => taxClass !== after);
  return changed === undefined ? null : { before: changed, after, categories: inheriting };
}

/** The class by which what lies at the end of a way is taxed. */
export function taxClassOf(way: readonly Step[]): string {
  return way.findLast(({ taxClass }) => taxClass !== null)?.taxClass ?? standardTaxClass;
}
