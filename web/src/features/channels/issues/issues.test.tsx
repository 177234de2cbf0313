import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import type { IssuesChannel } from './cause-rows.tsx';
import { ChannelIssues } from './channel-issues.screen.tsx';
import {
  ChannelIssueCausesDocument,
  ChannelIssuesDocument,
  FeedsWithHeldRowsDocument,
  IgnoreChannelIssuesDocument,
  ReopenChannelIssuesDocument,
  type ChannelIssueRowFragment,
} from './channel-issues.operations.generated.ts';
import { parseIssuesSearch } from './issues-search.ts';

const server = fakeServer();

beforeAll(() => {
  stubBrowser();
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
beforeEach(() => {
  localStorage.clear();
  signIn();
});
afterEach(cleanup);

const cause = {
  code: 'ROW_TOO_LONG',
  field: 'title',
  severity: 'ERROR' as const,
  rootKind: 'VALUE' as const,
  detail: { text: 'title has 160 characters.', wording: null },
  documentation: 'https://help.example/title',
  count: 41,
  firstSeenAt: '2026-01-02T03:04:05Z',
};

/** A feed whose rows were checked. */
const fed = { id: 'f1', runs: [{ id: 'r1', state: 'succeeded' as const }] };

const issue: ChannelIssueRowFragment = {
  id: 'i1',
  code: 'ROW_TOO_LONG',
  field: 'title',
  detail: { text: 'title has 160 characters.', wording: null },
  externalId: 'X-1',
  product: { id: 'p1', name: 'Kettle' },
  variant: null,
  rootKind: 'VALUE',
  rootRef: 'v1',
  made: null,
  value: {
    text: 'A very long title',
    source: {
      offerId: 'o1',
      offerTitle: 'Kettle of the mill',
      observedAt: '2026-01-02T03:04:05Z',
      pageUrl: 'https://mill.example/kettle',
      storedPageUrl: '/pages/1?token=a',
      isStoredPageGone: false,
      raw: 'A very long title',
      method: 'json_ld',
      path: 'name',
    },
  },
  offer: null,
  page: null,
  firstSeenAt: '2026-01-02T03:04:05Z',
  ignoredAt: null,
  ignoredBy: null,
};

const mayChange: Omit<IssuesChannel, 'id'> = { mayUpdate: true, status: 'ACTIVE' };
const show = (search = '', may = mayChange) =>
  renderRoute(
    () => (
      <>
        <ChannelIssues channel={{ id: 'c1', ...may }} />
        <Toaster />
      </>
    ),
    '/sales-channels/$channelId/issues',
    `/sales-channels/c1/issues${search}`,
    parseIssuesSearch,
  );

const addressOf = (name: string | RegExp) =>
  new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', location.href);

it('leads from a cause with its count and documentation to the rows behind it', async () => {
  server.answer(ChannelIssueCausesDocument, () => ({
    channelIssueCauses: [cause],
    ignoredCauses: [],
    channelFeeds: [fed],
  }));
  await show();
  const row = within(await screen.findByRole('row', { name: /title has 160/ }));
  expect(row.getByText('Error')).toBeDefined();
  const place = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === 'Issues');
  expect(row.getAllByRole('cell')[place]?.textContent).toBe('41');
  expect(addressOf('Documentation of title').href).toBe('https://help.example/title');
  const rows = addressOf('Show issues: title, 41');
  expect(rows.pathname).toBe('/sales-channels/c1/issues');
  expect(Object.fromEntries(rows.searchParams)).toEqual({ code: 'ROW_TOO_LONG', field: 'title' });
});

it('leads from a row to the value, its offer, the stored page with the place marked, and the rule', async () => {
  server.answer(ChannelIssueCausesDocument, () => ({
    channelIssueCauses: [cause],
    ignoredCauses: [],
    channelFeeds: [fed],
  }));
  server.answer(ChannelIssuesDocument, () => ({
    channelIssues: { nodes: [issue], pageInfo: { endCursor: null, hasNextPage: false } },
  }));
  await show('?code=ROW_TOO_LONG&field=title');
  await screen.findByText('A very long title');
  expect(server.lastAsked(ChannelIssuesDocument)).toMatchObject({
    channelId: 'c1',
    code: 'ROW_TOO_LONG',
    field: 'title',
  });
  expect(addressOf('Product').pathname).toBe('/products/p1');
  expect(addressOf('Offer: Kettle of the mill').pathname).toBe('/offers/o1');
  const stored = addressOf('Stored page');
  expect(stored.searchParams.get('mark')).toBe('A very long title');
  expect(stored.hash).not.toBe('');
  expect(addressOf('Rule of title').search).toBe('?field=title');
});

it('leads from a text of several parts to each of them', async () => {
  const part = (source: string, value: ChannelIssueRowFragment['value'], code: string) => ({
    source,
    ref: value === issue.value ? issue.rootRef : value && 'v2',
    isThere: value !== null,
    value: value && { ...value, attribute: { name: code } },
    offer: null,
  });
  const other = { ...issue.value!, text: 'Oak', source: { ...issue.value!.source!, offerId: 'o2' } };
  const sources = [
    part('product.title', issue.value, 'name'),
    part('value(material)', other, 'material'),
    part('brand.name', null, ''),
  ];
  server.answer(ChannelIssueCausesDocument, () => ({
    channelIssueCauses: [cause],
    ignoredCauses: [],
    channelFeeds: [fed],
  }));
  server.answer(ChannelIssuesDocument, () => ({
    channelIssues: {
      nodes: [{ ...issue, made: { field: 'title', sources } }],
      pageInfo: { endCursor: null, hasNextPage: false },
    },
  }));
  await show('?code=ROW_TOO_LONG&field=title');
  expect(await screen.findByText('Oak')).toBeDefined();
  expect(screen.getByText('A very long title')).toBeDefined();
  const offers = screen.getAllByRole('link', { name: /^Offer:/ }).map((link) => link.getAttribute('href'));
  expect(offers).toEqual(['/offers/o1', '/offers/o2']);
  expect(screen.getAllByRole('link', { name: 'Stored page' })).toHaveLength(2);
  expect(addressOf('product, title').pathname).toBe('/products/p1');
  expect(addressOf('Attribute: material').hash).toBe('#values');
  expect(screen.getByText('brand, name')).toBeDefined();
});

it('leads from a price that people stated to the stored page that shows another one', async () => {
  const fields = [{ name: 'price', raw: '21.90', method: 'json-ld', path: '$.price' }];
  const pageSnapshot = {
    id: 's1',
    observedAt: '2026-01-02T10:12:00Z',
    lastConfirmedAt: '2026-01-02T10:12:00Z',
    pageUrl: 'https://mill.example/kettle',
    storedPageUrl: '/pages/1?token=a',
    isStoredPageGone: false,
    fields,
  };
  const stated = { ...pageSnapshot, id: 's2', storedPageUrl: null, isStoredPageGone: false, fields: [] };
  const offer = { id: 'o1', title: 'Kettle of the mill', snapshot: stated };
  const root = { code: 'PRICE_ON_PAGE', field: 'price', rootKind: 'OFFER' as const, value: null };
  const found = { ...issue, ...root, offer, page: pageSnapshot };
  server.answer(ChannelIssueCausesDocument, () => ({ channelIssueCauses: [], ignoredCauses: [], channelFeeds: [fed] }));
  server.answer(ChannelIssuesDocument, () => ({
    channelIssues: { nodes: [found], pageInfo: { endCursor: null, hasNextPage: false } },
  }));
  await show('?code=PRICE_ON_PAGE&field=price');
  await screen.findByRole('link', { name: 'Stored page' });
  expect(addressOf('Stored page').searchParams.get('mark')).toBe('21.90');
  expect(addressOf('Offer: Kettle of the mill').pathname).toBe('/offers/o1');
});

it('leads to the page that the price was compared with, and not to the file that the offer is read from', async () => {
  const snapshot = {
    id: 's1',
    observedAt: '2026-01-02T08:00:00Z',
    lastConfirmedAt: '2026-01-02T08:00:00Z',
    pageUrl: 'https://mill.example/feed.xml',
    storedPageUrl: '/pages/feed?token=a',
    isStoredPageGone: false,
    fields: [{ name: 'price', raw: '10.00', method: 'feed', path: 'price' }],
  };
  const page = {
    id: 's2',
    observedAt: '2026-01-02T10:12:00Z',
    lastConfirmedAt: '2026-02-03T11:21:00Z',
    pageUrl: 'https://mill.example/kettle',
    storedPageUrl: '/pages/kettle?token=a',
    isStoredPageGone: false,
    fields: [{ name: 'price', raw: '12.00', method: 'json-ld', path: '$.price' }],
  };
  const offer = { id: 'o1', title: 'Kettle of the mill', snapshot, own: null };
  const read = { source: 'listing.price', ref: 'o1', isThere: true, value: null, offer };
  const root = { code: 'PRICE_ON_PAGE', field: 'price', rootKind: 'OFFER' as const, rootRef: 'o1', value: null };
  const made = { field: 'price', sources: [read] };
  server.answer(ChannelIssueCausesDocument, () => ({ channelIssueCauses: [], ignoredCauses: [], channelFeeds: [fed] }));
  server.answer(ChannelIssuesDocument, () => ({
    channelIssues: {
      nodes: [{ ...issue, ...root, offer, made, page }],
      pageInfo: { endCursor: null, hasNextPage: false },
    },
  }));
  await show('?code=PRICE_ON_PAGE&field=price');
  await screen.findByText('Made of');
  const stored = screen
    .getAllByRole('link', { name: 'Stored page' })
    .map((link) => new URL(link.getAttribute('href') ?? '', location.href));
  expect(stored.map(({ pathname, searchParams }) => [pathname, searchParams.get('mark')])).toEqual([
    ['/pages/kettle', '12.00'],
    ['/pages/feed', '10.00'],
  ]);
  const shown = screen.getAllByRole('link', { name: 'Page of the shop' }).map((link) => link.getAttribute('href'));
  expect(shown[0]).toBe('https://mill.example/kettle');
  const times = screen.getAllByText(/^Read .*2026/).map(({ textContent }) => textContent);
  expect(times).toEqual([
    expect.stringMatching(/2026.*, seen unchanged .*2026/),
    expect.not.stringMatching('unchanged'),
  ]);
});

it('names beside the page that was compared that people state the price of the row', async () => {
  const page = {
    id: 's2',
    observedAt: '2026-01-02T10:12:00Z',
    lastConfirmedAt: '2026-01-02T10:12:00Z',
    pageUrl: 'https://mill.example/kettle',
    storedPageUrl: '/pages/kettle?token=a',
    isStoredPageGone: false,
    fields: [{ name: 'price', raw: '12.00', method: 'json-ld', path: '$.price' }],
  };
  const typed = { ...page, id: 's3', fields: [{ name: 'price', raw: '9.90', method: 'person', path: '' }] };
  const own = { sourceKind: 'form', updatedAt: '2026-01-02T10:12:00Z', updatedBy: '', pageSnapshot: page };
  const offer = { id: 'o1', title: 'Kettle of the mill', snapshot: typed, own };
  const read = { source: 'listing.price', ref: 'o1', isThere: true, value: null, offer };
  const root = { code: 'PRICE_ON_PAGE', field: 'price', rootKind: 'OFFER' as const, rootRef: 'o1', value: null };
  const made = { field: 'price', sources: [read] };
  server.answer(ChannelIssueCausesDocument, () => ({ channelIssueCauses: [], ignoredCauses: [], channelFeeds: [fed] }));
  server.answer(ChannelIssuesDocument, () => ({
    channelIssues: {
      nodes: [{ ...issue, ...root, offer, made, page }],
      pageInfo: { endCursor: null, hasNextPage: false },
    },
  }));
  await show('?code=PRICE_ON_PAGE&field=price');
  expect(await screen.findByText('Stated by a person, not read from a page.')).toBeDefined();
  expect(screen.getByText(/Last change: a person who was erased, in the form,/)).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Stored page' })).toHaveLength(1);
  expect(addressOf('Stored page').searchParams.get('mark')).toBe('12.00');
});

it('leads from a price that only the listing says to the listing, besides the page of the shop', async () => {
  const offer = { id: 'o1', title: 'Kettle of the mill', snapshot: null, own: null };
  const sources = [{ source: 'listing.price', ref: 'l1', isThere: true, value: null, offer: null }];
  const root = { code: 'PRICE_ON_PAGE', field: 'price', rootKind: 'OFFER' as const };
  const found = { ...issue, ...root, rootRef: 'o1', value: null, offer, made: { field: 'price', sources } };
  server.answer(ChannelIssueCausesDocument, () => ({
    channelIssueCauses: [{ ...cause, ...root }],
    ignoredCauses: [],
    channelFeeds: [fed],
  }));
  server.answer(ChannelIssuesDocument, () => ({
    channelIssues: { nodes: [found], pageInfo: { endCursor: null, hasNextPage: false } },
  }));
  await show('?code=PRICE_ON_PAGE&field=price');
  expect(await screen.findByText('Made of')).toBeDefined();
  const listing = addressOf('listing, price');
  expect(listing.pathname + listing.hash).toBe('/products/p1#channels');
  expect(addressOf('Offer: Kettle of the mill').pathname).toBe('/offers/o1');
  expect(screen.getByText('Page of the shop')).toBeDefined();
  cleanup();
  await show();
  expect(await screen.findByRole('cell', { name: 'Page of the shop' })).toBeDefined();
});

it('leads from held rows to the feeds that hold them', async () => {
  const held = { code: 'mass_removal_held', field: null, rootKind: 'MAPPING' as const };
  const feed = (id: string, name: string, count: number) => ({ id, name, counts: { held: count } });
  server.answer(ChannelIssueCausesDocument, () => ({
    channelIssueCauses: [{ ...cause, ...held }],
    ignoredCauses: [],
    channelFeeds: [fed],
  }));
  server.answer(ChannelIssuesDocument, () => ({
    channelIssues: {
      nodes: [{ ...issue, ...held, rootRef: null, value: null, product: null, externalId: null }],
      pageInfo: { endCursor: null, hasNextPage: false },
    },
  }));
  server.answer(FeedsWithHeldRowsDocument, () => ({
    channelFeeds: [feed('f1', 'Main', 3), feed('f2', 'Calm', 0), feed('f3', 'Other', 1)],
  }));
  await show('?code=mass_removal_held');
  const link = await screen.findByRole('link', { name: 'Main: 3 held rows' });
  expect(link.getAttribute('href')).toBe('/sales-channels/c1/feeds/f1#held');
  expect(addressOf('Other: 1 held row').pathname).toBe('/sales-channels/c1/feeds/f3');
  expect(screen.queryByRole('link', { name: /^Calm/ })).toBeNull();
});

it('says so once no row has an issue any more', async () => {
  server.answer(ChannelIssueCausesDocument, () => ({ channelIssueCauses: [], ignoredCauses: [], channelFeeds: [fed] }));
  server.answer(ChannelIssuesDocument, () => ({
    channelIssues: { nodes: [], pageInfo: { endCursor: null, hasNextPage: false } },
  }));
  await show('?code=ROW_TOO_LONG&field=title');
  expect(await screen.findByText('No row has this issue any more.')).toBeDefined();
});

it('says that nothing was checked where the channel has no feed', async () => {
  server.answer(ChannelIssueCausesDocument, () => ({ channelIssueCauses: [], ignoredCauses: [], channelFeeds: [] }));
  await show('');
  expect(await screen.findByText(/has no feed yet, so no row was checked/)).toBeDefined();
});

it('says that rows are being checked while a rebuild waits or runs, and only then that no issue is open', async () => {
  const runs: { id: string; state: 'queued' | 'running' | 'succeeded' }[] = [{ id: 'r1', state: 'queued' }];
  server.answer(ChannelIssueCausesDocument, () => ({
    channelIssueCauses: [],
    ignoredCauses: [],
    channelFeeds: [{ id: 'f1', runs }],
  }));
  await show('');
  expect(await screen.findByText('The rows are being checked. No issue is open so far.')).toBeDefined();
  expect(screen.queryByText('No open issues.')).toBeNull();
  runs[0]!.state = 'succeeded';
  expect(await screen.findByText('No open issues.', undefined, { timeout: 20_000 })).toBeDefined();
});

it('ignores one issue or all of a cause, with the way back to exactly those', async () => {
  server.answer(ChannelIssueCausesDocument, () => ({
    channelIssueCauses: [{ ...cause, count: 2 }],
    ignoredCauses: [{ ...cause, count: 1 }],
    channelFeeds: [fed],
  }));
  server.answer(ChannelIssuesDocument, () => ({
    channelIssues: { nodes: [issue], pageInfo: { endCursor: null, hasNextPage: false } },
  }));
  const ignoredAt = '2026-01-03T03:04:05Z';
  server.answer(IgnoreChannelIssuesDocument, ({ input }) => ({
    ignoreChannelIssues: { __typename: 'ChannelIssuesMoved' as const, count: input.ids ? 1 : 2, ignoredAt },
  }));
  server.answer(ReopenChannelIssuesDocument, () => ({
    reopenChannelIssues: { __typename: 'ChannelIssuesMoved' as const, count: 2, ignoredAt: null },
  }));
  await show('?code=ROW_TOO_LONG&field=title');
  const aim = { code: 'ROW_TOO_LONG', field: 'title' };
  await userEvent.click(await screen.findByRole('button', { name: 'Ignore: Kettle' }));
  expect(await screen.findByText('1 issue is ignored until it changes')).toBeDefined();
  expect(server.lastAsked(IgnoreChannelIssuesDocument)).toEqual({ channelId: 'c1', input: { ...aim, ids: ['i1'] } });
  await userEvent.click(screen.getByRole('button', { name: 'Ignore all 2 issues' }));
  await screen.findByText('2 issues are ignored until they change');
  expect(server.lastAsked(IgnoreChannelIssuesDocument)).toEqual({ channelId: 'c1', input: aim });
  await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0]!);
  expect(await screen.findByText('2 issues are open again')).toBeDefined();
  expect(server.lastAsked(ReopenChannelIssuesDocument)).toEqual({ channelId: 'c1', input: { ...aim, ignoredAt } });
  const ignored = addressOf('1 ignored issue');
  expect(Object.fromEntries(ignored.searchParams)).toEqual({ ...aim, ignored: 'true' });
});

