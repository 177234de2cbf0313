import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useSearch } from '@tanstack/react-router';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { parseFeedRowSearch } from './feed-row-search.ts';
import { FeedRowVersionsDocument, type FeedRowVersionLineFragment } from './feed-rows.operations.generated.ts';
import { RowHistory } from './row-history.tsx';

const server = fakeServer();

beforeAll(stubBrowser);
beforeEach(() => {
  localStorage.clear();
  signIn();
});
afterEach(cleanup);

const now: FeedRowVersionLineFragment = {
  id: 'now',
  state: 'SERVED',
  from: '2026-01-03T12:00:00Z',
  until: null,
  mappingVersion: 0,
  isFirst: false,
  changes: [{ field: 'title', before: ['Oak chair'], after: ['Oak stool'] }],
  reads: 0,
  lastReadAt: null,
};
const first = { ...now, id: 'h1', from: '2026-01-01T12:00:00Z', until: now.from, isFirst: true, changes: [], reads: 4 };

function Shown() {
  const search = parseFeedRowSearch(useSearch({ strict: false }));
  return (
    <RowHistory place={{ channelId: 'c1', feedId: 'f1', externalId: 'X-1' }} timeZone="Europe/Berlin" search={search} />
  );
}
const show = (search = '') =>
  renderRoute(
    Shown,
    '/sales-channels/$channelId/feeds/$feedId/rows/$externalId',
    `/sales-channels/c1/feeds/f1/rows/X-1${search}`,
    parseFeedRowSearch,
  );
const answer = (nodes: FeedRowVersionLineFragment[]) =>
  server.answer(FeedRowVersionsDocument, () => ({
    feedRowVersions: { nodes, pageInfo: { endCursor: null, hasNextPage: false } },
  }));

it('says what each version changed and how often it was read, and leads to its values', async () => {
  answer([now, { ...first, lastReadAt: '2026-01-02T12:00:00Z' }]);
  await show();
  const table = within(await screen.findByRole('table', { name: 'History' }));
  expect(table.getByText('Oak chair').tagName).toBe('DEL');
  expect(table.getByText('Oak stool').tagName).toBe('INS');
  expect(table.getByText('Shown above')).toBeDefined();
  expect(table.getByText('The first version that is kept.')).toBeDefined();
  expect(table.getByRole('cell', { name: '4' })).toBeDefined();
  const link = new URL(
    table.getByRole('link', { name: /^Show values from/ }).getAttribute('href') ?? '',
    location.href,
  );
  expect(Object.fromEntries(link.searchParams)).toEqual({ version: 'h1' });
});

it('asks for the versions of a day by the clocks of the shop', async () => {
  answer([first]);
  await show();
  await screen.findByRole('table', { name: 'History' });
  expect(server.lastAsked(FeedRowVersionsDocument)).toMatchObject({ from: null, until: null });
  answer([]);
  fireEvent.change(screen.getByLabelText('On the day'), { target: { value: '2026-03-29' } });
  expect(await screen.findByText('No version of this row is kept of that day.')).toBeDefined();
  // The day on which clocks go forward has 23 hours.
  expect(server.lastAsked(FeedRowVersionsDocument)).toMatchObject({
    feedId: 'f1',
    externalId: 'X-1',
    from: '2026-03-28T23:00:00.000Z',
    until: '2026-03-29T22:00:00.000Z',
  });
});
