import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { listAnswer } from '../../testing/list-answer.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { SavedViewsDocument } from '../../ui/list-screen/views/saved-views.operations.generated.ts';
import { CustomerOrdersSection } from './customer-orders.section.tsx';
import { OrderPage } from './order.screen.tsx';
import { OrdersListScreen } from './orders-list.screen.tsx';
import {
  AddOrderNoteDocument,
  CountOrdersDocument,
  CustomerTradeDocument,
  OrderEventsDocument,
  OrdersListDocument,
  OrderTotalsDocument,
} from './orders.operations.generated.ts';
import { contact, customerId, euros, line, order } from './testing/orders.ts';

const server = fakeServer();

beforeAll(stubBrowser);
beforeEach(() => {
  localStorage.clear();
  signIn();
  server.answer(SavedViewsDocument, () => ({ savedViews: [], listLayouts: [] }));
});
afterEach(cleanup);

const sum = (currency: string, gross: number) => {
  const money = (minor: number) => ({ minor, currency });
  return { orders: 2, net: money(gross - 100), tax: money(100), gross: money(gross), outstanding: money(0) };
};

describe('the list of orders', () => {
  beforeEach(() => {
    const rows = [order(), order({ id: 'o2', number: null, externalId: null, status: 'DRAFT', placedAt: null })];
    server.answer(OrdersListDocument, (asked) => ({ orders: listAnswer(rows, asked) }));
    server.answer(OrderTotalsDocument, () => ({
      orderTotals: { orders: 2, isExact: true, sums: [sum('EUR', 4600), sum('JPY', 1200)], count: null },
    }));
  });

  it('shows the day in the zone of the shop, the four axes and the total, and a draft as such', async () => {
    await renderRoute(OrdersListScreen, '/orders');
    const row = within(await screen.findByRole('row', { name: /1001/ }));
    row.getByText('Jul 1, 2026');
    for (const text of ['Ada Stone', 'Direct', 'Open', 'Pending', 'Partially shipped', 'None', '€23.00'])
      row.getByText(text);
    expect(screen.getAllByRole('link', { name: 'Draft' })).toHaveLength(1);
  });

  it('sums the filter per currency in the header, by what the list is asked for', async () => {
    await renderRoute(
      OrdersListScreen,
      '/orders',
      '/orders?q=ada&filter=paymentStatus:PAID&filter=placedFrom:2026-06-01',
    );
    const totals = await screen.findByRole('list', { name: 'Totals of the filter' });
    within(totals).getByText('€46.00');
    within(totals).getByText('¥1,200');
    within(totals).getByText(/^EUR \d+ rows?$/);
    expect(server.lastAsked(OrderTotalsDocument)).toEqual({
      search: 'ada',
      filter: { paymentStatus: ['PAID'], placedFrom: '2026-06-01' },
    });
    const asked = server.lastAsked(OrdersListDocument);
    expect({ search: asked?.search, filter: asked?.filter }).toEqual(server.lastAsked(OrderTotalsDocument));
  });

  it('lets a worker add up what is too much at once, and shows what it came to', async () => {
    const totals = { orders: 10_002, isExact: false, sums: null, count: null };
    const count = { id: 'c1', done: 4_000, finishedAt: null };
    server.answer(OrderTotalsDocument, () => ({ orderTotals: totals }));
    server.answer(CountOrdersDocument, () => ({ countOrders: { __typename: 'OrderCountStarted', count } }));
    await renderRoute(OrdersListScreen, '/orders', '/orders?filter=paymentStatus:PAID');
    const start = await screen.findByRole('button', { name: 'Add them up' });
    expect(screen.queryByRole('list', { name: 'Totals of the filter' })).toBeNull();
    server.answer(OrderTotalsDocument, () => ({ orderTotals: { ...totals, count: { ...count, state: 'running' } } }));
    await userEvent.click(start);
    await screen.findByText('Adding up: 4,000 rows so far. It goes on when you leave.');
    expect(server.lastAsked(CountOrdersDocument)).toEqual({ search: null, filter: { paymentStatus: ['PAID'] } });
    server.answer(OrderTotalsDocument, () => ({
      orderTotals: {
        ...totals,
        sums: [sum('EUR', 4600)],
        count: { ...count, state: 'succeeded', finishedAt: '2026-07-01T10:00:00Z' },
      },
    }));
    await within(await screen.findByRole('list', { name: 'Totals of the filter' }, { timeout: 5_000 })).findByText(
      '€46.00',
    );
    screen.getByRole('button', { name: 'Add up again' });
  });

  it('filters by a day that is picked', async () => {
    const { router } = await renderRoute(OrdersListScreen, '/orders');
    await userEvent.click(await screen.findByRole('button', { name: 'Placed from' }));
    const day = await screen.findByLabelText('Placed from', { selector: 'input' });
    await userEvent.type(day, '2026-06-01');
    await waitFor(() => expect(server.lastAsked(OrdersListDocument)?.filter).toEqual({ placedFrom: '2026-06-01' }));
    expect(decodeURIComponent(router.state.location.href)).toContain('filter=placedFrom:2026-06-01');
    screen.getByText('Jun 1, 2026');
  });
});