it('shows ignored issues with who ignored them, and opens them again', async () => {
  server.answer(ChannelIssueCausesDocument, () => ({
    channelIssueCauses: [],
    ignoredCauses: [{ ...cause, count: 1 }],
    channelFeeds: [fed],
  }));
  await show('?ignored=true');
  expect(await screen.findByRole('heading', { name: 'Ignored issues' })).toBeDefined();
  expect(Object.fromEntries(addressOf('Show issues: title, 1').searchParams)).toMatchObject({ ignored: 'true' });
  cleanup();
  server.answer(ChannelIssuesDocument, () => ({
    channelIssues: {
      nodes: [{ ...issue, ignoredAt: '2026-01-03T03:04:05Z', ignoredBy: 'Ada' }],
      pageInfo: { endCursor: null, hasNextPage: false },
    },
  }));
  server.answer(ReopenChannelIssuesDocument, () => ({
    reopenChannelIssues: { __typename: 'ChannelIssuesMoved' as const, count: 1, ignoredAt: null },
  }));
  await show('?code=ROW_TOO_LONG&field=title&ignored=true');
  expect(await screen.findByText('Ada')).toBeDefined();
  expect(server.lastAsked(ChannelIssuesDocument)).toMatchObject({ ignored: true });
  await userEvent.click(screen.getByRole('button', { name: 'Reopen: Kettle' }));
  expect(await screen.findByText('1 issue is open again')).toBeDefined();
});

it('offers nobody to ignore an issue who may not change the channel', async () => {
  server.answer(ChannelIssueCausesDocument, () => ({
    channelIssueCauses: [cause],
    ignoredCauses: [],
    channelFeeds: [fed],
  }));
  server.answer(ChannelIssuesDocument, () => ({
    channelIssues: { nodes: [issue], pageInfo: { endCursor: null, hasNextPage: false } },
  }));
  await show('?code=ROW_TOO_LONG&field=title', { mayUpdate: false, status: 'ACTIVE' });
  await screen.findByText('A very long title');
  expect(screen.queryByRole('button', { name: /^Ignore/ })).toBeNull();
});
