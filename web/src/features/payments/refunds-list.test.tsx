import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { listAnswer } from '../../testing/list-answer.ts';
import { widthOfColumns } from '../../testing/list-width.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { SavedViewsDocument } from '../../ui/list-screen/views/saved-views.operations.generated.ts';
import { PaymentCurrenciesDocument } from './payments.operations.generated.ts';
import { RefundsListScreen } from './refunds-list.screen.tsx';
import { RefundsListDocument } from './refunds.operations.generated.ts';

const server = fakeServer();

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  signIn();
  server.answer(SavedViewsDocument, () => ({ savedViews: [], listLayouts: [] }));
  server.answer(PaymentCurrenciesDocument, () => ({ paymentCurrencies: ['EUR', 'JPY'] }));
  const refund = {
    id: 'r1',
    number: 1,
    purpose: 'GOODWILL' as const,
    reason: 'A scratch',
    amount: { minor: 3000, currency: 'EUR' },
    state: 'AWAITING_APPROVAL' as const,
    disputeState: null,
    orderChange: null,
    requestedBy: 'Bea',
    decidedBy: null,
    createdAt: '2026-06-30T22:30:00Z',
    order: { id: 'o1', number: '1001', externalId: null },
    shop: { id: 's1', name: 'Mill', timeZone: 'Europe/Berlin' },
  };
  server.answer(RefundsListDocument, (asked) => ({ refunds: listAnswer([refund], asked) }));
});
afterEach(cleanup);

it('shows the refunds that wait for the reader, and leads to the order on which each is decided', async () => {
  await renderRoute(RefundsListScreen, '/payments/refunds', '/payments/refunds?filter=waitsForMe:true');
  const row = within(await screen.findByRole('row', { name: /1001/ }));
  for (const text of ['Waits for a second person', '€30.00', 'Goodwill', 'A scratch', 'Bea', 'Mill'])
    row.getByText(text);
  expect(row.getByRole('link', { name: '1001' }).getAttribute('href')).toBe('/orders/o1');
  expect(server.lastAsked(RefundsListDocument)?.filter).toEqual({ waitsForMe: true });
});

it('fits beside the menu of a window of 1280 pixels', async () => {
  await renderRoute(RefundsListScreen, '/payments/refunds');
  expect(widthOfColumns(await screen.findByRole('grid'))).toBeLessThanOrEqual(1048);
});

it('offers the currencies in which there are payments', async () => {
  await renderRoute(RefundsListScreen, '/payments/refunds');
  await userEvent.click(await screen.findByRole('button', { name: 'Currency' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'JPY' }));
  await waitFor(() => expect(server.lastAsked(RefundsListDocument)?.filter).toEqual({ currency: ['JPY'] }));
});
