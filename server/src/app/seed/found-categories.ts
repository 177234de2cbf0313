import { slugOf } from '../../platform/slug.ts';
import { createCategory } from '../../features/categories/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { demoCategories } from './demo-categories.ts';
import type { DemoCategory } from './demo-category.ts';
import { seedChange } from './demo-watch.ts';

/** Makes the tree of the demo catalogue. Begun again after a kill, it goes on with what is missing; a category that is there is kept. */
export async function foundCategories(deps: Deps): Promise<void> {
  await makeEach(deps, null, demoCategories);
}

async function makeEach(deps: Deps, parentId: string | null, categories: readonly DemoCategory[]): Promise<void> {
  for (const { names, below } of categories) await makeEach(deps, await makeOne(deps, parentId, names), below);
}

async function makeOne(deps: Deps, parentId: string | null, names: DemoCategory['names']): Promise<string> {
  // A slug that was chosen is refused where it is taken, and the refusal names the category that has it.
  const slugs = Object.fromEntries(Object.entries(names).map(([locale, name]) => [locale, slugOf(name)]));
  const outcome = await createCategory(deps, seedChange, {
    names,
    slugs,
    descriptions: null,
    pictureAlts: null,
    parentId,
    status: null,
  });
  if (outcome.kind === 'saved') return outcome.record.id;
  if (outcome.kind === 'taken') return outcome.categoryId;
  throw new Error(`The category ${names.en} is refused: ${JSON.stringify(outcome.issues)}`);
}
