import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import {
  ApproveRefundDocument,
  DeclineRefundDocument,
  OrderPaymentsDocument,
  PreviewRefundDocument,
  RecordPaymentDocument,
  RequestPaymentDocument,
  RequestRefundDocument,
} from '../order-payments.operations.generated.ts';
import { allowed, paidOrder, refund, refundLine } from '../testing/paid-orders.ts';
import { euros, payment, transaction } from '../testing/payments.ts';
import { OrderPaymentsSection } from './order-payments.section.tsx';

const server = fakeServer();
let stored = paidOrder();

beforeAll(stubBrowser);
beforeEach(() => {
  localStorage.clear();
  signIn();
  stored = paidOrder();
  server.answer(OrderPaymentsDocument, () => ({ order: stored }));
});
afterEach(cleanup);

const show = () => renderRoute(() => <OrderPaymentsSection recordId="o1" />, '/orders/o1');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const opened = async (name: string) => within(await screen.findByRole('dialog', { name }));
const preview = (amount: number, more: { needsApproval?: boolean; lines?: ReturnType<typeof refundLine>[] } = {}) => ({
  previewRefund: {
    __typename: 'RefundPreview' as const,
    amount: euros(amount),
    lines: more.lines ?? [],
    refundable: euros(4000),
    limit: euros(2000),
    needsApproval: more.needsApproval ?? false,
  },
});

it('is not there for somebody who may not read payments', async () => {
  signIn([{ action: 'read', subject: 'Order' }]);
  await show();
  expect(screen.queryByRole('heading', { name: 'Payments' })).toBeNull();
  expect(server.asked(OrderPaymentsDocument)).toEqual([]);
});

