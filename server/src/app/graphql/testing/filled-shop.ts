import type { TestApi } from '../../../testing/index.ts';
import type { Filled, Filling } from './field-case.ts';
import { featureCases } from './field-cases.ts';

/** What stands in a shop, by the names that features gave to it. */
export type FilledShop = { filled: Filled; ids: readonly string[] };

/** Fills a shop as its people and the engines do, with something planted in every text and number that is the shop's alone. */
export async function fillShop(api: TestApi, filling: Omit<Filling, 'filled'>): Promise<FilledShop> {
  const names = new Map<string, string>();
  const filled: Filled = (name) => {
    const found = names.get(name);
    if (found === undefined) throw new Error(`No feature has put ${name} into the shop.`);
    return found;
  };
  for (const { fill } of featureCases) {
    for (const [name, id] of Object.entries((await fill?.(api, { ...filling, filled })) ?? {})) names.set(name, id);
  }
  return { filled, ids: [...names.values()].filter((id) => !id.startsWith('/')) };
}
