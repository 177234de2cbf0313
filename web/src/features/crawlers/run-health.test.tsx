import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import type { CrawlRunDetailFragment } from './crawlers.operations.generated.ts';
import { RunHealth } from './run-health.tsx';

beforeEach(stubBrowser);
afterEach(cleanup);

const running = {
  state: 'running',
  stopReason: null,
  isAccepted: false,
  rate: 2,
  rateSeries: [],
  pagesLeft: 4,
  secondsLeft: 9,
  hosts: [],
  outcomes: [{ name: 'changed', count: 21 }],
  savedShare: 0,
  bytes: 0,
  degradedReasons: [],
};

async function show(isDry: boolean): Promise<void> {
  const run = { ...running, isDry } as unknown as CrawlRunDetailFragment;
  await renderRoute(() => <RunHealth run={run} />, '/');
}

it('says of a dry run how many pages it looks at in all', async () => {
  await show(true);
  expect(await screen.findByText('Pages left, of at most 25')).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain('at most 25');
});

it('names no such limit at a whole crawl', async () => {
  await show(false);
  expect(await screen.findByText('Pages left')).toBeDefined();
  expect(screen.getByRole('status').textContent).not.toContain('25');
});

it('shows beside what the limit still lets through how many pages wait', async () => {
  const run = { ...running, hosts: [{ waiting: 30, backoffUntil: null }] } as unknown as CrawlRunDetailFragment;
  await renderRoute(() => <RunHealth run={run} />, '/');
  expect((await screen.findByText('Pages left')).nextElementSibling?.textContent).toBe('4 of 30 waiting');
});

it.each([
  [99, 'Finished successfully'],
  [80, 'Finished, but 20% of fetches failed: see the reasons below'],
])('says of a run of 100 fetches that ended with %i good ones: %s', async (good, sentence) => {
  const outcomes = [
    { name: 'changed', count: good },
    { name: 'server_error', count: 100 - good },
  ];
  const run = { ...running, state: 'succeeded', isDry: false, outcomes } as unknown as CrawlRunDetailFragment;
  await renderRoute(() => <RunHealth run={run} />, '/');
  expect(await screen.findByText(sentence)).toBeDefined();
});
