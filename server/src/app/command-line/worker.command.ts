import { environment } from '../../environment.ts';
import { reachDatabase } from '../../platform/db/index.ts';
import type { Command } from './command.ts';

export const workerCommand: Command = {
  name: 'worker',
  summary: 'Run one worker process: crawls, grabs, excavations, schedules.',
  usage: 'quarry worker',
  help: 'Any number of them may share a database; each takes what no other has taken.',
  async run({ remark }) {
    process.title = 'quarry worker';
    const settings = environment();
    const { runWorker } = await import('../worker.ts');
    const { announceReady, untilStopped } = await import('../until-stopped.ts');
    const database = await reachDatabase(settings);
    const worker = await runWorker(settings, database.url);
    if (!process.send) remark('quarry worker: working');
    announceReady();
    await untilStopped(async () => {
      await worker.stop();
      await database.release();
    });
    return 0;
  },
};
