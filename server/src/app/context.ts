import type { Environment } from '../environment.ts';
import { systemClock } from '../platform/clock.ts';
import { type Database, openDatabase, openListener, requireMigrated, worksAs } from '../platform/db/index.ts';
import { recordEvents } from '../platform/events/index.ts';
import type { Deps } from '../platform/feature.ts';
import { openJobQueue, type JobQueue } from '../platform/jobs/index.ts';
import { mailBySettings } from '../platform/mail/index.ts';
import { openSecrets } from '../platform/secrets/index.ts';
import { openSettings } from '../platform/settings/index.ts';
import { openStorage } from '../platform/storage/index.ts';
import { records } from './features.ts';

/** Everything a process works with, and the way to let go of it. */
export type OpenedDeps = { deps: Deps; database: Database; close: () => Promise<void> };

type OpeningOptions = {
  /** A worker brings its own queue, which also receives. */
  openQueue?: (url: string, database: Database) => Promise<JobQueue>;
  /** Whether the work is on the tables themselves, which only their owner may do. */
  isOwner?: boolean;
};

/**
 * Opens what a process of the product works with, on the migrated database at `url`: the part that serves people reaches what they may,
 * every other all of it.
 */
export async function openDeps(
  environment: Environment,
  url: string,
  part: string,
  { openQueue, isOwner = false }: OpeningOptions = {},
): Promise<OpenedDeps> {
  await requireMigrated(url, records.schema);
  const as = isOwner ? undefined : await worksAs(url, part === 'api' ? 'app' : 'worker');
  const storage = await openStorage(environment);
  const database = openDatabase({ url, applicationName: `quarry ${part}`, as });
  const listener = openListener(url, `quarry ${part} listener`, as);
  const jobs = await (openQueue?.(url, database) ?? openJobQueue(url, as));
  const { db } = database;
  const settings = openSettings({ db, listener, outside: environment.outsideSettings });
  const { smtpUrl, secretKey: key, dataFolder } = environment;
  const secrets = openSecrets({ dataFolder, key });
  const mail = mailBySettings({ db, settings, secrets, smtpUrl });
  const deps: Deps = {
    db,
    pool: database.pool,
    clock: systemClock,
    storage,
    jobs,
    events: recordEvents(listener),
    mail,
    allowHosts: environment.allowHosts,
    settings,
    secrets,
    records,
  };
  const close = async () => {
    mail.close();
    await jobs.close();
    await listener.close();
    await database.close();
  };
  return { deps, database, close };
}
