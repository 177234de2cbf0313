import { checkInput } from '@quarry/contracts/common';
import { crawlerInput } from '@quarry/contracts/crawlers';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/index.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { newValues } from './crawler-config.ts';
import { CrawlerNewScreen } from './crawler-new.screen.tsx';
import { CrawlersListScreen } from './crawlers-list.screen.tsx';
import { errorsOf } from './run-figures.ts';

type Asked = { operationName: string; variables: Record<string, unknown> };

const asked: Asked[] = [];
let answers: Record<string, (variables: Record<string, unknown>) => unknown> = {};

const shop = {
  id: '01890000-0000-7000-8000-000000000001',
  name: 'Alder',
  url: 'https://alder.example/',
  minDelayMs: 3000,
};

function crawler(state: string, lastRun: unknown = null) {
  return {
    id: 'c1',
    name: 'Alder pages',
    state,
    version: 4,
    nextRunAt: null,
    shop,
    schedule: { every: 'cron', cron: '0 3 * * *', timeZone: null },
    pages: [
      { name: 'scheduled', count: 40 },
      { name: 'gone', count: 2 },
    ],
    lastRun,
  };
}

const crawlersPage = (nodes: unknown[]) => ({
  crawlers: {
    nodes,
    pageInfo: { endCursor: null, hasNextPage: false },
    total: { count: nodes.length, isExact: true },
  },
});

const askedOf = (name: string) => asked.filter(({ operationName }) => operationName === name);

beforeEach(() => {
  stubBrowser();
  asked.length = 0;
  localStorage.clear();
  localStorage.setItem('accessToken', 'a');
  localStorage.setItem('refreshToken', 'r');
  localStorage.setItem(
    'userData',
    JSON.stringify({
      id: 'u',
      username: 'ada',
      fullName: 'Ada',
      email: 'ada@shop.example',
      role: 'administrator',
      avatar: null,
      ability: [{ action: 'manage', subject: 'all' }],
      extras: {},
    }),
  );
  session.reload();
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { operationName, variables } = JSON.parse(body) as Asked;
    asked.push({ operationName, variables });
    return Response.json({ data: answers[operationName]?.(variables) });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the list of crawlers', () => {
  it('shows schedule, state and the sum of known pages', async () => {
    answers = {
      CrawlersList: () => crawlersPage([crawler('active')]),
    };
    await renderRoute(CrawlersListScreen, '/crawlers');
    const row = (await screen.findByText('Alder pages')).closest('tr');
    expect(row).not.toBeNull();
    const cells = within(row as HTMLElement);
    expect(cells.getByText('Active')).toBeDefined();
    expect(cells.getByText('0 3 * * *')).toBeDefined();
    expect(cells.getByText('42')).toBeDefined();
  });

  it('says of a stored schedule that it never comes round', async () => {
    const schedule = { every: 'cron', cron: '0 0 31 2 *', timeZone: null };
    answers = { CrawlersList: () => crawlersPage([{ ...crawler('active'), schedule }]) };
    await renderRoute(CrawlersListScreen, '/crawlers');
    const cell = await screen.findByText('0 0 31 2 *');
    expect(cell.parentElement?.textContent).toContain('No time fits this expression, so nothing runs by itself.');
  });

  it('asks the server to start a crawl of each selected crawler', async () => {
    answers = {
      CrawlersList: () => crawlersPage([crawler('active')]),
      StartBulkRun: () => ({ startBulkRun: { __typename: 'InvalidInput', issues: [] } }),
    };
    await renderRoute(CrawlersListScreen, '/crawlers');
    await screen.findByText('Alder pages');
    await act(() => userEvent.keyboard('x'));
    await userEvent.click(await screen.findByRole('button', { name: 'Start 1 crawl' }));
    await waitFor(() => expect(askedOf('StartBulkRun')).toHaveLength(1));
    expect(askedOf('StartBulkRun')[0]?.variables).toEqual({
      input: { list: 'crawlers', action: 'start', ids: [['c1']] },
    });
  });
});

describe('adding a crawler', () => {
  it('leads to adding a shop where there is none', async () => {
    answers = { FirstShops: () => ({ shops: { nodes: [] } }) };
    await renderRoute(CrawlerNewScreen, '/crawlers/new');
    expect(await screen.findByText('A crawler belongs to a shop')).toBeDefined();
  });

  it('asks for a shop where none was chosen', () => {
    const { name, config } = newValues('');
    const checked = checkInput(crawlerInput, { shopId: '', name, config });
    expect(!checked.ok && checked.issues.find(({ path }) => path === 'shopId')?.message).toBe(
      'Choose a shop first. One that is missing here is added under Shops.',
    );
  });
});

describe('the errors of a run', () => {
  it('counts failed fetches, but neither gone pages nor what robots.txt forbids', () => {
    const outcomes = [
      { name: 'changed', count: 5 },
      { name: 'gone', count: 3 },
      { name: 'robots_denied', count: 7 },
      { name: 'server_error', count: 2 },
      { name: 'network_error', count: 1 },
    ];
    expect(errorsOf(outcomes)).toBe(3);
  });
});
