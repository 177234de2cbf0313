import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { listAnswer } from '../../../testing/list-answer.ts';
import { widthOfColumns } from '../../../testing/list-width.ts';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { SavedViewsDocument } from '../../../ui/list-screen/views/saved-views.operations.generated.ts';
import {
  AttachPaymentEventDocument,
  IgnorePaymentEventDocument,
  LookUpPaymentRequestDocument,
  OrdersToAttachDocument,
  PaymentEventsListDocument,
  PaymentQueuesDocument,
} from '../payment-queues.operations.generated.ts';
import { PaymentsListScreen } from '../payments-list.screen.tsx';
import {
  PaymentCurrenciesDocument,
  PaymentSumsDocument,
  PaymentTransactionsListDocument,
} from '../payments.operations.generated.ts';
import { euros, paymentEvent, paymentQueues, transactionRow } from '../testing/payments.ts';
import { PaymentEventsScreen } from './payment-events.screen.tsx';

const server = fakeServer();
let events = [paymentEvent()];

beforeAll(stubBrowser);
beforeEach(() => {
  localStorage.clear();
  signIn();
  events = [paymentEvent()];
  server.answer(SavedViewsDocument, () => ({ savedViews: [], listLayouts: [] }));
  server.answer(PaymentSumsDocument, () => ({ paymentSums: { isExact: true, sums: [] } }));
  server.answer(PaymentCurrenciesDocument, () => ({ paymentCurrencies: ['EUR'] }));
  server.answer(PaymentQueuesDocument, () => paymentQueues(1, 2, 3, 4));
  server.answer(PaymentEventsListDocument, (asked) => ({ paymentEvents: listAnswer(events, asked) }));
  server.answer(OrdersToAttachDocument, () => ({
    orders: {
      nodes: [
        {
          id: 'o7',
          number: '1007',
          externalId: null,
          outstanding: euros(3000),
          customer: { id: 'c1', name: 'Ada Stone' },
        },
      ],
    },
  }));
});
afterEach(cleanup);

const unknown = transactionRow({
  id: 't9',
  state: 'UNKNOWN',
  settledAt: null,
  sentAt: '2026-06-30T22:30:00Z',
  attempts: 2,
  actions: [{ action: 'lookUp', to: 'SENT', isAllowed: true, refusal: null }],
});

function showQueue(row = unknown) {
  server.answer(PaymentTransactionsListDocument, (asked) => ({ paymentTransactions: listAnswer([row], asked) }));
  return renderRoute(PaymentsListScreen, '/payments', `/payments?filter=state:${row.state}`);
}

const attached = {
  __typename: 'PaymentEventAttached',
  event: { id: 'e1', state: 'APPLIED' },
  order: { id: 'o7', number: '1007', externalId: null },
} as const;

