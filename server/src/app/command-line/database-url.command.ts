import { environment } from '../../environment.ts';
import { lastDatabaseUrl } from '../../platform/db/index.ts';
import { type Command, CommandFailure } from './command.ts';

export const databaseUrlCommand: Command = {
  name: 'database-url',
  summary: 'Print the address of the database in use.',
  usage: 'quarry database-url [--json]',
  help: 'The embedded database answers at this address while Quarry runs.',
  async run({ answer }) {
    const { databaseUrl, dataFolder } = environment();
    const url = databaseUrl ?? (await lastDatabaseUrl(dataFolder));
    if (url === undefined) {
      throw new CommandFailure(
        'NO_DATABASE',
        `There is no database in the data folder ${dataFolder} yet: "npm start" or "quarry migrate" makes it.`,
      );
    }
    await answer({ url }, url);
    return 0;
  },
};