describe('the page of an order', () => {
  const event = (id: string, text: string, note: string | null = null) => ({
    id,
    at: '2026-06-30T22:30:00Z',
    kind: 'placed',
    sentence: { text, wording: null },
    by: note === null ? null : 'Ana',
    note,
  });

  beforeEach(() => {
    server.answer(OrderEventsDocument, ({ after }) => ({
      order: {
        id: 'o1',
        events: after
          ? { nodes: [event('e1', 'Placed by a key')], pageInfo: { endCursor: 'e1', hasNextPage: false } }
          : { nodes: [event('e2', 'Noted', 'Call first')], pageInfo: { endCursor: 'e2', hasNextPage: true } },
      },
    }));
  });

  const show = async (one = order()) => renderRoute(() => <OrderPage order={one} />, '/orders/o1');

  it('shows lines as they were sold, with what became of their product', async () => {
    await show(order({ lines: [line(), line({ id: 'l2', title: 'Old cup', product: null, link: 'ARCHIVED' })] }));
    const lines = within(await screen.findByRole('table', { name: 'Lines' }));
    expect(lines.getByRole('link', { name: 'Kettle' }).getAttribute('href')).toBe('/products/p1');
    lines.getByText('No longer in the catalogue');
    expect(lines.queryByRole('link', { name: 'Old cup' })).toBeNull();
    expect(lines.getAllByText('WELCOME10')).toHaveLength(2);
  });

  it('leads from the lines to the total, and to the orders of the customer', async () => {
    await show();
    const sums = (await screen.findByRole('heading', { name: 'Totals' })).closest('section') as HTMLElement;
    for (const amount of ['€20.00', '€5.00', '-€2.00', '€23.00']) within(sums).getByText(amount);
    within(sums).getByText('VAT 19%');
    const link = screen.getByRole('link', { name: '4 orders of this customer' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(`filter=customerId:${customerId}`);
  });

  it('writes an address as the post of its country does', async () => {
    const london = { ...contact, city: 'London', postcode: 'SE1 7PB', region: null, country: 'GB' };
    const ohio = { ...contact, city: 'Dayton', postcode: '45402', region: 'OH', country: 'US' };
    await show(order({ billing: london, shippingTo: ohio }));
    const linesOf = (title: string) =>
      [...(screen.getByRole('heading', { name: title }).closest('section')?.querySelectorAll('bdi') ?? [])].map(
        ({ textContent }) => textContent,
      );
    await screen.findByRole('heading', { name: 'Billing address' });
    expect(linesOf('Billing address')).toEqual(['Ada Stone', 'Mill Lane 3', 'London', 'SE1 7PB', 'United Kingdom']);
    expect(linesOf('Delivery address')).toEqual(['Ada Stone', 'Mill Lane 3', 'Dayton OH 45402', 'United States']);
  });

  it('warns where the totals that came with it miss its lines', async () => {
    await show(order({ totalsDiffer: true, gross: euros(9900) }));
    await screen.findByText('The totals do not add up');
    const row = screen.getByText('Difference, as it was sent').closest('div') as HTMLElement;
    expect(within(row).getByText('€76.00')).toBeDefined();
  });

  it('tells what happened, the older on demand, and takes a note', async () => {
    server.answer(AddOrderNoteDocument, () => ({ addOrderNote: { __typename: 'OrderNoteAdded', order: order() } }));
    await show();
    await screen.findByText('Call first');
    await userEvent.click(screen.getByRole('button', { name: 'Show older' }));
    await screen.findByText('Placed by a key');
    await userEvent.type(screen.getByRole('textbox', { name: /^Note/ }), '  Ring twice ');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(server.lastAsked(AddOrderNoteDocument)).toEqual({ id: 'o1', text: 'Ring twice' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveProperty('value', ''));
  });
});

describe('what a customer bought', () => {
  const show = (mergedInto: { id: string; name: string } | null, orders = 0) => {
    server.answer(CustomerTradeDocument, () => ({
      customer: { id: customerId, mergedInto, trade: { orders, spend: [] } },
    }));
    return renderRoute(() => <CustomerOrdersSection recordId={customerId} />, '/customers/c1');
  };

  it('leads to the survivor of a merge instead of saying that there are none', async () => {
    await show({ id: 'c2', name: 'Ben Stone' });
    await screen.findByText('The orders now belong to Ben Stone.');
    expect(screen.queryByText('No open or completed orders.')).toBeNull();
  });

  it('does not say of somebody whose order was cancelled that nothing was bought', async () => {
    await show(null, 1);
    expect(await screen.findByRole('link', { name: '1 order of this customer' })).toBeDefined();
    expect(await screen.findByText('No open or completed orders.')).toBeDefined();
  });
});
