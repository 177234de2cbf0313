import { sql } from 'kysely';
import type { Db } from '../platform/db/index.ts';
import type { Deps } from '../platform/feature.ts';
import { type FillingProgress, findFilling, keepFilling } from '../platform/first-filling.ts';
import { benchmarkSize, seedLarge } from './seed/large-seed.ts';
import { demoControl } from './seed/demo-control.ts';
import { besideShortWork } from './seed/demo-day.ts';
import { type SeedStep, smallSeedSteps } from './seed/small-seed.ts';
import { Failure } from '../platform/failure.ts';

export type SeedSize = 'small' | 'large';

/** Says that the small seed begins or goes on, before its process has loaded its code. */
export async function announceSmallSeed(db: Db): Promise<void> {
  const { step = smallSeedSteps[0]?.name ?? '', done = 0 } = (await findFilling(db)) ?? {};
  await keepFilling(db, { state: 'running', step, done, total: smallSeedSteps.length });
}

/** A text that differs once the seed came further, by a step or by what the engines saved within one. */
export async function fillingPlace(db: Db): Promise<string> {
  const { done = 0 } = (await findFilling(db)) ?? {};
  const { rows } = await sql<{ saved: string }>`
    select concat_ws(' ', (select count(*) from page_fetch), (select count(*) from grab_item), (select count(*) from excavation_item),
      (select count(*) from proposal where decided_at is not null)) as saved`.execute(db);
  return `${done} ${rows[0]?.saved}`;
}

/** Whether the start has to seed: once, unless nothing is wanted. */
export async function isSeedWanted(db: Db, size: SeedSize | 'none'): Promise<boolean> {
  return size !== 'none' && (await findFilling(db))?.state !== 'done';
}

/** What is left of the small seed, each step with its place; the release that began it may have had others before the one it stopped in. */
export function stepsLeft(before: FillingProgress | undefined): [place: number, step: SeedStep][] {
  const named = smallSeedSteps.findIndex(({ name }) => name === before?.step);
  return [...smallSeedSteps.entries()].slice(named === -1 ? (before?.done ?? 0) : named);
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
  await keepFilling(db, { state: 'done', step: 'large', done: 1, total: 1 });
}

async function seedSmall(deps: Deps, demoControlUrl: string | undefined, tell: (text: string) => void): Promise<void> {
  const before = await findFilling(deps.db);
  if (before?.state === 'done') {
    tell(`The ${before.step} seed was done before; an empty database can be seeded anew.`);
    return;
  }
  if (demoControlUrl === undefined) {
    throw new Failure(
      'DEMO_SHOPS_OFF',
      'The demo data import needs the demo shops, and none run beside this installation: start with QUARRY_DEMO_SHOPS=on.',
    );
  }
  const control = demoControl(demoControlUrl);
  const total = smallSeedSteps.length;
  await besideShortWork(deps, async () => {
    for (const [done, step] of stepsLeft(before)) {
      await keepFilling(deps.db, { state: 'running', step: step.name, done, total });
      tell(step.name);
      await step.run(deps, control);
    }
  });
  await keepFilling(deps.db, { state: 'done', step: 'small', done: total, total });
}
