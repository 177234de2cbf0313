import * as z from 'zod';
import type { Db } from '../platform/db/index.ts';
import type { Deps } from '../platform/feature.ts';
import { benchmarkSize, seedLarge } from './seed/large-seed.ts';
import { demoControl } from './seed/demo-control.ts';
import { smallSeedSteps } from './seed/small-seed.ts';
import { Failure } from '../platform/failure.ts';

export type SeedSize = 'small' | 'large';

const key = 'seed';
const progressSchema = z.object({ state: z.string(), step: z.string(), done: z.number(), total: z.number() });

/** How far the seed has come; `state` is running or done. */
export type SeedProgress = z.infer<typeof progressSchema>;

export async function seedProgress(db: Db): Promise<SeedProgress | undefined> {
  const row = await db.selectFrom('installation_fact').select('value').where('key', '=', key).executeTakeFirst();
  return progressSchema.safeParse(row?.value).data;
}

/** Whether the start has to seed: once, unless nothing is wanted. */
export async function isSeedWanted(db: Db, size: SeedSize | 'none'): Promise<boolean> {
  return size !== 'none' && (await seedProgress(db))?.state !== 'done';
}

/**
 * Fills the database, or goes on where a killed seed stopped; tells each step. The small seed needs the control address of
 * the running demonstration shops, and is done once.
 */
export async function seed(
  deps: Deps,
  size: SeedSize,
  demoControlUrl: string | undefined,
  tell: (text: string) => void,
): Promise<void> {
  const { db } = deps;
  if (size === 'small') return seedSmall(deps, demoControlUrl, tell);
  const outcome = await seedLarge(db, benchmarkSize, (step, seconds) => tell(`${step}: ${seconds.toFixed(1)} s`));
  if (outcome === 'not_empty') tell('The database has products already; the large seed wants an empty one.');
  await keepProgress(db, { state: 'done', step: 'large', done: 1, total: 1 });
}

async function seedSmall(deps: Deps, demoControlUrl: string | undefined, tell: (text: string) => void): Promise<void> {
  const before = await seedProgress(deps.db);
  if (before?.state === 'done') {
    tell(`The ${before.step} seed was done before; an empty database can be seeded anew.`);
    return;
  }
  if (demoControlUrl === undefined) {
    throw new Failure(
      'DEMO_SHOPS_OFF',
      'The small seed reads the demonstration shops, and none run beside this installation: start with QUARRY_DEMO_SHOPS=on.',
    );
  }
  const control = demoControl(demoControlUrl);
  const total = smallSeedSteps.length;
  for (const [done, step] of smallSeedSteps.entries()) {
    if (before !== undefined && done < before.done) continue;
    await keepProgress(deps.db, { state: 'running', step: step.name, done, total });
    tell(step.name);
    await step.run(deps, control);
  }
  await keepProgress(deps.db, { state: 'done', step: 'small', done: total, total });
}

async function keepProgress(db: Db, progress: SeedProgress): Promise<void> {
  const value = JSON.stringify(progress);
  await db
    .insertInto('installation_fact')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: new Date() }))
    .execute();
}
