import { environment } from '../../environment.ts';
import { ensureFirstAdministrator } from '../../features/access/index.ts';
import { ensureFirstExcavator } from '../../features/excavators/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { openDatabase, reachDatabase } from '../../platform/db/index.ts';
import type { Command } from './command.ts';

export const databaseCommand: Command = {
  name: 'database',
  summary: 'Keep the embedded database running, migrated, until stopped.',
  usage: 'quarry database',
  help: 'For work on the product: the API and worker processes of the same QUARRY_DATA join it.',
  async run({ answer }) {
    process.title = 'quarry database';
    const settings = environment();
    const { migrateAll } = await import('../migrate-all.ts');
    const { announceReady, untilStopped } = await import('../until-stopped.ts');
    const database = await reachDatabase(settings);
    await migrateAll(database.url);
    const { db, close } = openDatabase({ url: database.url, applicationName: 'quarry database', maxConnections: 1 });
    const deps = { db, clock: systemClock };
    const administrator = await ensureFirstExcavator(deps)
      .then(() => ensureFirstAdministrator(deps, { email: settings.adminEmail, password: settings.adminPassword }))
      .finally(close);
    const password = administrator?.password ? `\n  ${administrator.email}  ${administrator.password}` : '';
    await answer({ url: database.url, administrator }, `The database answers at ${database.url}${password}`);
    announceReady();
    await untilStopped(database.release);
    return 0;
  },
};
