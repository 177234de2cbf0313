import { type Environment, environment } from '../../environment.ts';
import { reachDatabase } from '../../platform/db/index.ts';
import { openStorage, placeOfStorage } from '../../platform/storage/index.ts';
import { type Command, CommandFailure, UsageFailure } from './command.ts';
import { counted } from './counted.ts';
import { callerPath } from './input.ts';

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'Put a backup into an empty installation.',
  usage: 'quarry restore <file> [--replace] [--json]',
  help: 'Quarry must not run meanwhile. QUARRY_DATA, DATABASE_URL and QUARRY_STORAGE say where to; a newer Quarry brings the backup to its own schema.\nThe whole file is checked first, and the database changes at once or not at all. --replace loses what the installation holds.',
  options: { replace: { type: 'boolean' } },
  async run({ words, options, answer, remark }) {
    const [file] = words;
    if (file === undefined || words.length > 1) throw new UsageFailure('Name the file of one backup.');
    const settings = environment();
    const { checkBackup, restore } = await import('../backup/index.ts');
    // Before a database is started, which makes the data folder: a file that is refused leaves nothing behind.
    const archive = await checkBackup(callerPath(file), remark);
    const database = await reachDatabase(settings);
    try {
      if (!database.isOwned && settings.databaseUrl === undefined)
        throw new CommandFailure('IN_USE', 'Quarry runs on this data folder: stop it and restore again.');
      const report = await restore({ url: database.url, storage: await openStorage(settings) }, archive, {
        isReplacing: options.replace === true,
        tell: remark,
      });
      const { erased, isListMissing } = await eraseOnceMore(settings, database.url);
      if (erased > 0)
        remark(
          `${counted(erased, 'customer')} erased since the backup was made ${erased === 1 ? 'was' : 'were'} erased again.`,
        );
      if (isListMissing) {
        const place = placeOfStorage(settings);
        remark(
          `No list of erased customers is in ${place}, so some may be back: copy lists/erased-customers there from where the backup was made, and restore with --replace.`,
        );
      }
      const { rows, tables, files, missing, damaged } = report;
      if (missing + damaged > 0)
        remark(
          `${counted(missing + damaged, 'stored file was', 'stored files were')} gone or damaged already when the backup was made.`,
        );
      const held = `${counted(rows, 'row')} of ${counted(tables, 'table')} and ${counted(files, 'stored file')}`;
      await answer(
        { ...report, erasedAgain: erased, isErasedListMissing: isListMissing },
        `Restored ${held} as they were at ${report.madeAt}. "npm start" opens them.`,
      );
      return 0;
    } finally {
      await database.release();
    }
  },
};

/** An older backup brings nobody back who was erased since: the list of them lies in storage, which a restore adds to only. */
async function eraseOnceMore(settings: Environment, url: string) {
  const [{ openDeps }, { eraseAgain, missesErasedList }, { personalTables }] = await Promise.all([
    import('../context.ts'),
    import('../../features/erasure/index.ts'),
    import('../personal-tables.ts'),
  ]);
  const { deps, close } = await openDeps(settings, url, 'restore');
  try {
    const isListMissing = await missesErasedList(deps);
    return { erased: await eraseAgain(deps, personalTables), isListMissing };
  } finally {
    await close();
  }
}
