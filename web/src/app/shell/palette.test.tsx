import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  AddBookmarkDocument,
  BookmarksDocument,
  VisitsDocument,
} from '../../features/bookmarks/bookmarks.operations.generated.ts';
import {
  FindRecordsByIdDocument,
  FindRecordsDocument,
  type FindRecordsQuery,
} from '../../features/search/search.operations.generated.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { navigationGroups } from '../../ui/routing/index.ts';
import { loadGroup } from '../areas.ts';
import { Palette } from './palette.tsx';

// Addresses are read by the routes of all areas, which the first one to ask waits for.
await Promise.all(navigationGroups.map(async (group) => loadGroup(group)));

const server = fakeServer();
const nothing = () => undefined;
/** A deadline against hanging, not a speed: a busy machine takes its time. */
const patience = { timeout: 60_000 };

/** All orders of this installation, of which the server answers so many as are asked for. */
const orders = Array.from({ length: 30 }, (_, at) => ({ of: 'Order' as const, id: `o${at}`, name: `${1001 + at}` }));
const report = { id: 'r1', name: 'Spring', report: 'sales', input: { filter: ['by:MONTH'] } };

const answer = (first: number, of: readonly string[], isReported: boolean): FindRecordsQuery => ({
  foundRecords: [
    ...orders.slice(0, of.includes('Order') ? first : 0),
    ...(of.includes('Customer') ? [{ of: 'Customer' as const, id: 'c1', name: 'Ada' }] : []),
    ...(of.includes('Discount') ? [{ of: 'Discount' as const, id: 'd1', name: 'Winter' }] : []),
    ...(of.includes('Channel') ? [{ of: 'Channel' as const, id: 'h1', name: 'Website' }] : []),
  ],
  ...(isReported && { savedReports: { nodes: [report] } }),
});

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  signIn();
  server.answer(BookmarksDocument, () => ({ bookmarks: [] }));
  server.answer(VisitsDocument, () => ({ visits: [] }));
  server.answer(FindRecordsDocument, ({ first, of, savedReports }) => answer(first, of, savedReports));
});
afterEach(cleanup);

const open = async (text: string) => {
  // What is fetched for the first of them is waited for.
  const { router } = await act(() =>
    renderRoute(
      () => <Palette onClose={nothing} onLayout={nothing} onKeys={nothing} onLogOut={nothing} />,
      '/$',
      '/here',
    ),
  );
  await userEvent.type(await screen.findByRole('combobox', { name: 'Find anything' }, patience), text);
  return { address: () => router.state.location.href };
};
const group = (name: string) => screen.findByRole('group', { name }, patience);
const optionsOf = async (name: string) =>
  within(await group(name))
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('the palette', () => {
  it('finds orders, customers, discounts, channels and saved reports, four of a group first', async () => {
    await open('a');
    expect(await optionsOf('Orders')).toEqual(['1001', '1002', '1003', '1004', 'Show more in Orders']);
    expect(await optionsOf('Customers')).toEqual(['Ada']);
    expect(await optionsOf('Discounts')).toEqual(['Winter']);
    expect(await optionsOf('Sales channels')).toEqual(['Website']);
    expect(await optionsOf('Reports')).toContain('Spring');
    expect(server.lastAsked(FindRecordsDocument)?.first).toBe(5);
  });

  it('shows twenty of a group on demand, then the way to all of them', async () => {
    const { address } = await open('100');
    await userEvent.click(within(await group('Orders')).getByRole('option', { name: 'Show more in Orders' }));
    await waitFor(async () => expect(await optionsOf('Orders')).toHaveLength(21), patience);
    expect(server.lastAsked(FindRecordsDocument)).toMatchObject({ first: 20, of: ['Order'], savedReports: false });
    await userEvent.click(screen.getByRole('option', { name: 'Show all in Orders' }));
    expect(address()).toBe('/orders?q=100');
  });

  it('leads to a saved report in the state that was kept, and to a report by its name', async () => {
    const { address } = await open('sales');
    const reports = within(await group('Reports'));
    await userEvent.click(await reports.findByRole('option', { name: 'Spring' }));
    expect(address()).toBe('/analytics/sales?filter=by%3AMONTH&view=r1');
    await userEvent.click(reports.getByRole('option', { name: 'Sales' }));
    expect(address()).toBe('/analytics/sales');
  });

  it('finds settings by their title, for anyone who reads them', async () => {
    const { address } = await open('bin');
    const [title = ''] = await optionsOf('Setting');
    await userEvent.click(screen.getByRole('option', { name: title ?? '' }));
    expect(address()).toMatch(/^\/settings\?q=/);
    cleanup();
    signIn([
      { action: 'read', subject: 'Dashboard' },
      { action: 'read', subject: 'Order' },
    ]);
    await open('bin');
    await group('Orders');
    expect(screen.queryByRole('group', { name: 'Setting' })).toBeNull();
    expect(server.lastAsked(FindRecordsDocument)).toMatchObject({ of: ['Order'], savedReports: false, users: false });
  });

  it('asks for no reports where somebody reads no figures', async () => {
    signIn([
      { action: 'read', subject: 'Order' },
      { action: 'manage', subject: 'Report' },
    ]);
    await open('spring');
    await group('Orders');
    expect(server.lastAsked(FindRecordsDocument)).toMatchObject({ savedReports: false });
    expect(screen.queryByRole('group', { name: 'Reports' })).toBeNull();
  });

  it('stars what was found by a key', async () => {
    server.answer(AddBookmarkDocument, ({ input }) => ({
      addBookmark: {
        __typename: 'BookmarksChanged',
        bookmarks: [{ id: 'b1', path: input.path, name: input.name ?? null, isGone: false }],
      },
    }));
    await open('customer: ada');
    await group('Customers');
    await userEvent.keyboard('{Alt>}s{/Alt}');
    await screen.findByRole('option', { name: /^Ada\s*bookmarked$/ }, patience);
    expect(server.lastAsked(AddBookmarkDocument)).toEqual({ input: { path: '/customers/c1', name: 'Ada' } });
  });

  it('finds a saved report by its id', async () => {
    const id = '01890000-0000-7000-8000-000000000000';
    server.answer(FindRecordsByIdDocument, () => ({ foundRecords: [], savedReport: { ...report, id } }));
    await open(id);
    expect(await optionsOf('Reports')).toEqual(['Spring']);
  });
});
