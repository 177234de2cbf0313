import { environment } from '../../environment.ts';
import { systemClock } from '../../platform/clock.ts';
import { reachDatabase } from '../../platform/db/index.ts';
import { openStorage } from '../../platform/storage/index.ts';
import type { BackupReport } from '../backup/index.ts';
import { type Command, UsageFailure } from './command.ts';
import { counted } from './counted.ts';
import { callerPath } from './input.ts';

export const backupCommand: Command = {
  name: 'backup',
  summary: 'Write everything the installation holds to one file: database and stored bytes.',
  usage: 'quarry backup <file> [--overwrite] [--json]',
  help: 'Quarry may go on running; the file holds the state of one moment. It holds secrets too: keep it as safe as the data folder.\nIt is a tar archive compressed with zstd, and "quarry restore" puts it back, also into another PostgreSQL.',
  options: { overwrite: { type: 'boolean' } },
  async run({ words, options, answer, remark }) {
    const [file] = words;
    if (file === undefined || words.length > 1) throw new UsageFailure('Name one file for the backup.');
    const settings = environment();
    const { backUp, sizeText } = await import('../backup/index.ts');
    const { stopRequest } = await import('../until-stopped.ts');
    const stopping = new AbortController();
    void stopRequest().then(() => stopping.abort());
    const database = await reachDatabase(settings);
    try {
      const report = await backUp({ url: database.url, storage: await openStorage(settings) }, callerPath(file), {
        now: systemClock.now(),
        isOverwriting: options.overwrite === true,
        signal: stopping.signal,
        tell: remark,
      });
      const flaw = flawOf(report);
      if (flaw !== undefined) remark(flaw);
      const { rows, tables, files } = report;
      const held = `${counted(rows, 'row')} of ${counted(tables, 'table')} and ${counted(files, 'stored file')}`;
      await answer(report, `Backed up ${held} to ${report.file} (${sizeText(report.bytes)}).`);
      return 0;
    } finally {
      await database.release();
    }
  },
};

function flawOf({ missing, damaged }: BackupReport): string | undefined {
  if (missing + damaged === 0) return undefined;
  return `${counted(missing, 'stored file is', 'stored files are')} gone and ${counted(damaged, 'is', 'are')} damaged, and so they are in the backup: "quarry lineage check" names the values that lead there.`;
}
