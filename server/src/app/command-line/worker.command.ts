import { environment } from '../../environment.ts';
import { reachDatabase } from '../../platform/db/index.ts';
import { settingsArrived } from '../settings-of-supervisor.ts';
import type { Command } from './command.ts';

export const workerCommand: Command = {
  name: 'worker',
  summary: 'Run one worker process: crawls, grabs, excavations, schedules.',
  usage: 'quarry worker',
  isServer: true,
  help: 'Any number of them may share a database; each takes what no other has taken.\nIt ends what it has begun, and itself, once another release has migrated the database.',
  async run({ remark }) {
    process.title = 'quarry worker';
    const [{ runWorker }, { announceReady, untilStopped }] = await Promise.all([
      import('../worker.ts'),
      import('../until-stopped.ts'),
      settingsArrived(),
    ]);
    const settings = environment();
    const database = await reachDatabase(settings);
    const worker = await runWorker(settings, database.url);
    if (!process.send) remark('The worker is working.');
    announceReady();
    await untilStopped(async () => {
      await worker.stop();
      await database.release();
    }, worker.outdated);
    return 0;
  },
};
