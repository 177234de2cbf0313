import type { Deps } from '../../platform/feature.ts';

/** Works with the database of the installation, migrated where it is our own; `part` is who does. */
export async function withDatabase<Answer>(
  part: 'import' | 'export',
  work: (deps: Deps) => Promise<Answer>,
): Promise<Answer> {
  const { environment } = await import('../../environment.ts');
  const { reachDatabase } = await import('../../platform/db/index.ts');
  const { openDeps } = await import('../context.ts');
  const { migrateAll } = await import('../migrate-all.ts');
  const settings = environment();
  const database = await reachDatabase(settings);
  try {
    if (database.isOwned) await migrateAll(database.url);
    const opened = await openDeps(settings, database.url, part);
    try {
      return await work(opened.deps);
    } finally {
      await opened.close();
    }
  } finally {
    await database.release();
  }
}