it('records what is outstanding', async () => {
  stored = paidOrder({ outstanding: euros(4000), payments: [] });
  server.answer(RecordPaymentDocument, () => ({
    recordPayment: { __typename: 'PaymentSaved', payment: { id: 'p1', captured: euros(4000) }, order: stored },
  }));
  await show();
  await screen.findByText('Nothing was paid or authorised for the order yet.');
  await press('Record payment');
  const dialog = await opened('Record payment');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Payment method/ }), 'Cash');
  await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
  await waitFor(() =>
    expect(server.lastAsked(RecordPaymentDocument)).toEqual({
      orderId: 'o1',
      input: { amount: '40.00', at: null, reference: '', methodLabel: 'Cash', authExpiresAt: null },
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('proposes what is left by the order that came back with a payment, without reading it again', async () => {
  const paymentActions = [allowed('record', 'CAPTURE'), allowed('authorize', 'AUTHORIZE')];
  stored = paidOrder({ outstanding: euros(4000), requestable: euros(4000), payments: [], paymentActions });
  server.answer(RecordPaymentDocument, () => {
    const order = paidOrder({ ...stored, outstanding: euros(1000), requestable: euros(1000) });
    return { recordPayment: { __typename: 'PaymentSaved', payment: { id: 'p1', captured: euros(3000) }, order } };
  });
  await show();
  await press('Record payment');
  await userEvent.click((await opened('Record payment')).getByRole('button', { name: 'Record payment' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Authorise');
  const next = await opened('Record an authorisation');
  expect(next.getByRole('textbox', { name: /^Amount in EUR/ })).toHaveProperty('value', '10.00');
});

describe('a payment that a provider is asked for', () => {
  const asked = transaction({ id: 't9', kind: 'AUTHORIZE', amount: euros(1500), settledAt: null });
  const nothing = { authorized: euros(0), captured: euros(0), refunded: euros(0), open: euros(0), actions: [] };

  it('is what is neither paid, nor authorised, nor asked for', async () => {
    stored = paidOrder({
      outstanding: euros(4000),
      requestable: euros(2500),
      payments: [payment({ ...nothing, transactions: [{ ...asked, state: 'PENDING' }] })],
      paymentActions: [allowed('request', 'AUTHORIZE')],
      askableProviders: [
        { id: 'v3', name: 'Wallet', mode: 'TEST' },
        { id: 'v2', name: 'Cards', mode: 'LIVE' },
      ],
    });
    server.answer(RequestPaymentDocument, () => ({
      requestPayment: { __typename: 'PaymentSaved', payment: { id: 'p2' }, order: stored },
    }));
    await show();
    await screen.findByText('Authorisation of €15.00: Pending');
    await press('Request payment');
    const dialog = await opened('Request payment');
    expect(dialog.getByRole('textbox', { name: /^Amount in EUR/ })).toHaveProperty('value', '25.00');
    expect(dialog.getByRole('combobox', { name: 'Provider' })).toHaveProperty('value', 'v2');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Provider' }), 'Wallet (test mode)');
    await userEvent.click(dialog.getByRole('button', { name: 'Request payment' }));
    await waitFor(() =>
      expect(server.lastAsked(RequestPaymentDocument)).toEqual({
        orderId: 'o1',
        version: 5,
        input: { providerId: 'v3', amount: '25.00' },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  const askable = {
    outstanding: euros(4000),
    payments: [],
    paymentActions: [allowed('request', 'AUTHORIZE')],
    askableProviders: [{ id: 'v2', name: 'Cards', mode: 'LIVE' as const }],
  };

  it('is not asked for twice where somebody was faster: both states are shown, and what was typed is kept', async () => {
    stored = paidOrder({ ...askable, requestable: euros(4000) });
    server.answer(RequestPaymentDocument, () => {
      stored = paidOrder({ ...askable, version: 6, requestable: euros(1500) });
      return {
        requestPayment: {
          __typename: 'VersionConflict',
          currentVersion: 6,
          lastChange: { by: 'Bea', at: '2026-07-01T08:00:00Z' },
        },
      };
    });
    await show();
    await press('Request payment');
    const dialog = await opened('Request payment');
    await userEvent.click(dialog.getByRole('button', { name: 'Request payment' }));
    await dialog.findByText('Somebody changed the order meanwhile: €40.00 could be requested, now €15.00 can.');
    expect(dialog.getByRole('textbox', { name: /^Amount in EUR/ })).toHaveProperty('value', '40.00');
    await userEvent.click(dialog.getByRole('button', { name: 'Request payment' }));
    await waitFor(() => expect(server.asked(RequestPaymentDocument).map(({ version }) => version)).toEqual([5, 6]));
  });

  it.each([
    {
      field: /^Amount in EUR/,
      role: 'textbox',
      code: 'PAYMENT_MORE_THAN_LEFT',
      told: /^€40\.00 is more than can still/,
    },
    { field: 'Provider', role: 'combobox', code: 'PAYMENT_PROVIDER_DISABLED', told: /^The provider Cards is disabled/ },
  ])('is refused beside the field that the refusal is about: $code', async ({ field, role, code, told }) => {
    stored = paidOrder({ ...askable, requestable: euros(4000) });
    const params = { amount: euros(4000), left: euros(1500), name: 'Cards' };
    server.answer(RequestPaymentDocument, () => ({
      requestPayment: { __typename: 'NotAllowedNow', code, reason: '', wording: { key: code, params } },
    }));
    await show();
    await press('Request payment');
    const dialog = await opened('Request payment');
    await userEvent.click(dialog.getByRole('button', { name: 'Request payment' }));
    await dialog.findByText(told);
    expect(dialog.getByRole(role, { name: field }).getAttribute('aria-invalid')).toBe('true');
  });

  it('that it refused says why, and what to do', async () => {
    const error = { text: 'The card was declined.', wording: null };
    const payments = [payment({ ...nothing, transactions: [{ ...asked, state: 'FAILED', error }] })];
    stored = paidOrder({ outstanding: euros(1500), payments });
    await show();
    const told = (await screen.findByText('Authorisation of €15.00 failed.')).closest('td')?.textContent;
    expect(told).toContain('The card was declined.');
    expect(told).toContain('Request the payment again, or record another one.');
  });
});

it('proposes to authorise what is neither paid nor authorised', async () => {
  stored = paidOrder({
    outstanding: euros(4000),
    requestable: euros(2500),
    payments: [payment({ open: euros(1500) })],
  });
  await show();
  await press('Authorise');
  const dialog = await opened('Record an authorisation');
  expect(dialog.getByRole('textbox', { name: /^Amount in EUR/ })).toHaveProperty('value', '25.00');
});

it('says why nothing can be refunded, in place of asking', async () => {
  const refusal = { code: 'REFUND_NOTHING_CAPTURED', reason: 'Nothing was captured for the order.', wording: null };
  stored = paidOrder({
    paymentActions: [{ action: 'refund', to: 'REFUND', isAllowed: false, refusal: { ...refusal, right: null } }],
  });
  await show();
  await press('Refund');
  await screen.findByText('Nothing was captured for the order.');
  expect(screen.queryByRole('textbox', { name: /^Reason/ })).toBeNull();
});

describe('a refund', () => {
  const requested = (state: 'SUCCEEDED' | 'AWAITING_APPROVAL', amount: number) =>
    server.answer(RequestRefundDocument, () => ({
      requestRefund: { __typename: 'RefundSaved', refund: refund({ state, amount: euros(amount) }) },
    }));

  it('by line shows what it gives back with its tax, before it is made', async () => {
    server.answer(PreviewRefundDocument, ({ input }) =>
      input.lines ? preview(2000, { lines: [refundLine('l1', 2)] }) : preview(4000),
    );
    requested('SUCCEEDED', 2000);
    await show();
    await press('Refund');
    const dialog = await opened('Refund');
    await dialog.findByRole('button', { name: 'Refund €40.00' });
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'What is refunded' }), 'Chosen lines');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Kettle/ }), '2');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Broken');
    const rows = await dialog.findByRole('table', { name: 'Preview' });
    for (const amount of ['€16.82', '€3.18']) within(rows).getByText(amount);
    await userEvent.click(await dialog.findByRole('button', { name: 'Refund €20.00' }));
    await waitFor(() =>
      expect(server.lastAsked(RequestRefundDocument)).toMatchObject({
        orderId: 'o1',
        version: 5,
        input: { purpose: 'RETURN', lines: [{ lineId: 'l1', quantity: 2 }], amount: null, reason: 'Broken' },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('of lines is not made before one of them is chosen', async () => {
    server.answer(PreviewRefundDocument, () => preview(4000));
    await show();
    await press('Refund');
    const dialog = await opened('Refund');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'What is refunded' }), 'Chosen lines');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Broken');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    await dialog.findByText('Enter how many of at least one line are refunded.');
    expect(server.asked(RequestRefundDocument)).toEqual([]);
  });

  it('finds one of many lines by its SKU, and keeps those in sight that were chosen', async () => {
    const many = Array.from({ length: 30 }, (_, at) => ({
      id: `l${at}`,
      title: `Cup ${at}`,
      sku: `C-${at}`,
      quantity: 1,
      gross: euros(100),
    }));
    stored = paidOrder({ lines: many });
    server.answer(PreviewRefundDocument, ({ input }) => preview(100 * (input.lines?.length ?? 40)));
    await show();
    await press('Refund');
    const dialog = await opened('Refund');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'What is refunded' }), 'Chosen lines');
    dialog.getByText('10 more lines. Search for them by title or SKU.');
    const search = dialog.getByRole('textbox', { name: 'Find a line' });
    await userEvent.type(search, 'c-27');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Cup 27/ }), '1');
    await userEvent.clear(search);
    await userEvent.type(search, 'c-3');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Cup 3 (C-3)' }), '1');
    dialog.getByRole('textbox', { name: /^Cup 27/ });
    await dialog.findByRole('button', { name: 'Refund €2.00' });
    expect(server.lastAsked(PreviewRefundDocument)?.input.lines).toEqual([
      { lineId: 'l3', quantity: 1 },
      { lineId: 'l27', quantity: 1 },
    ]);
  });

  it('above the limit says that it takes a second person', async () => {
    server.answer(PreviewRefundDocument, () => preview(4000, { needsApproval: true }));
    requested('AWAITING_APPROVAL', 4000);
    await show();
    await press('Refund');
    const dialog = await opened('Refund');
    await dialog.findByText(/^This takes a second person/);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Lost');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask for €40.00' }));
    await waitFor(() => expect(server.lastAsked(RequestRefundDocument)?.input.lines).toBeNull());
  });

  it('needs a reason', async () => {
    server.answer(PreviewRefundDocument, () => preview(4000));
    await show();
    await press('Refund');
    const dialog = await opened('Refund');
    await userEvent.click(await dialog.findByRole('button', { name: 'Refund €40.00' }));
    await dialog.findByText('Fill this in.');
    expect(server.asked(RequestRefundDocument)).toEqual([]);
  });

  it('keeps what was typed where somebody was faster, and shows both states', async () => {
    server.answer(PreviewRefundDocument, () => preview(4000));
    server.answer(RequestRefundDocument, () => {
      stored = paidOrder({ version: 6, refundable: euros(1500) });
      return {
        requestRefund: {
          __typename: 'VersionConflict',
          currentVersion: 6,
          lastChange: { by: 'Bea', at: '2026-07-01T08:00:00Z' },
        },
      };
    });
    await show();
    await press('Refund');
    const dialog = await opened('Refund');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Lost');
    await userEvent.click(await dialog.findByRole('button', { name: 'Refund €40.00' }));
    await dialog.findByText('Somebody changed the order meanwhile: €40.00 could be refunded, now €15.00 can.');
    expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveProperty('value', 'Lost');
    await userEvent.click(dialog.getByRole('button', { name: /^Refund €/ }));
    await waitFor(() => expect(server.asked(RequestRefundDocument).map(({ version }) => version)).toEqual([5, 6]));
  });
});

