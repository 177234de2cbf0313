import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { csvLines, xmlLines } from './feed-lines.ts';
import { type Figure, perSecond } from './figure.ts';

const rows = 200_000;
const command = 'npm run bench -- feeds';

/** A large Google Shopping feed through `quarry feed read`, beside COPY of the same rows. */
export async function measureFeeds(databaseUrl: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'quarry-bench-feed-'));
  try {
    const csv = join(folder, 'feed.csv');
    const xml = join(folder, 'feed.xml');
    await pipeline(Readable.from(csvLines(rows)), createWriteStream(csv));
    await pipeline(Readable.from(xmlLines(rows)), createWriteStream(xml));
    const copied = await copyRows(databaseUrl, csv);
    return [await readFigure('CSV', csv, 75_000, copied), await readFigure('XML', xml, 60_000, copied)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function readFigure(format: string, file: string, goal: number, copied: number): Promise<Figure> {
  const { seconds, peakMegabytes } = await readFeed(file);
  const rate = rows / seconds;
  return {
    work: `feed of ${rows.toLocaleString('en')} rows through quarry feed read, ${format}`,
    figure: `${perSecond(rows, seconds)}, at most ${peakMegabytes.toFixed(0)} MB`,
    limit: `${perSecond(copied, 1)} COPY of the same rows`,
    ratio: rate / copied,
    goal: `>= ${goal.toLocaleString('en')}/s, <= 250 MB`,
    isMet: rate >= goal && peakMegabytes <= 250,
    command,
  };
}

/** The whole command, its start included; the reader of its lines is another process. */
async function readFeed(file: string): Promise<{ seconds: number; peakMegabytes: number }> {
  const startedAt = performance.now();
  const launcher = join(import.meta.dirname, '../tooling/run.mjs');
  const child = spawn(process.execPath, [launcher, 'quarry', 'feed', 'read', file, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const tail = spawn('tail', ['-n', '1'], { stdio: [child.stdout, 'pipe', 'inherit'] });
  child.stdout.destroy();
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, ...childrenOf(child.pid ?? 0).map(residentMegabytes))), 200);
  const lines: Buffer[] = [];
  tail.stdout.on('data', (chunk: Buffer) => lines.push(chunk));
  await once(tail, 'close');
  clearInterval(watch);
  const { summary } = JSON.parse(Buffer.concat(lines).toString()) as { summary: { good: number; bad: number } };
  if (summary.good !== rows) throw new Error(`${summary.good} of ${rows} rows of ${file} were good.`);
  return { seconds: (performance.now() - startedAt) / 1_000, peakMegabytes: peak };
}

/** What the launcher has started. */
function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  } catch {
    // The process has just ended.
    return [];
  }
}

function residentMegabytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
  } catch {
    // The process has just ended.
    return 0;
  }
}

/** Rows a second that plain COPY takes in. */
export async function copyRows(databaseUrl: string, csv: string, count = rows): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      'create temporary table feed_row (id text, title text, description text, link text, image_link text, price text, availability text, brand text, gtin text, condition text)',
    );
    const startedAt = performance.now();
    await pipeline(createReadStream(csv), client.query(copyFrom('copy feed_row from stdin (format csv, header)')));
    return count / ((performance.now() - startedAt) / 1_000);
  } finally {
    await client.end();
  }
}
