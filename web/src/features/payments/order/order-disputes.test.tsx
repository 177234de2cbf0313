import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { EndDisputeDocument, OrderPaymentsDocument } from '../order-payments.operations.generated.ts';
import { allowed, paidOrder, refund } from '../testing/paid-orders.ts';
import { OrderPaymentsSection } from './order-payments.section.tsx';

const server = fakeServer();
let stored = paidOrder();

beforeAll(stubBrowser);
beforeEach(() => {
  localStorage.clear();
  signIn();
  server.answer(OrderPaymentsDocument, () => ({ order: stored }));
});
afterEach(cleanup);

const show = () => renderRoute(() => <OrderPaymentsSection recordId="o1" />, '/orders/o1');

describe('what a bank took back', () => {
  const disputed = { purpose: 'DISPUTE', reason: '', reference: 'dp-7', requestedBy: null } as const;
  const transactions = [{ id: 't1', payment: { id: 'p1', provider: { id: 'v2', code: 'demo', name: 'Demo' } } }];

  it('says while it is open where it is answered, and then how it ended', async () => {
    stored = paidOrder({
      refunds: [
        refund({ ...disputed, id: 'r1', disputeState: 'OPEN', transactions }),
        refund({ ...disputed, id: 'r2', number: 2, disputeState: 'WON', state: 'WITHDRAWN', transactions }),
      ],
    });
    await show();
    await screen.findByText('Dispute open');
    screen.getByText('Dispute won');
    expect(screen.getAllByText('dp-7')).toHaveLength(2);
    expect(screen.getAllByText('Answer it at Demo, which tells how it ends.')).toHaveLength(1);
  });
});

describe('a dispute that people recorded', () => {
  const provider = { id: 'v1', code: 'manual', name: 'Manual' };
  const actions = [allowed('win', 'WON'), allowed('lose', 'LOST')];
  const open = refund({
    purpose: 'DISPUTE',
    disputeState: 'OPEN',
    transactions: [{ id: 't1', payment: { id: 'p1', provider } }],
    actions,
  });

  it('ends as lost once that was confirmed, with a note', async () => {
    stored = paidOrder({ refunds: [open] });
    server.answer(EndDisputeDocument, () => ({
      endDispute: { __typename: 'RefundSaved', refund: { ...open, disputeState: 'LOST' } },
    }));
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Lost' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dispute of €10.00 lost?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Note/ }), 'No proof');
    await userEvent.click(dialog.getByRole('button', { name: 'Lost' }));
    await waitFor(() =>
      expect(server.lastAsked(EndDisputeDocument)).toMatchObject({
        id: 'r1',
        version: 1,
        input: { outcome: 'LOST', note: 'No proof' },
      }),
    );
  });
});
