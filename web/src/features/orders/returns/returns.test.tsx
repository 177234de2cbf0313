import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useRecord } from '../../../data/index.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { Toasts } from '../../../toasts.tsx';
import { LoadRecord } from '../../../ui/load-record.tsx';
import {
  ApproveReturnDocument,
  CloseReturnDocument,
  DeclineReturnDocument,
  OrderAssigneesDocument,
  ReceiveReturnDocument,
  RefundReturnDocument,
  RequestReturnDocument,
} from '../order-actions.operations.generated.ts';
import { OrderPage } from '../order.screen.tsx';
import { OrderByIdDocument, OrderEventsDocument, type OrderDetailFragment } from '../orders.operations.generated.ts';
import { action, euros, line, order, returned, variantId } from '../testing/orders.ts';

const server = fakeServer();
let shown: OrderDetailFragment;

beforeAll(stubBrowser);
beforeEach(() => {
  localStorage.clear();
  signIn();
  server.answer(OrderByIdDocument, () => ({ order: shown }));
  server.answer(OrderAssigneesDocument, () => ({ orderAssignees: [] }));
  server.answer(OrderEventsDocument, () => ({
    order: { id: 'o1', events: { nodes: [], pageInfo: { endCursor: null, hasNextPage: false } } },
  }));
});
afterEach(cleanup);

function LiveOrder() {
  const query = useRecord(OrderByIdDocument, { id: 'o1' });
  return (
    <>
      <LoadRecord query={query} recordOf={({ order: one }) => one}>
        {(one) => <OrderPage key={one.id} order={one} />}
      </LoadRecord>
      <Toasts />
    </>
  );
}

