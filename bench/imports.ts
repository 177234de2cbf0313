import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { type Ask, asker } from './ask.ts';
import { csvLines } from './feed-lines.ts';
import { copyRows } from './feeds.ts';
import { watchWriters } from './long-writers.ts';
import { type Figure, perSecond } from './figure.ts';
import { type Product, startProduct } from './product.ts';

const command = 'npm run bench -- feeds';

/**
 * A large feed through the whole product: fetched from a local process, stored, read and merged into offers, snapshots and price
 * points by a run that is started through GraphQL; then once more, unchanged. Excavators are paused: their digging is another figure.
 */
export async function measureImport(rows = 200_000): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'quarry-bench-import-'));
  const dataFolder = join(tmpdir(), `quarry-bench-import-${randomUUID()}`);
  const csv = join(folder, 'feed.csv');
  await pipeline(Readable.from(csvLines(rows)), createWriteStream(csv));
  const server = spawn(process.execPath, [join(import.meta.dirname, 'feed-server.ts'), csv], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(server.stdout, 'data')) as [Buffer];
  const host = `127.0.0.1:${port.toString().trim()}`;
  const product = await startProduct(dataFolder, { QUARRY_ALLOW_HOSTS: host });
  const writers = await watchWriters(product.databaseUrl);
  try {
    const copied = await copyRows(product.databaseUrl, csv, rows);
    const ask = await asker(product);
    await pauseExcavators(ask);
    const grabberId = await addFeed(ask, `http://${host}/feed.csv`);
    const first = await importOnce(product, ask, grabberId);
    if (first.offers !== rows || first.snapshots !== rows) {
      throw new Error(`Of ${rows} rows ${first.offers} became offers and ${first.snapshots} snapshots.`);
    }
    const second = await importOnce(product, ask, grabberId);
    if (second.snapshots !== 0) throw new Error(`The unchanged feed wrote ${second.snapshots} snapshots.`);
    return [
      importFigure(rows, first, copied, { text: 'into offers, snapshots and price points', goal: 0.08 }),
      importFigure(rows, second, copied, { text: 'again, unchanged', goal: 0.3 }),
      writersFigure(await writers.stop()),
    ];
  } finally {
    await writers.stop();
    await product.stop();
    server.kill('SIGTERM');
    for (const made of [folder, dataFolder]) rmSync(made, { recursive: true, force: true });
  }
}

/** A transaction that writes holds back anyone who follows the log of events while it is open. */
function writersFigure(seconds: number): Figure {
  return {
    work: 'longest transaction that writes, during these imports',
    figure: `${seconds.toFixed(2)} s`,
    limit: '',
    ratio: undefined,
    goal: '<= 10 s',
    isMet: seconds <= 10,
    command,
  };
}

type Imported = { seconds: number; peakMegabytes: number; offers: number; snapshots: number };

function importFigure(
  rows: number,
  { seconds, peakMegabytes }: Imported,
  copied: number,
  { text, goal }: { text: string; goal: number },
): Figure {
  const ratio = rows / seconds / copied;
  return {
    work: `import of a feed of ${rows.toLocaleString('en')} rows, ${text}`,
    figure: `${perSecond(rows, seconds)}, worker at most ${peakMegabytes.toFixed(0)} MB`,
    limit: `${perSecond(copied, 1)} COPY of the same rows`,
    ratio,
    goal: `>= ${goal}, <= 250 MB`,
    isMet: ratio >= goal && peakMegabytes <= 250,
    command,
  };
}

async function pauseExcavators(ask: Ask): Promise<void> {
  const { excavators } = await ask<{ excavators: { nodes: { id: string; version: number }[] } }>(
    '{ excavators(filter: { state: [active] }) { nodes { id version } } }',
  );
  for (const excavator of excavators.nodes) {
    await ask(
      'mutation ($id: ID!, $version: Int!) { changeExcavatorState(id: $id, version: $version, state: paused) { __typename } }',
      excavator,
    );
  }
}

async function addFeed(ask: Ask, feedUrl: string): Promise<string> {
  const { added } = await ask<{ added: { grabberIds?: string[] } }>(
    `mutation ($input: ShopInput!, $sources: ShopSourcesInput!) {
      added: addShopWithSources(input: $input, sources: $sources) { ... on ShopWithSourcesAdded { grabberIds } } }`,
    {
      input: { name: 'Bench', url: 'https://bench.example/', kind: 'observed', currency: 'EUR' },
      sources: { crawl: false, feedUrls: [feedUrl], startNow: false },
    },
  );
  const [grabberId] = added.grabberIds ?? [];
  if (grabberId === undefined) throw new Error('The shop of the feed was not added.');
  return grabberId;
}

const runFields = 'id state stopReason { text } startedAt finishedAt offers snapshots';
type Run = {
  id: string;
  state: string;
  stopReason: { text: string } | null;
  startedAt: string;
  finishedAt: string;
  offers: number;
  snapshots: number;
};

/** From the moment a worker takes the run up to its end, the fetch of the feed included. */
async function importOnce(product: Product, ask: Ask, grabberId: string): Promise<Imported> {
  const { started } = await ask<{ started: { run?: Run } }>(
    `mutation ($id: ID!) { started: startGrabRun(grabberId: $id) { ... on GrabRunStarted { run { ${runFields} } } } }`,
    { id: grabberId },
  );
  let run = started.run;
  let peakMegabytes = 0;
  while (run !== undefined && ['queued', 'starting', 'running', 'finishing'].includes(run.state)) {
    await delay(200);
    peakMegabytes = Math.max(peakMegabytes, product.memoryOf('quarry worker') ?? 0);
    const answer: { grabRun: Run } = await ask(`query ($id: ID!) { grabRun(id: $id) { ${runFields} } }`, {
      id: run.id,
    });
    run = answer.grabRun;
  }
  if (run?.state !== 'succeeded')
    throw new Error(`The run ended ${run?.state}: ${run?.stopReason?.text ?? 'no reason'}`);
  const seconds = (Date.parse(run.finishedAt) - Date.parse(run.startedAt)) / 1_000;
  return { seconds, peakMegabytes, offers: run.offers, snapshots: run.snapshots };
}
