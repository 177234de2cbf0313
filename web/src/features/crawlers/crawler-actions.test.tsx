import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../data/index.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { CrawlerActions } from './crawler-actions.tsx';
import type { CrawlerDetailFragment } from './crawlers.operations.generated.ts';

const sent = vi.fn();

beforeEach(() => {
  stubBrowser();
  const names = { username: 'ada', fullName: 'Ada', email: 'ada@shop.example', role: 'administrator' };
  const ability = [{ action: 'manage', subject: 'all' }];
  localStorage.setItem('accessToken', 'a');
  localStorage.setItem('refreshToken', 'r');
  localStorage.setItem('userData', JSON.stringify({ id: 'u', ...names, avatar: null, ability, extras: {} }));
  session.reload();
  sent.mockReset();
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const refusal = (key: string) => ({ code: key, reason: 'x', wording: { key, params: {} } });

async function press(button: string, crawler: object) {
  const all = {
    id: 'c1',
    shop: { id: 's1', name: 'Alder' },
    lastRun: { id: 'r1' },
    startRefusal: null,
    dryRefusal: null,
  };
  const shown = { ...all, ...crawler } as unknown as CrawlerDetailFragment;
  await renderRoute(() => <CrawlerActions crawler={shown} />, '/crawlers/c1');
  await act(async () => userEvent.click(await screen.findByRole('button', { name: button })));
  return within(await screen.findByRole('dialog', { name: button }));
}

it.each([
  ['crawler.archived', /An archived crawler does not run/, { name: 'Add crawler', href: '/crawlers/new?shopId=s1' }],
  ['shop.suspended', /The shop is suspended/, { name: 'Open the shop', href: '/shops/s1' }],
  ['crawl_run.waiting', /already waits for its turn/, { name: 'View the run', href: '/crawlers/runs/r1' }],
])('says of a run that %s keeps from being started why, and leads on', async (key, reason, { name, href }) => {
  const said = await press('Start crawl', { startRefusal: refusal(key) });
  said.getByText(reason);
  expect(said.getByRole('link', { name }).getAttribute('href')).toBe(href);
  expect(sent.mock.calls.filter((call) => JSON.stringify(call).includes('StartCrawlRun'))).toEqual([]);
});

it('explains the dry run by what stands in the way of that', async () => {
  const said = await press('Start dry run', {
    startRefusal: refusal('crawler.draft'),
    dryRefusal: refusal('shop.closed'),
  });
  expect(said.getByText(/The shop is closed/)).toBeDefined();
});
