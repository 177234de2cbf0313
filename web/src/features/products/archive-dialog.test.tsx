import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { ArchiveDialog, type ArchiveIssues } from './archive-dialog.tsx';
import { ArchiveEffectsDocument } from './archive.operations.generated.ts';

const server = fakeServer();
let archived: unknown[] = [];
let issues: ArchiveIssues | undefined;
let unseen: object = {};

function Screen() {
  return (
    <ArchiveDialog
      title="Archive lamp"
      confirmLabel="Archive"
      chosen={{ search: 'lamp', released: [] }}
      onArchive={async (archival) => {
        archived.push(archival);
        return issues;
      }}
      onClose={() => undefined}
    />
  );
}

beforeEach(() => {
  stubBrowser();
  archived = [];
  issues = undefined;
  unseen = {};
  server.answer(ArchiveEffectsDocument, () => ({
    archiveEffects: {
      products: 2,
      refused: 1,
      offers: 3,
      shops: 2,
      offerProductIds: ['p1', 'p2'],
      proposals: 1,
      proposalProductIds: ['p2'],
      listings: 3,
      channels: 1,
      listingProductIds: ['p1'],
      openOrders: 2,
      orderProductIds: ['p1', 'p2'],
      ...unseen,
    },
  }));
});
afterEach(cleanup);

const open = async () => {
  await renderRoute(Screen, '/');
  const dialog = within(await screen.findByRole('dialog', { name: 'Archive lamp' }));
  await dialog.findByText(/3 offers in 2 shops stay matched/);
  return dialog;
};
const press = (dialog: ReturnType<typeof within>) =>
  act(() => userEvent.click(dialog.getByRole('button', { name: 'Archive' })));

it('says what becomes of offers and proposals first, and which products it cannot be done to', async () => {
  const dialog = await open();
  expect(dialog.getByText('1 proposal still waits at the review desk.')).toBeDefined();
  expect(dialog.getByText(/1 product is in review or rejected/)).toBeDefined();
  const leadsTo = (name: string) => decodeURIComponent(dialog.getByRole('link', { name }).getAttribute('href') ?? '');
  expect(leadsTo('Show offers of 2 products')).toMatch(/\/offers\?.*productId:p1.*productId:p2/);
  expect(leadsTo('Show proposals of 1 product')).toMatch(
    /\/proposals\?.*productId:p2.*state:in_review.*state:conflicted/,
  );
});

it('says what becomes of listings and open orders first, with the way to them', async () => {
  const dialog = await open();
  expect(
    dialog.getByText(/3 listings go off 1 channel\. Each returns once its product is active again\./),
  ).toBeDefined();
  expect(dialog.getByText(/2 open orders stay as they are/)).toBeDefined();
  const leadsTo = (name: string) => decodeURIComponent(dialog.getByRole('link', { name }).getAttribute('href') ?? '');
  expect(leadsTo('Show listings of 1 product')).toMatch(
    /\/sales-channels\/listings\?.*productId:p1.*state:LISTED.*state:SCHEDULED.*state:REFUSED/,
  );
  expect(leadsTo('Show open orders of 2 products')).toMatch(/\/orders\?.*productId:p1.*productId:p2.*status:OPEN/);
  expect(dialog.queryByText(/Your role/)).toBeNull();
});

it.each([
  ['listings', { listings: null, channels: null }, 'Your role does not show listings, so they are not counted here.'],
  ['orders', { openOrders: null }, 'Your role does not show orders, so they are not counted here.'],
  [
    'both',
    { listings: null, channels: null, openOrders: null },
    'Your role shows neither listings nor orders, so they are not counted here.',
  ],
])('says what was not counted for readers of no %s', async (_what, missing, text) => {
  unseen = missing;
  const dialog = await open();
  expect(dialog.getByText(text)).toBeDefined();
});

it('refuses at the field what has no reason, or another one without a note', async () => {
  const dialog = await open();
  await press(dialog);
  expect(dialog.getByRole('combobox', { name: /Reason/, description: /Fill this in/ })).toBeDefined();
  await act(() => userEvent.selectOptions(dialog.getByRole('combobox'), 'OTHER'));
  await press(dialog);
  expect(dialog.getByRole('textbox', { name: /Note/, description: /Fill this in/ })).toBeDefined();
  expect(archived).toEqual([]);
});

it('hands on reason and note, and shows at the field what the server refused', async () => {
  issues = [{ path: 'note', code: 'too_long' }];
  const dialog = await open();
  await act(() => userEvent.selectOptions(dialog.getByRole('combobox'), 'NOT_SOLD'));
  await act(() => userEvent.type(dialog.getByRole('textbox'), 'Sold out in May.'));
  await press(dialog);
  expect(archived).toEqual([{ reason: 'NOT_SOLD', note: 'Sold out in May.' }]);
  expect(await dialog.findByText(/too long/)).toBeDefined();
});