async function show(more: Partial<OrderDetailFragment> = {}) {
  shown = order(more);
  await renderRoute(LiveOrder, '/orders/o1');
  await screen.findByRole('heading', { level: 1, name: '1001' });
}
const changed = (more: Partial<OrderDetailFragment> = {}) => {
  shown = order({ ...shown, version: shown.version + 1, ...more });
  return { __typename: 'OrderChanged' as const, order: shown, changeId: null };
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a return of an order', () => {
  it('is of the units that can come back, and says why', async () => {
    await show({ actions: [action('return')], lines: [line({ quantity: 3, shipped: 3, returnable: 2 })] });
    server.answer(RequestReturnDocument, () => ({ requestReturn: changed({ returns: [returned()] }) }));
    await press('Return items');
    const asked = await dialog();
    const units = await asked.findByRole('textbox', { name: 'Units of Kettle' });
    asked.getByText('K-1 · 2 of 3 left');
    await userEvent.type(units, '3');
    await userEvent.click(asked.getByRole('button', { name: 'Return items' }));
    await asked.findByText('This is too large. Lower it.');
    await userEvent.clear(units);
    await userEvent.type(units, '2');
    await userEvent.selectOptions(asked.getByRole('combobox', { name: /^Reason/ }), 'Wrong size');
    await userEvent.click(asked.getByRole('button', { name: 'Return items' }));
    await isClosed();
    expect(server.asked(RequestReturnDocument)).toEqual([
      { id: 'o1', version: 3, input: { lines: [{ lineId: 'l1', quantity: 2 }], reason: 'SIZE', note: null } },
    ]);
    await screen.findByRole('heading', { level: 3, name: 'R1' });
  });

  it('says in the dialog what the server refuses, and keeps what was typed', async () => {
    await show({ actions: [action('return')] });
    server.answer(RequestReturnDocument, () => ({
      requestReturn: {
        __typename: 'NotAllowedNow' as const,
        code: 'RETURN_TOO_MANY',
        reason: 'Only 0 of Kettle can come back.',
        wording: { key: 'RETURN_TOO_MANY', params: { left: 0, title: 'Kettle' } },
      },
    }));
    await press('Return items');
    const asked = await dialog();
    await userEvent.selectOptions(await asked.findByRole('combobox', { name: /^Reason/ }), 'Other');
    await userEvent.click(asked.getByRole('button', { name: 'Return items' }));
    await asked.findByText('Only 0 of Kettle can come back.');
    expect(asked.getByRole('textbox', { name: 'Units of Kettle' })).toHaveProperty('value', '1');
  });

  it('says no longer what the server refused once a field is refused', async () => {
    await show({ returns: [returned({ state: 'RECEIVED', proposed: euros(900), actions: [action('refund')] })] });
    const wording = { key: 'REFUND_NOTHING_CAPTURED', params: {} };
    server.answer(RefundReturnDocument, () => ({
      refundReturn: { __typename: 'NotAllowedNow' as const, code: wording.key, reason: '', wording },
    }));
    await press('Refund');
    const asked = await dialog();
    const amount = await asked.findByRole('textbox', { name: /^Amount/ });
    await userEvent.type(amount, '10.00');
    await userEvent.click(asked.getByRole('button', { name: 'Refund' }));
    await asked.findByText(/^Nothing was captured for the order/);
    expect(amount.getAttribute('aria-invalid')).not.toBe('true');
    await userEvent.clear(amount);
    await userEvent.type(amount, 'ten');
    await userEvent.click(asked.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'));
    expect(asked.queryByText(/^Nothing was captured/)).toBeNull();
    expect(server.asked(RefundReturnDocument)).toHaveLength(1);
  });

  it('says at its amount that it is more than is left, until another one is sent', async () => {
    await show({ returns: [returned({ state: 'RECEIVED', proposed: euros(900), actions: [action('refund')] })] });
    const wording = { key: 'REFUND_TOO_MUCH', params: { amount: euros(1000), left: euros(900) } };
    server.answer(RefundReturnDocument, ({ input }) => ({
      refundReturn:
        input.amount === '9.00'
          ? changed()
          : { __typename: 'NotAllowedNow' as const, code: wording.key, reason: '', wording },
    }));
    await press('Refund');
    const asked = await dialog();
    const amount = await asked.findByRole('textbox', { name: /^Amount/ });
    await userEvent.type(amount, '10.00');
    await userEvent.click(asked.getByRole('button', { name: 'Refund' }));
    const said = await asked.findByText(/^€10\.00 is more than was captured/);
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    expect(amount.getAttribute('aria-describedby')?.split(' ')).toContain(said.id);
    expect(asked.queryByRole('alert')).toBeNull();
    await userEvent.clear(amount);
    await userEvent.type(amount, '9.00');
    await userEvent.click(asked.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is approved at once, declined with a reason, and says why it cannot be received yet', async () => {
    const actions = [action('approve'), action('decline'), action('receive', 'The return waits for a decision.')];
    await show({ returns: [returned({ actions })] });
    server.answer(DeclineReturnDocument, () => ({ declineReturn: changed() }));
    server.answer(ApproveReturnDocument, () => ({ approveReturn: changed() }));
    await press('Receive');
    await screen.findByText('The return waits for a decision.');
    await press('Decline');
    const asked = await dialog();
    await userEvent.click(await asked.findByRole('button', { name: 'Decline' }));
    expect(server.asked(DeclineReturnDocument)).toEqual([]);
    await userEvent.type(asked.getByRole('textbox', { name: /^Reason/ }), 'Worn');
    await userEvent.click(asked.getByRole('button', { name: 'Decline' }));
    await isClosed();
    expect(server.asked(DeclineReturnDocument)).toEqual([
      { orderId: 'o1', version: 3, returnId: 'r1', reason: 'Worn' },
    ]);
    await press('Approve');
    await waitFor(() =>
      expect(server.asked(ApproveReturnDocument)).toEqual([{ orderId: 'o1', version: 4, returnId: 'r1' }]),
    );
  });

  it('is received line by line with a condition, at most what was expected', async () => {
    const [kettle] = returned().lines;
    const lines = [{ ...kettle!, line: { ...kettle!.line, id: variantId } }];
    await show({ returns: [returned({ state: 'APPROVED', lines, actions: [action('receive')] })] });
    server.answer(ReceiveReturnDocument, () => ({ receiveReturn: changed() }));
    await press('Receive');
    const asked = await dialog();
    const received = await asked.findByRole('textbox', { name: 'Received' });
    await userEvent.clear(received);
    await userEvent.type(received, '2');
    await userEvent.click(asked.getByRole('button', { name: 'Receive' }));
    await asked.findByText('This is too large. Lower it.');
    expect(server.asked(ReceiveReturnDocument)).toEqual([]);
    await userEvent.clear(received);
    await userEvent.type(received, '1');
    await userEvent.selectOptions(asked.getByRole('combobox', { name: /^Condition/ }), 'Opened');
    await userEvent.click(asked.getByRole('button', { name: 'Receive' }));
    await isClosed();
    expect(server.lastAsked(ReceiveReturnDocument)).toMatchObject({
      lines: [{ lineId: variantId, received: 1, accepted: 1, condition: 'OPENED' }],
    });
  });

  it('is refunded by what was accepted, or closed with a reason', async () => {
    const actions = [action('refund'), { ...action('close', 'Decide first.'), refusal: refundOpen }];
    const proposed = euros(900);
    await show({ returns: [returned({ state: 'RECEIVED', receivedAt: '2026-07-02T08:00:00Z', proposed, actions })] });
    server.answer(RefundReturnDocument, () => ({ refundReturn: changed() }));
    server.answer(CloseReturnDocument, () => ({ closeReturn: changed() }));
    await screen.findByText(/9\.00 to refund/);
    await press('Refund');
    const asked = await dialog();
    await asked.findByText(/Empty refunds .*9\.00/);
    await userEvent.click(asked.getByRole('button', { name: 'Refund' }));
    await isClosed();
    expect(server.lastAsked(RefundReturnDocument)).toMatchObject({
      returnId: 'r1',
      input: { amount: null, reason: 'Wrong size', reference: null },
    });
    await press('Close return');
    const closing = await dialog();
    await userEvent.type(await closing.findByRole('textbox', { name: /^Why there is no refund/ }), 'Worn out');
    await userEvent.click(closing.getByRole('button', { name: 'Close return' }));
    await waitFor(() => expect(server.lastAsked(CloseReturnDocument)).toMatchObject({ reason: 'Worn out' }));
  });
});

const refundOpen = { code: 'RETURN_REFUND_OPEN', reason: 'Decide first.', wording: null };
