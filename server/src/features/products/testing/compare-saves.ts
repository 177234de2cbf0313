import { type TestApi, without } from '../../../testing/index.ts';
import { drawSet, everyRow, saveAsSet, saveOneByOne } from './many-edits.ts';
import { drawProducts, insertWorld } from './product-world.ts';
import { randomFrom } from './random.ts';

/** What became of the edits, and where the two ways led to others: no row of a table is apart where they do the same. */
export type Comparison = {
  kinds: ReadonlySet<string>;
  apart: Record<string, { inSets: unknown[]; oneByOne: unknown[] }>;
};

/** Saves the same random edits in sets in one database and one by one in another, and compares every row of both. */
export async function compareSaves(
  { deps: inSets }: TestApi,
  { deps: oneByOne }: TestApi,
  { seed, products, edits }: { seed: number; products: number; edits: number },
): Promise<Comparison> {
  const random = randomFrom(seed);
  const world = drawProducts(random, products);
  await insertWorld(inSets.db, world);
  await insertWorld(oneByOne.db, world);
  const ids = new Map<string, string>();
  const outcomes: { inSets: string[]; oneByOne: string[] } = { inSets: [], oneByOne: [] };
  const kinds = new Set<string>();
  for (let count = 0; count < edits;) {
    for (const { clock } of [inSets, oneByOne]) clock.set(new Date(Date.UTC(2026, 5, 1) + count * 1_000));
    const set = await drawSet(random, inSets, world, random.pick([1, 3, 10, 40]));
    const said = await saveAsSet(inSets, set);
    outcomes.inSets.push(...said.map((outcome, index) => `${count + index} ${JSON.stringify(outcome)}`));
    const single = await saveOneByOne(oneByOne, set, ids);
    outcomes.oneByOne.push(...single.map((outcome, index) => `${count + index} ${JSON.stringify(outcome)}`));
    for (const { kind } of said) kinds.add(kind);
    count += said.length;
  }
  const [sets, single] = [await everyRow(inSets, new Map(), world), await everyRow(oneByOne, ids, world)];
  const apart = apartIn({ ...sets, outcomes: outcomes.inSets }, { ...single, outcomes: outcomes.oneByOne });
  return { kinds, apart };
}

/** The rows that one of the two ways led to and the other did not, of each table that has some. */
export function apartIn(
  sets: Readonly<Record<string, readonly string[]>>,
  single: Readonly<Record<string, readonly string[]>>,
): Comparison['apart'] {
  const apart = Object.entries(sets).flatMap(([table, rows]) => {
    const others = single[table] ?? [];
    const found = { inSets: without(rows, others), oneByOne: without(others, rows) };
    return found.inSets.length + found.oneByOne.length > 0 ? [[table, found] as const] : [];
  });
  return Object.fromEntries(apart);
}
