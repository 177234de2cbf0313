import * as z from 'zod';
import type { Db, Tx } from './db/index.ts';
import { findFact, keepFact } from './installation-fact.ts';

const key = 'seed';
const progressSchema = z.object({
  state: z.enum(['running', 'failed', 'done']),
  step: z.string(),
  done: z.int(),
  total: z.int(),
});

/** How far the first filling of an installation has come: `done` of `total` steps; `failed` says that nobody goes on with it before it is resumed or the next start. */
export type FillingProgress = z.infer<typeof progressSchema>;

/** How far the first filling has come; undefined where there was none. */
export async function findFilling(db: Db | Tx): Promise<FillingProgress | undefined> {
  return progressSchema.safeParse(await findFact(db, key)).data;
}

/** Keeps how far the first filling has come. */
export function keepFilling(db: Db | Tx, progress: FillingProgress): Promise<void> {
  return keepFact(db, key, progress, new Date());
}

/** Says that a filling which is not done has stopped and is not begun again by itself. */
export async function giveUpFilling(db: Db): Promise<void> {
  const progress = await findFilling(db);
  if (progress && progress.state !== 'done') await keepFilling(db, { ...progress, state: 'failed' });
}

/** Takes a filling that was given up as one to go on with; gives it as it was and is, and undefined where none was given up. */
export async function resumeFilling(tx: Tx): Promise<{ before: FillingProgress; after: FillingProgress } | undefined> {
  const before = await findFilling(tx);
  if (before?.state !== 'failed') return undefined;
  const after = { ...before, state: 'running' as const };
  await keepFilling(tx, after);
  return { before, after };
}
