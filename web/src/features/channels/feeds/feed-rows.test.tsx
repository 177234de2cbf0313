import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { RowFields } from './feed-row.screen.tsx';
import { parseFeedRowsSearch } from './feed-rows-search.ts';
import { FeedRows } from './feed-rows.screen.tsx';
import { FeedRowsDocument, type FeedSourceDetailFragment } from './feed-rows.operations.generated.ts';

const server = fakeServer();

beforeAll(stubBrowser);
beforeEach(() => {
  localStorage.clear();
  signIn();
});
afterEach(cleanup);

const feed = { id: 'f1', channelId: 'c1', revision: 3, counts: { served: 30, held: 10, later: 0, removed: 2 } };
const head = {
  externalId: 'X/1',
  state: 'SERVED' as const,
  product: { id: 'p1', name: 'Kettle' },
  variant: null,
  servedFrom: null,
  servedUntil: null,
  changedAt: '2026-01-02T03:04:05Z',
};

const source = (name: string, more: Partial<FeedSourceDetailFragment> = {}): FeedSourceDetailFragment => ({
  source: name,
  ref: 'r1',
  isThere: true,
  value: null,
  offer: null,
  ...more,
});
const page = {
  observedAt: '2026-01-02T03:04:05Z',
  lastConfirmedAt: '2026-01-02T03:04:05Z',
  pageUrl: 'https://mill.example/kettle',
  storedPageUrl: '/pages/1?token=a',
  isStoredPageGone: false,
};
const showFields = (fields: readonly { field: string; sources: readonly FeedSourceDetailFragment[] }[]) =>
  renderRoute(
    () => (
      <RowFields
        channelId="c1"
        row={{
          product: { id: 'p1', name: 'Kettle' },
          fields: fields.map((one, rule) => ({ values: ['said'], rule: rule === 0 ? 0 : null, ...one })),
        }}
      />
    ),
    '/',
  );
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('finds rows by state and by the beginning of their id, each the way to its values', async () => {
  server.answer(FeedRowsDocument, () => ({
    feedRows: { nodes: [head], pageInfo: { endCursor: null, hasNextPage: false } },
  }));
  const { router } = await renderRoute(
    () => <FeedRows feed={feed} />,
    '/sales-channels/$channelId/feeds/$feedId/rows',
    '/sales-channels/c1/feeds/f1/rows?state=SERVED',
    parseFeedRowsSearch,
  );
  const link = await screen.findByRole('link', { name: 'X/1' });
  expect(link.getAttribute('href')).toBe('/sales-channels/c1/feeds/f1/rows/X%2F1');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Held (10)');
  await userEvent.type(screen.getByRole('searchbox'), 'X');
  await waitFor(() => expect(router.state.location.search).toEqual({ state: 'HELD', q: 'X' }));
  await waitFor(() =>
    expect(server.lastAsked(FeedRowsDocument)).toMatchObject({ feedId: 'f1', state: ['HELD'], search: 'X' }),
  );
});

it('says of a row that begins later from when', async () => {
  const later = { ...head, state: 'LATER' as const, servedFrom: '2027-03-04T05:06:00Z' };
  server.answer(FeedRowsDocument, () => ({
    feedRows: { nodes: [later], pageInfo: { endCursor: null, hasNextPage: false } },
  }));
  await renderRoute(() => <FeedRows feed={feed} />, '/', '/', parseFeedRowsSearch);
  expect(await screen.findByText(/^Begins .*2027/)).toBeDefined();
});

it('names the offer that a picture came from', async () => {
  const fields = [{ name: 'images', raw: 'https://mill.example/k.jpg', method: 'json_ld', path: 'image' }];
  const offer = { id: 'o1', title: 'Mill kettle', snapshot: { id: 's1', fields, ...page }, own: null };
  await showFields([{ field: 'image_link', sources: [source('media', { offer })] }]);
  expect((await screen.findByRole('link', { name: 'Offer: Mill kettle' })).getAttribute('href')).toBe('/offers/o1');
});

it('leads from a field to the value, its offer, the stored page with the place marked, and the rule', async () => {
  const value = {
    id: 'v1',
    text: 'oak',
    attribute: { code: 'color', name: 'Colour' },
    source: { offerId: 'o1', offerTitle: 'Mill kettle', raw: 'Oak', method: 'json_ld', path: 'color', ...page },
  };
  await showFields([{ field: 'color', sources: [source('value(color)', { value })] }]);
  await screen.findByRole('link', { name: 'Attribute: Colour' });
  expect(hrefOf('Attribute: Colour')).toBe('/products/p1#values');
  expect(hrefOf('Offer: Mill kettle')).toBe('/offers/o1');
  expect(hrefOf('Stored page')).toContain('Oak');
  expect(hrefOf('Page of the shop')).toBe('https://mill.example/kettle');
  expect(hrefOf('Rule of color')).toBe('/sales-channels/c1/mapping?field=color');
});

it('says of a price that people state who did, and leads to no page', async () => {
  const typed = [{ name: 'price', raw: '9.90', method: 'person', path: '' }];
  const read = [{ name: 'price', raw: '7.90', method: 'feed', path: 'price' }];
  const own = {
    sourceKind: 'form',
    updatedAt: '2026-01-02T03:04:05Z',
    updatedBy: 'Ada',
    pageSnapshot: { id: 's2', fields: read, ...page },
  };
  const offer = { id: 'o1', title: 'Kettle', snapshot: { id: 's1', fields: typed, ...page }, own };
  await showFields([{ field: 'price', sources: [source('listing.price', { offer })] }]);
  expect(await screen.findByText('Stated by a person, not read from a page.')).toBeDefined();
  expect(screen.getByText(/Last change: Ada, in the form,/)).toBeDefined();
  expect(hrefOf('listing, price')).toBe('/offers/o1');
  expect(screen.queryByRole('link', { name: 'Stored page' })).toBeNull();
  cleanup();
  await showFields([{ field: 'price', sources: [source('listing.price', { offer: { ...offer, own: null } })] }]);
  expect(await screen.findByText('Stated by a person, not read from a page.')).toBeDefined();
  expect(screen.queryByText(/Last change/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Stored page' })).toBeNull();
});

it('marks on the page of an offer what the source reads of it', async () => {
  const fields = [{ name: 'price', raw: '19,90', method: 'json_ld', path: 'offers.price' }];
  const offer = { id: 'o1', title: 'Kettle', snapshot: { id: 's1', fields, ...page }, own: null };
  await showFields([
    { field: 'id', sources: [] },
    { field: 'price', sources: [source('listing.price', { offer })] },
  ]);
  await screen.findByText('Fixed value');
  expect(hrefOf('listing, price')).toBe('/offers/o1');
  expect(hrefOf('Stored page')).toContain('offers.price');
  expect(hrefOf('Default of the kind for price')).toBe('/sales-channels/c1/mapping?field=price');
});

it('names an offer that the reader does not see, and what had no value', async () => {
  await showFields([
    { field: 'link', sources: [source('offer.url'), source('value(size)', { ref: null, isThere: false })] },
  ]);
  const row = within(await screen.findByRole('row', { name: /link/ }));
  expect(row.getByText('own offer, URL')).toBeDefined();
  expect(row.getByText('No value')).toBeDefined();
  expect(row.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Rule']);
});
