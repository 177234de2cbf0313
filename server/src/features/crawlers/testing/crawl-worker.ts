// A worker process of its own, for tests that kill it: `node crawl-worker.ts <database url> <storage folder> <host:port>`.
import { systemClock } from '../../../platform/clock.ts';
import { openDatabase, openListener } from '../../../platform/db/index.ts';
import { recordEvents } from '../../../platform/events/index.ts';
import { recordKinds } from '../../../platform/records/index.ts';
import { folderStorage } from '../../../platform/storage/index.ts';
import { recordingQueue } from '../../../testing/recording-queue.ts';
import { settingDeps } from '../../../testing/setting-deps.ts';
import { crawlLoop } from '../engine/crawl-loop.ts';

const [url = '', folder = '', host = ''] = process.argv.slice(2);
const { db, pool } = openDatabase({ url, applicationName: 'quarry test worker', maxConnections: 5 });
await crawlLoop(
  {
    db,
    pool,
    clock: systemClock,
    storage: folderStorage(folder),
    jobs: recordingQueue().queue,
    events: recordEvents(openListener(url, 'quarry test worker listener')),
    allowHosts: [host],
    ...settingDeps({ db, dataFolder: folder }),
    records: recordKinds([], 'test'),
  },
  new AbortController().signal,
);
