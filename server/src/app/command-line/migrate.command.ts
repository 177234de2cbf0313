import { environment } from '../../environment.ts';
import { reachDatabase } from '../../platform/db/index.ts';
import { migrateAll } from '../migrate-all.ts';
import type { Command } from './command.ts';

export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'Bring the database to the newest schema.',
  usage: 'quarry migrate [--json]',
  help: 'Uses DATABASE_URL, else the running embedded database, else starts it for the time being.',
  async run({ answer, remark }) {
    const database = await reachDatabase(environment());
    try {
      const applied = await migrateAll(database.url, remark);
      const text = applied.length === 0 ? 'The schema is up to date.' : `Applied ${applied.join(', ')}.`;
      await answer({ applied }, text);
      return 0;
    } finally {
      await database.release();
    }
  },
};
