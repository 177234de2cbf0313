import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figure.ts';

type Size = { rows: number; bytes: number };
type Month = { tables: Record<string, Size>; heldByPrices: { snapshots: number; fetches: number } };
type Simulation = {
  months: Month[];
  shops: number;
  pagesOfShop: number;
  changed: number;
  repriced: number;
  swapMs: number;
  swapRows: number;
};

const command = 'npm run bench -- retention';
const root = join(import.meta.dirname, '..');

/** Thirty-one simulated months of retention, as its test runs them, and what an installation of 200 shops comes to by their bytes a row. */
export function measureRetention(): Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'quarry-bench-'));
  const file = join(folder, 'simulation.json');
  try {
    const test = 'server/src/features/retention/simulation.full.test.ts';
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const env = { ...process.env, QUARRY_TEST_FULL: '1', QUARRY_SIMULATION: file };
    const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'server', test], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`The simulation of the retention failed: ${test}.`);
    return figuresOfSimulation(JSON.parse(readFileSync(file, 'utf8')) as Simulation);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const growthGoal = 1.05;

/** The figures of a simulation; month numbers count from one. */
export function figuresOfSimulation({ months, shops, pagesOfShop, changed, repriced, ...swap }: Simulation): Figure[] {
  const at = (month: number, table: string): Size => months[month - 1]?.tables[table] ?? { rows: 0, bytes: 0 };
  const held = (month: number) => months[month - 1]?.heldByPrices ?? { snapshots: 0, fetches: 0 };
  const last = months.length;
  const work = (what: string) =>
    `${shops} shops x ${pagesOfShop} pages daily for ${last} months, ${changed * 100} % changed a day: ${what}`;
  const flat = (what: string, table: string, from: number, apart: (month: number) => number): Figure => {
    const [before, after] = [at(from, table).rows - apart(from), at(last, table).rows - apart(last)];
    const ratio = after / before;
    return {
      work: work(what),
      figure: `${count(after)} rows in month ${last}`,
      limit: `${count(before)} rows in month ${from}`,
      ratio,
      goal: `<= ${growthGoal}`,
      isMet: ratio <= growthGoal,
      command,
    };
  };
  const plain = (what: string, figure: string): Figure => ({
    work: what,
    figure,
    limit: '',
    ratio: undefined,
    goal: '',
    isMet: undefined,
    command,
  });
  const sizes = Object.keys(months[last - 1]?.tables ?? {}).map((table) =>
    plain(
      work(`${table}, rows and bytes with indexes in months 6, 14, 26 and ${last}`),
      [6, 14, 26, last]
        .map((month) => `${count(at(month, table).rows)} (${megabytes(at(month, table).bytes)})`)
        .join(', '),
    ),
  );
  return [
    flat(
      'fetches without those held by price points, after 13 months',
      'page_fetch',
      15,
      (month) => held(month).fetches,
    ),
    flat(
      'snapshots without those held by price points, after 25 months',
      'offer_snapshot',
      27,
      (month) => held(month).snapshots,
    ),
    flat('items of grabs, after 90 days', 'grab_item', 6, () => 0),
    flat('pages of crawls, after 90 days', 'crawl_run_page', 6, () => 0),
    plain(
      work('snapshots held by price points, which are kept for ever'),
      `${count(held(15).snapshots)} in month 15, ${count(held(last).snapshots)} in month ${last}`,
    ),
    ...sizes,
    ...largeInstallation(at, last, { changed, repriced }),
    plain(
      `swapping a month of ${count(swap.swapRows)} fetches of which half stay: the step that holds the tables locked`,
      `${swap.swapMs.toFixed(0)} ms`,
    ),
  ];

  function largeInstallation(
    sizeAt: typeof at,
    month: number,
    shares: { changed: number; repriced: number },
  ): Figure[] {
    const perRow = (table: string) => sizeAt(month, table).bytes / sizeAt(month, table).rows;
    const pages = 200 * 1_000;
    const days = 730;
    const monthDays = 30.4;
    const runs = 200 * days;
    const tallyPerRun =
      (sizeAt(month, 'crawl_run_tally').bytes - sizeAt(6, 'crawl_run_tally').bytes) /
      (sizeAt(month, 'crawl_run').rows - sizeAt(6, 'crawl_run').rows);
    // A month goes at its end, so that half a month more is kept than the limit says.
    const parts: [string, number][] = [
      ['fetches, pages x 30.4 x 13.5', pages * monthDays * 13.5 * perRow('page_fetch')],
      ['snapshots, pages x share changed x days', pages * shares.changed * days * perRow('offer_snapshot')],
      ['price points, pages x share repriced x days', pages * shares.repriced * days * perRow('price_point')],
      ['items of crawls and grabs, pages x 90', pages * 90 * (perRow('crawl_run_page') + perRow('grab_item'))],
      [
        'tallies, one a page for 90 days and what stays of each run',
        pages * 90 * perRow('crawl_run_tally') + runs * tallyPerRun,
      ],
      ['crawl and grab runs, shops x days', runs * (perRow('crawl_run') + perRow('grab_run'))],
    ];
    const total = parts.reduce((sum, [, bytes]) => sum + bytes, 0);
    const name = '200 shops x 1,000 pages daily for two years, computed from these bytes a row, without stored pages';
    return [
      plain(name, `${gigabytes(total)} in all`),
      ...parts.map(([what, bytes]) => plain(`${name}: ${what}`, gigabytes(bytes))),
    ];
  }
}

const count = (rows: number) => rows.toLocaleString('en');
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;
