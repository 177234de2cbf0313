import { ensureFirstAdministrator, type FirstAdministrator } from '../../features/access/index.ts';
import { ensureFirstExcavator } from '../../features/excavators/index.ts';
import type { Environment } from '../../environment.ts';
import { systemClock } from '../../platform/clock.ts';
import { type Db, openDatabase } from '../../platform/db/index.ts';
import { findFilling, giveUpFilling } from '../../platform/first-filling.ts';
import { migrateAll } from '../migrate-all.ts';
import { announceSmallSeed, fillingPlace, isSeedWanted } from '../seed.ts';
import { type DemoShopsBeside, startDemoShopsBeside } from './demo-shops.ts';

/** What an installation has before its processes work. */
export type Installation = {
  administrator: FirstAdministrator | undefined;
  shops: DemoShopsBeside | undefined;
  seedOrder: SeedOrder;
};

export type SeedOrder = 'none' | 'beside_worker' | 'before_worker';

/** Brings the database at `url` to what every installation has: schema, administrator, excavator; starts the demonstration shops. */
export async function prepareInstallation(
  environment: Environment,
  url: string,
  remark: (text: string) => void,
): Promise<Installation> {
  await migrateAll(url, remark);
  return inDatabase(url, async (db) => {
    const administrator = await ensureFirstAdministrator(
      { db, clock: systemClock },
      { email: environment.adminEmail, password: environment.adminPassword },
    );
    await ensureFirstExcavator({ db, clock: systemClock });
    const isWanted = await isSeedWanted(db, environment.seed);
    const shops = await startDemoShopsBeside(environment, db, remark);
    const order = seedOrder(environment, isWanted, shops);
    if (order === 'before_worker') await announceSmallSeed(db);
    return { administrator, shops, seedOrder: order };
  });
}

/** How far the first filling has come, finer than by its steps: what its engines saved. */
export function fillingPlaceAt(url: string): Promise<string> {
  return inDatabase(url, fillingPlace);
}

/** Says in the database at `url` that the first filling has stopped, for the dashboard to show. */
export function giveUpFillingAt(url: string): Promise<void> {
  return inDatabase(url, giveUpFilling);
}

/** Whether a first filling that was given up in the database at `url` is to go on. */
export function isFillingResumedAt(url: string): Promise<boolean> {
  return inDatabase(url, async (db) => (await findFilling(db))?.state === 'running');
}

async function inDatabase<Result>(url: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const { db, close } = openDatabase({ url, applicationName: 'quarry start', maxConnections: 1 });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/**
 * The small seed works by the date of its shops, so a worker, which works by ours, waits until it is done. Without the shops there is
 * nothing for it to read, and a later start with them seeds.
 */
function seedOrder({ seed }: Environment, isWanted: boolean, shops: DemoShopsBeside | undefined): SeedOrder {
  if (!isWanted || (seed === 'small' && shops === undefined)) return 'none';
  return seed === 'small' ? 'before_worker' : 'beside_worker';
}
