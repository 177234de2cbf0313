import { shippedKinds } from '@quarry/contracts/channel-kinds';
import { shipKinds } from '../features/channels/index.ts';
import { systemClock } from '../platform/clock.ts';
import { type Db, grantToRoles, keepNameOrders, makeSchema, migrate, openDatabase } from '../platform/db/index.ts';
import { migrateJobs } from '../platform/jobs/index.ts';
import { keepMonthPartitions } from '../platform/partitions/index.ts';
import { features, records } from './features.ts';

/**
 * The newest schema for the product's tables and for its queues; resolves with the migration files applied. Where an older release was
 * used before, `tell` hears of each file how many rows it changed.
 */
export async function migrateAll(url: string, tell?: (text: string) => void): Promise<string[]> {
  const applied = await migrateTables(url, tell);
  await sortNamesAsServerDoes(url, tell);
  const jobs = features.flatMap((feature) => feature.jobs ?? []);
  await migrateJobs(
    url,
    jobs.map((job) => job.definition),
  );
  await makeMonthsAhead(url);
  await grantToRoles(url);
  return applied;
}

/** Before anything is served, since an index in another order than the server's gives wrong rows. */
function sortNamesAsServerDoes(url: string, tell?: (text: string) => void): Promise<void> {
  return withOwner(url, async (db) => {
    const rebuilt = await keepNameOrders(db);
    if (rebuilt.length === 0) return;
    const languages = rebuilt.map(({ locale }) => locale).join(', ');
    const how = rebuilt.every(({ isIcu }) => isIcu) ? 'has another ICU than before' : 'has no ICU any more';
    tell?.(`Names are sorted anew for ${languages}: the database server ${how}.`);
  });
}

function makeMonthsAhead(url: string): Promise<void> {
  return withOwner(url, async (db) => {
    let hasMore = true;
    while (hasMore) hasMore = await keepMonthPartitions(db, systemClock.now());
  });
}

async function withOwner(url: string, work: (db: Db) => Promise<void>): Promise<void> {
  const { db, close } = openDatabase({ url, applicationName: 'quarry migrate', maxConnections: 1 });
  try {
    await work(db);
  } finally {
    await close();
  }
}

/** The newest schema for the product's tables: the numbered migrations, what is made of the kinds of records, and the kinds of channels. */
export async function migrateTables(url: string, tell?: (text: string) => void): Promise<string[]> {
  const applied = await migrate(url, undefined, tell);
  await makeSchema(url, records.schema);
  await withOwner(url, (db) => shipKinds(db, shippedKinds));
  return applied;
}
