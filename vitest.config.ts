import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { ChainFirst } from './tooling/chain-first-sequencer.ts';

/** Files whose name ends in `.full.test.ts` are exhaustive: `npm run test:full` alone runs them. */
const full = process.env.QUARRY_TEST_FULL === '1';
const exclude = ['**/node_modules/**', ...(full ? [] : ['**/*.full.test.ts'])];

/** What needs no shop, product or order at all: the samples, the frame of the dashboard, and the way in. */
const withoutRecords = [
  'e2e/sample*.test.ts',
  'e2e/{layout,log-in,other-origin,problems,second-factor,session,start,supervisor}.test.ts',
];

const withoutCatalogue = [
  'e2e/{account,analytics,api-keys,audit,channel-keys,channels,comments,customers,dashboard,discounts,feeds,grid,imports,invitations,labels,manage-orders,order-import,orders,own-offer,payments,providers,returns,roles,taxonomies,update-orders,users}.test.ts',
];

/** Most tests wait for a shop, a poll or PostgreSQL longer than they compute. Each worker holds some ten of its 300 connections. */
const testWorkers = Math.min(16, 2 * availableParallelism());

/** What is waited for on a busy machine: a deadline against hanging, not a speed. */
const expectPatiently = { poll: { timeout: 60_000 } };

/** Tests in a browser: one file after the other, on one running product. */
const browserTests = (name: string, include: string[], excluded: string[]) => ({
  test: {
    name,
    isolate: false,
    include,
    exclude: excluded,
    globalSetup: ['./e2e/global-setup.ts'],
    expect: expectPatiently,
    testTimeout: 300_000,
    hookTimeout: 180_000,
    fileParallelism: false,
  },
});

export default defineConfig({
  test: {
    reporters: ['default', './tooling/closing-line-reporter.ts'],
    sequence: { sequencer: ChainFirst },
    projects: [
      {
        test: {
          name: 'pure',
          maxWorkers: testWorkers,
          isolate: false,
          experimental: { viteModuleRunner: false, nodeLoader: false },
          // A deadline against hanging, not a speed: a busy machine takes its time.
          testTimeout: 240_000,
          hookTimeout: 180_000,
          expect: expectPatiently,
          include: ['{contracts,extraction,matching,sample-data,demo-shops,tooling}/**/*.test.ts'],
          exclude,
        },
      },
      {
        test: {
          name: 'server',
          maxWorkers: testWorkers,
          // Half of the time went into loading the same modules for every file: a process loads them once, as Node does.
          isolate: false,
          experimental: { viteModuleRunner: false, nodeLoader: false },
          include: ['server/src/**/*.test.ts'],
          exclude,
          globalSetup: ['./server/src/testing/global-setup.ts'],
          testTimeout: 240_000,
          hookTimeout: 180_000,
          expect: expectPatiently,
        },
      },
      {
        test: {
          name: 'web',
          maxWorkers: testWorkers,
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          expect: expectPatiently,
          include: ['web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['./web/src/testing/fresh-window.ts'],
          exclude,
          environment: 'jsdom',
        },
      },
      browserTests('e2e', ['e2e/**/*.test.ts'], [...exclude, ...withoutCatalogue, ...withoutRecords]),
      // What needs no catalogue goes on beside the rest, in an installation of its own.
      browserTests('e2e-empty', withoutCatalogue, exclude),
      browserTests('e2e-samples', withoutRecords, exclude),
    ],
  },
});
