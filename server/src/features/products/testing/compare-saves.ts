import { expect } from 'vitest';
import type { TestApi } from '../../../testing/index.ts';
import { drawSet, everyRow, saveAsSet, saveOneByOne } from './many-edits.ts';
import { drawProducts, insertWorld } from './product-world.ts';
import { randomFrom } from './random.ts';

/** Saves the same random edits in sets in one database and one by one in another, and expects the same rows of both. */
export async function compareSaves(
  { deps: inSets }: TestApi,
  { deps: oneByOne }: TestApi,
  { seed, products, edits }: { seed: number; products: number; edits: number },
): Promise<void> {
  const random = randomFrom(seed);
  const world = drawProducts(random, products);
  await insertWorld(inSets.db, world);
  await insertWorld(oneByOne.db, world);
  const ids = new Map<string, string>();
  const kinds = new Set<string>();
  for (let count = 0; count < edits;) {
    for (const { clock } of [inSets, oneByOne]) clock.set(new Date(Date.UTC(2026, 5, 1) + count * 1_000));
    const set = await drawSet(random, inSets, world, random.pick([1, 3, 10, 40]));
    count += set.edits.length + set.created.length;
    const outcomes = await saveAsSet(inSets, set);
    expect(await saveOneByOne(oneByOne, set, ids), `seed ${seed}`).toEqual(outcomes);
    for (const outcome of outcomes) kinds.add(outcome.kind);
  }
  expect(kinds).toEqual(new Set(['saved', 'invalid', 'conflict']));
  const [single, sets] = [await everyRow(oneByOne, ids, world), await everyRow(inSets, new Map(), world)];
  for (const [table, rows] of Object.entries(sets)) {
    const others = single[table] ?? [];
    const apart = { inSets: without(rows, others), oneByOne: without(others, rows) };
    expect(apart, `${table}, seed ${seed}`).toEqual({ inSets: [], oneByOne: [] });
    expect(rows.length, `${table}, seed ${seed}`).toBe(others.length);
  }
}

function without(rows: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return rows.filter((row) => !known.has(row));
}
