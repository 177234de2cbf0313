import { environment } from '../../environment.ts';
import { reachDatabase } from '../../platform/db/index.ts';
import { type Command, UsageFailure } from './command.ts';
import { textOption } from './input.ts';

export const seedCommand: Command = {
  name: 'seed',
  summary: 'Fill the database with a first catalogue, or with load data.',
  usage: 'quarry seed [--size small|large]',
  help: 'small (the default) runs the engines over the demonstration shops; large generates load data for benchmarks.\nA seed that was interrupted goes on where it stopped.',
  options: { size: { type: 'string' } },
  async run({ options, answer, remark }) {
    const size = textOption(options, 'size') ?? 'small';
    if (size !== 'small' && size !== 'large') throw new UsageFailure('--size is either small or large.');
    process.title = 'quarry seed';
    const settings = environment();
    const { openDeps } = await import('../context.ts');
    const { migrateAll } = await import('../migrate-all.ts');
    const { seed, seedProgress } = await import('../seed.ts');
    const database = await reachDatabase(settings);
    try {
      await migrateAll(database.url);
      const opened = await openDeps(settings, database.url, 'seed');
      try {
        await seed(opened, size, remark);
        await answer({ seed: await seedProgress(opened.deps.db) }, 'The seed is done.');
      } finally {
        await opened.close();
      }
    } finally {
      await database.release();
    }
    return 0;
  },
};