describe('a refund that waits', () => {
  beforeEach(() => {
    stored = paidOrder({ refunds: [refund({ state: 'AWAITING_APPROVAL', amount: euros(3000) })] });
  });

  it('is approved once that was confirmed', async () => {
    server.answer(ApproveRefundDocument, () => ({
      approveRefund: { __typename: 'RefundSaved', refund: refund({ amount: euros(3000) }) },
    }));
    await show();
    await screen.findByText('Waits for a second person');
    await press('Approve');
    const dialog = await opened('Approve the refund of €30.00?');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(server.lastAsked(ApproveRefundDocument)).toEqual({ id: 'r1', version: 1, seen: null }));
  });

  it('says what of the order changed since it was asked for, and carries that with the approval', async () => {
    const reason = 'The order changed since this refund was asked for: other refunds went from 0.00 EUR to 10.00 EUR.';
    const params = { points: [{ key: 'refund_since:refunds', params: { before: euros(0), now: euros(1000) } }] };
    const orderChange = {
      code: 'REFUND_ORDER_CHANGED',
      reason,
      wording: { key: 'REFUND_ORDER_CHANGED', params },
      seen: '4.4000.4000.1000',
    };
    stored = paidOrder({ refunds: [refund({ state: 'AWAITING_APPROVAL', amount: euros(3000), orderChange })] });
    server.answer(ApproveRefundDocument, () => ({
      approveRefund: { __typename: 'RefundSaved', refund: refund({ amount: euros(3000) }) },
    }));
    await show();
    await screen.findByText('Waits, the order changed');
    const told = /other refunds went from €0.00 to €10.00.*approve again/;
    expect(screen.getByText(told)).toBeDefined();
    await press('Approve');
    const dialog = await opened('Approve the refund of €30.00?');
    dialog.getByText(told);
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(server.lastAsked(ApproveRefundDocument)).toEqual({ id: 'r1', version: 1, seen: '4.4000.4000.1000' }),
    );
  });

  it('is declined with a reason only', async () => {
    server.answer(DeclineRefundDocument, () => ({
      declineRefund: { __typename: 'RefundSaved', refund: refund({ state: 'DECLINED', amount: euros(3000) }) },
    }));
    await show();
    await press('Decline');
    const dialog = await opened('Decline the refund of €30.00');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await dialog.findByText('Fill this in.');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Not ours');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() =>
      expect(server.lastAsked(DeclineRefundDocument)).toEqual({ id: 'r1', version: 1, reason: 'Not ours' }),
    );
  });

  it('says to the person who asked for it that somebody else decides', async () => {
    const refusal = { code: 'REFUND_OWN', reason: 'You asked for this refund: somebody else decides.', wording: null };
    const actions = [{ action: 'approve', to: 'SUCCEEDED', isAllowed: false, refusal: { ...refusal, right: null } }];
    stored = paidOrder({ refunds: [refund({ state: 'AWAITING_APPROVAL', actions })] });
    await show();
    await press('Approve');
    expect(await screen.findByText('You asked for this refund: somebody else decides.')).toBeDefined();
  });
});
