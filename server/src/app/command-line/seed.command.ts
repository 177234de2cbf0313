import { constants, setPriority } from 'node:os';
import { type Environment, environment } from '../../environment.ts';
import { openDatabase, reachDatabase } from '../../platform/db/index.ts';
import { findFilling, giveUpFilling } from '../../platform/first-filling.ts';
import { closeOutbound } from '../../platform/http/index.ts';
import { settingsArrived } from '../settings-of-supervisor.ts';
import { type Command, UsageFailure } from './command.ts';
import { textOption } from './input.ts';

export const seedCommand: Command = {
  name: 'seed',
  summary: 'Import demo data, or generate load data.',
  usage: 'quarry seed [--size small|large]',
  help: 'small (the default) imports demo data: the engines crawl the demo shops; large generates load data for benchmarks.\nAn interrupted import resumes where it stopped.',
  options: { size: { type: 'string' } },
  async run({ options, answer, remark }) {
    const size = textOption(options, 'size') ?? 'small';
    if (size !== 'small' && size !== 'large') throw new UsageFailure('--size is either small or large.');
    process.title = 'quarry seed';
    await settingsArrived();
    const settings = environment();
    const { openDeps } = await import('../context.ts');
    const { migrateAll } = await import('../migrate-all.ts');
    const { seed } = await import('../seed.ts');
    const database = await reachDatabase(settings);
    // A seed must never make a person wait: what they do goes first.
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    try {
      await migrateAll(database.url);
      const shops = size === 'small' ? await demoShopsFor(settings, database.url, remark) : undefined;
      const allowHosts = [...settings.allowHosts, ...(shops?.hosts ?? [])];
      // Load data comes in without the indexes of its tables, which only their owner takes away.
      const opened = await openDeps({ ...settings, allowHosts }, database.url, 'seed', { isOwner: size === 'large' });
      try {
        await seed(opened.deps, size, settings.demoControlUrl ?? shops?.controlUrl, remark);
        await answer({ seed: await findFilling(opened.deps.db) }, 'The seed is done.');
      } catch (error) {
        // A supervisor begins it anew, and says when it does so no more.
        if (!process.connected) await giveUpFilling(opened.deps.db);
        throw error;
      } finally {
        await opened.close();
        await shops?.stop();
        await closeOutbound();
      }
    } finally {
      await database.release();
    }
    return 0;
  },
};

/** The supervisor names the shops that run beside it; a seed by hand starts them for its own time. */
async function demoShopsFor(settings: Environment, databaseUrl: string, remark: (text: string) => void) {
  if (settings.demoControlUrl !== undefined) return undefined;
  const { startDemoShopsBeside } = await import('../supervise/demo-shops.ts');
  const { db, close } = openDatabase({ url: databaseUrl, applicationName: 'quarry seed', maxConnections: 1 });
  try {
    return await startDemoShopsBeside(settings, db, remark);
  } finally {
    await close();
  }
}
