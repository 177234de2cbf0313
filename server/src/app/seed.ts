import * as z from 'zod';
import type { Db } from '../platform/db/index.ts';
import type { OpenedDeps } from './context.ts';
import { benchmarkSize, seedLarge } from './seed/large-seed.ts';
import { smallSeedSteps } from './seed/small-seed.ts';

export type SeedSize = 'small' | 'large';

const key = 'seed';
const progressSchema = z.object({ state: z.string(), step: z.string(), done: z.number(), total: z.number() });

/** How far the seed has come; `state` is running or done. */
export type SeedProgress = z.infer<typeof progressSchema>;

/** One step of the small seed; done again after a kill, it does no harm. */
export type SeedStep = { name: string; run: (opened: OpenedDeps) => Promise<void> };

export async function seedProgress(db: Db): Promise<SeedProgress | undefined> {
  const row = await db.selectFrom('installation_fact').select('value').where('key', '=', key).executeTakeFirst();
  return progressSchema.safeParse(row?.value).data;
}

/** Whether the start has to seed: once, unless nothing is wanted. */
export async function isSeedWanted(db: Db, size: SeedSize | 'none'): Promise<boolean> {
  return size !== 'none' && (await seedProgress(db))?.state !== 'done';
}

/** Fills the database, or goes on where a killed seed stopped; tells each step. */
export async function seed(opened: OpenedDeps, size: SeedSize, tell: (text: string) => void): Promise<void> {
  const { db } = opened.deps;
  if (size === 'large') {
    const outcome = await seedLarge(db, benchmarkSize, (step, seconds) => tell(`${step}: ${seconds.toFixed(1)} s`));
    if (outcome === 'not_empty') tell('The database has products already; the large seed wants an empty one.');
    await keepProgress(db, { state: 'done', step: 'large', done: 1, total: 1 });
    return;
  }
  const before = await seedProgress(db);
  const total = smallSeedSteps.length;
  if (total === 0) return;
  for (const [done, step] of smallSeedSteps.entries()) {
    if (before && before.state !== 'done' && done < before.done) continue;
    await keepProgress(db, { state: 'running', step: step.name, done, total });
    tell(step.name);
    await step.run(opened);
  }
  await keepProgress(db, { state: 'done', step: 'small', done: total, total });
}

async function keepProgress(db: Db, progress: SeedProgress): Promise<void> {
  const value = JSON.stringify(progress);
  await db
    .insertInto('installation_fact')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: new Date() }))
    .execute();
}
