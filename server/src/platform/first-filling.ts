import * as z from 'zod';
import type { Db, Tx } from './db/index.ts';

const key = 'seed';
const progressSchema = z.object({
  state: z.enum(['running', 'failed', 'done']),
  step: z.string(),
  done: z.int(),
  total: z.int(),
});

/** How far the first filling of an installation has come: `done` of `total` steps; `failed` says that nobody goes on with it before the next start. */
export type FillingProgress = z.infer<typeof progressSchema>;

/** How far the first filling has come; undefined where there was none. */
export async function findFilling(db: Db | Tx): Promise<FillingProgress | undefined> {
  const row = await db.selectFrom('installation_fact').select('value').where('key', '=', key).executeTakeFirst();
  return progressSchema.safeParse(row?.value).data;
}

/** Keeps how far the first filling has come. */
export async function keepFilling(db: Db, progress: FillingProgress): Promise<void> {
  const value = JSON.stringify(progress);
  await db
    .insertInto('installation_fact')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: new Date() }))
    .execute();
}

/** Says that a filling which is not done has stopped and is not begun again before the next start. */
export async function giveUpFilling(db: Db): Promise<void> {
  const progress = await findFilling(db);
  if (progress && progress.state !== 'done') await keepFilling(db, { ...progress, state: 'failed' });
}
