import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { CrawlerSettings } from './crawler-settings.tsx';
import type { CrawlerDetailFragment } from './crawlers.operations.generated.ts';

beforeEach(stubBrowser);
afterEach(cleanup);

const lists = { seeds: [], includeGlobs: [], excludeGlobs: [], productGlobs: [] };
const crawler = {
  schedule: { every: 'day', cron: null, timeZone: null, time: null, weekday: null, day: null },
  nextRunAt: null,
  config: { minDelayMs: 1000, maxPages: 500, maxMinutes: 60, recrawl: 'adaptive', ...lists },
  configVersion: 1,
  updatedAt: '2026-11-30T12:00:00Z',
};

async function show(sitemapDates: CrawlerDetailFragment['sitemapDates']): Promise<void> {
  const shown = { ...crawler, sitemapDates } as unknown as CrawlerDetailFragment;
  await renderRoute(() => <CrawlerSettings crawler={shown} />, '/');
  await screen.findByText('500');
}

it.each([
  [{ checked: 200, right: 30, areUsed: false }, 'right in 15% of 200 pages: not used'],
  [{ checked: 40, right: 38, areUsed: true }, 'right in 95% of 40 pages: used'],
])('says how often the dates of the sitemaps proved right: %o', async (dates, text) => {
  await show(dates);
  expect((await screen.findByText('Dates of the sitemaps')).nextElementSibling?.textContent).toBe(text);
});

it('says nothing of them before any was checked', async () => {
  await show(null);
  expect(screen.queryByText('Dates of the sitemaps')).toBeNull();
});