const showEvents = () => renderRoute(PaymentEventsScreen, '/payments/events');
const opened = async (name: string) => within(await screen.findByRole('dialog', { name }));
const attach = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Attach Captured €49.90 pay_7' }));
  const dialog = await opened('Attach Captured €49.90 pay_7 to an order');
  await userEvent.type(dialog.getByRole('combobox', { name: 'Order' }), '1007');
  await userEvent.click(await screen.findByRole('option', { name: '1007, Ada Stone, €30.00 outstanding' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Attach' }));
  return dialog;
};

it('fits beside the menu of a window of 1280 pixels, with what is done in sight', async () => {
  await showQueue();
  expect(widthOfColumns(await screen.findByRole('grid'))).toBeLessThanOrEqual(1048);
  cleanup();
  await showEvents();
  expect(widthOfColumns(await screen.findByRole('grid'))).toBeLessThanOrEqual(1048);
});

it('counts what waits in each queue, and leads there', async () => {
  await showQueue();
  const queues = within(await screen.findByRole('navigation', { name: 'Queues of payments' }));
  await queues.findByText('3');
  expect(queues.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'All transactions',
    'Under way 1',
    'Unknown outcome 2',
    'Unmatched 3',
    'Open disputes 4',
  ]);
  const to = new URL(
    queues.getByRole('link', { name: /^Unmatched/ }).getAttribute('href') ?? '',
    'http://shop.example',
  );
  expect([to.pathname, to.searchParams.getAll('filter')]).toEqual([
    '/payments/events',
    ['state:UNMATCHED', 'state:CONFLICT'],
  ]);
});

it('has a request of unknown outcome looked up from its row', async () => {
  server.answer(LookUpPaymentRequestDocument, () => ({
    lookUpPaymentRequest: { __typename: 'PaymentRequestLookedUp', transaction: { id: 't9' } },
  }));
  await showQueue();
  await userEvent.click(await screen.findByRole('button', { name: 'Look up Capture €60.00' }));
  await waitFor(() => expect(server.lastAsked(LookUpPaymentRequestDocument)).toEqual({ id: 't9' }));
});

it('says of a request that is being sent why it is not looked up', async () => {
  const refusal = { code: 'PAYMENT_REQUEST_BEING_SENT', reason: 'The request is being sent.', wording: null };
  await showQueue({
    ...unknown,
    state: 'SENT',
    actions: [{ action: 'lookUp', to: 'SENT', isAllowed: false, refusal: { ...refusal, right: null } }],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Look up Capture €60.00' }));
  await screen.findByText('The request is being sent.');
  expect(server.asked(LookUpPaymentRequestDocument)).toEqual([]);
});

it('attaches an event to an order found by its number', async () => {
  server.answer(AttachPaymentEventDocument, () => ({ attachPaymentEvent: attached }));
  await showEvents();
  await attach();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.lastAsked(AttachPaymentEventDocument)).toEqual({ id: 'e1', orderId: 'o7', confirmed: false });
  expect(server.lastAsked(OrdersToAttachDocument)?.shopId).toBe('s1');
});

it('attaches more than is outstanding only once that was confirmed', async () => {
  server.answer(AttachPaymentEventDocument, ({ confirmed }) => {
    if (confirmed) return { attachPaymentEvent: attached };
    const wording = {
      key: 'PAYMENT_EVENT_AMOUNT',
      params: { amount: euros(4990), outstanding: euros(3000) },
    };
    const reason = '€49.90 is more than is outstanding of the order (€30.00).';
    return { attachPaymentEvent: { __typename: 'NotAllowedNow', code: wording.key, reason, wording } };
  });
  await showEvents();
  const dialog = await attach();
  await dialog.findByText(/^€49\.90 is more than is outstanding of the order \(€30\.00\)\./);
  await userEvent.click(dialog.getByRole('switch', { name: 'Book it although it is more than is outstanding' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Attach' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked(AttachPaymentEventDocument).map(({ confirmed }) => confirmed)).toEqual([false, true]);
});

it('says of a cancelled order what does not fit, at the order, and attaches once that was confirmed', async () => {
  server.answer(AttachPaymentEventDocument, ({ confirmed }) => {
    if (confirmed) return { attachPaymentEvent: attached };
    const wording = { key: 'PAYMENT_EVENT_CANCELLED', params: { amount: euros(4990) } };
    const reason = 'The order is cancelled.';
    return { attachPaymentEvent: { __typename: 'NotAllowedNow', code: wording.key, reason, wording } };
  });
  await showEvents();
  const dialog = await attach();
  const said = await dialog.findByText(/^The order is cancelled, and nothing of it is outstanding\./);
  const order = dialog.getByRole('combobox', { name: 'Order' });
  expect(order.getAttribute('aria-describedby')?.split(' ')).toContain(said.id);
  await userEvent.click(dialog.getByRole('switch', { name: 'Book it although it is more than is outstanding' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Attach' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked(AttachPaymentEventDocument).map(({ confirmed }) => confirmed)).toEqual([false, true]);
});

it('asks for an order before anything is sent', async () => {
  await showEvents();
  await userEvent.click(await screen.findByRole('button', { name: 'Attach Captured €49.90 pay_7' }));
  const dialog = await opened('Attach Captured €49.90 pay_7 to an order');
  await userEvent.click(dialog.getByRole('button', { name: 'Attach' }));
  await dialog.findByText(/^Fill this in/);
  expect(server.asked(AttachPaymentEventDocument)).toEqual([]);
});

it('ignores an event for a reason alone', async () => {
  server.answer(IgnorePaymentEventDocument, () => {
    events = [];
    return { ignorePaymentEvent: { __typename: 'PaymentEventIgnored', event: { id: 'e1' } } };
  });
  await showEvents();
  await userEvent.click(await screen.findByRole('button', { name: 'Ignore Captured €49.90 pay_7' }));
  const dialog = await opened('Ignore Captured €49.90 pay_7');
  await userEvent.click(dialog.getByRole('button', { name: 'Ignore' }));
  await dialog.findByText(/^Fill this in/);
  expect(server.asked(IgnorePaymentEventDocument)).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Paid elsewhere');
  await userEvent.click(dialog.getByRole('button', { name: 'Ignore' }));
  await waitFor(() =>
    expect(server.lastAsked(IgnorePaymentEventDocument)).toEqual({ id: 'e1', reason: 'Paid elsewhere' }),
  );
  await screen.findByText('Nothing to match');
});
