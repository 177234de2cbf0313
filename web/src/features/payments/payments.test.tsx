import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useRecord } from '../../data/index.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { listAnswer } from '../../testing/list-answer.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { RecordChangesDocument } from '../../ui/history/history.operations.generated.ts';
import {
  FoundRecordsDocument,
  NamedRecordsDocument,
} from '../../ui/record-choices/record-choices.operations.generated.ts';
import { SavedViewsDocument } from '../../ui/list-screen/views/saved-views.operations.generated.ts';
import { PaymentPage } from './payment.screen.tsx';
import { PaymentsListScreen } from './payments-list.screen.tsx';
import { ShopPaymentProvidersDocument } from './payment-providers.operations.generated.ts';
import { PaymentQueuesDocument } from './payment-queues.operations.generated.ts';
import {
  CapturePaymentDocument,
  PaymentByIdDocument,
  PaymentCurrenciesDocument,
  PaymentSumsDocument,
  PaymentTransactionsListDocument,
  VoidPaymentDocument,
} from './payments.operations.generated.ts';
import { euros, payment, paymentQueues, transactionRow } from './testing/payments.ts';

const server = fakeServer();

beforeAll(stubBrowser);
beforeEach(() => {
  localStorage.clear();
  signIn();
});
afterEach(cleanup);

describe('the ledger', () => {
  const sum = (currency: string, captured: number, refunded: number) => {
    const money = (minor: number) => ({ minor, currency });
    return {
      currency,
      authorized: money(captured),
      captured: money(captured),
      refunded: money(refunded),
      voided: money(0),
      net: money(captured - refunded),
    };
  };

  beforeEach(() => {
    const rows = [
      transactionRow(),
      transactionRow({ id: 't2', kind: 'REFUND', state: 'PENDING', amount: { minor: 1200, currency: 'JPY' } }),
    ];
    server.answer(SavedViewsDocument, () => ({ savedViews: [], listLayouts: [] }));
    server.answer(PaymentQueuesDocument, () => paymentQueues());
    server.answer(PaymentCurrenciesDocument, () => ({ paymentCurrencies: ['EUR', 'JPY'] }));
    server.answer(PaymentTransactionsListDocument, (asked) => ({ paymentTransactions: listAnswer(rows, asked) }));
    server.answer(PaymentSumsDocument, () => ({
      paymentSums: { isExact: true, sums: [sum('EUR', 6000, 500), sum('JPY', 1200, 0)] },
    }));
  });

  it('shows when, what, how much and of which order, and leads to the payment', async () => {
    await renderRoute(PaymentsListScreen, '/payments');
    const row = within(await screen.findByRole('row', { name: /Capture/ }));
    for (const text of ['Succeeded', '€60.00', 'BANK-7', 'Manual']) row.getByText(text);
    expect(row.getByRole('link', { name: 'Jul 1, 2026, 12:30 AM' }).getAttribute('href')).toBe('/payments/p1');
    expect(row.getByRole('link', { name: '1001' }).getAttribute('href')).toBe('/orders/o1');
  });

  it('offers the currencies in which there are payments, and orders by their number', async () => {
    const mill = { id: 'o7', name: '1007, Ada' };
    server.answer(FoundRecordsDocument, ({ of }) => ({ namedRecords: of === 'Order' ? [mill] : [] }));
    server.answer(NamedRecordsDocument, () => ({ namedRecords: [mill] }));
    await renderRoute(PaymentsListScreen, '/payments');
    await userEvent.click(await screen.findByRole('button', { name: 'Currency' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'JPY' }));
    await waitFor(() =>
      expect(server.lastAsked(PaymentTransactionsListDocument)).toMatchObject({ filter: { currency: ['JPY'] } }),
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Order' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '1007, Ada' }));
    await waitFor(() =>
      expect(server.lastAsked(PaymentTransactionsListDocument)).toMatchObject({
        filter: { currency: ['JPY'], orderId: ['o7'] },
      }),
    );
  });

  it('is asked for a provider of the one shop that it is about', async () => {
    const bank = { id: 'v2', code: 'demo', name: 'Bank', mode: 'LIVE' as const, status: 'ACTIVE' as const };
    server.answer(NamedRecordsDocument, () => ({ namedRecords: [{ id: 's1', name: 'Mill' }] }));
    server.answer(ShopPaymentProvidersDocument, () => ({
      shop: { id: 's1', kind: 'own' },
      paymentProviders: [
        {
          ...bank,
          endpoint: null,
          refusedHooks: 0,
          unreadableHooks: 0,
          previousHookUntil: null,
          changesReadAt: null,
          changesProblem: null,
          mayUpdate: false,
          version: 1,
        },
      ],
    }));
    await renderRoute(PaymentsListScreen, '/payments', '/payments?filter=shopId:s1&filter=providerId:v2');
    const remove = await screen.findByRole('button', { name: 'Remove the filter Provider' });
    await waitFor(() => expect(remove.closest('li')?.textContent).toContain('Bank'));
    expect(server.lastAsked(PaymentTransactionsListDocument)).toMatchObject({
      filter: { shopId: ['s1'], providerId: ['v2'] },
    });
  });

  it('sums the filter per currency in the header, by what the list is asked for', async () => {
    await renderRoute(PaymentsListScreen, '/payments', '/payments?q=1001&filter=kind:CAPTURE&filter=kind:REFUND');
    const totals = within(await screen.findByRole('list', { name: 'Totals of the filter' }));
    totals.getByText('€55.00');
    expect(totals.getAllByText('¥1,200')).not.toHaveLength(0);
    expect(server.lastAsked(PaymentSumsDocument)).toEqual({ search: '1001', filter: { kind: ['CAPTURE', 'REFUND'] } });
    const asked = server.lastAsked(PaymentTransactionsListDocument);
    expect({ search: asked?.search, filter: asked?.filter }).toEqual(server.lastAsked(PaymentSumsDocument));
  });
});

describe('the page of a payment', () => {
  let stored = payment();
  const captured = {
    id: 'c1',
    at: '2026-06-30T22:30:00Z',
    actor: 'Bea',
    actorId: 'u2',
    actorAvatar: null,
    isActorErased: false,
    cause: 'screen' as const,
    causeId: null,
    causeName: null,
    channel: null,
    action: 'captured',
    isRevertible: false,
    refusal: null,
    fields: [
      {
        name: 'captured',
        before: euros(0),
        after: euros(6000),
        references: [],
        isRevertible: false,
        refusal: null,
        isErased: false,
      },
    ],
  };

  function StoredPayment() {
    const { data } = useRecord(PaymentByIdDocument, { id: 'p1' });
    return data?.payment ? <PaymentPage payment={data.payment} /> : null;
  }

  beforeEach(() => {
    stored = payment();
    server.answer(PaymentByIdDocument, () => ({ payment: stored }));
    server.answer(RecordChangesDocument, () => ({
      changes: { nodes: [captured], pageInfo: { endCursor: null, hasNextPage: false }, goneBefore: null },
    }));
  });

  const show = () => renderRoute(StoredPayment, '/payments/p1');
  const capture = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Capture' }));
    return within(await screen.findByRole('dialog', { name: 'Capture from Bank transfer BANK-7' }));
  };

  it('adds up from what was authorised to what is open, and from what was captured to the net', async () => {
    await show();
    const amounts = (await screen.findByRole('heading', { name: 'Amounts' })).closest('section') as HTMLElement;
    const read = within(amounts)
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
    expect(read).toEqual([
      'Authorised €100.00',
      'Captured -€60.00',
      'Voided €0.00',
      'Open €40.00',
      'Captured €60.00',
      'Refunded -€5.00',
      'After refunds €55.00',
    ]);
    const rows = within(screen.getByRole('table', { name: 'Transactions' })).getAllByRole('row');
    expect(rows).toHaveLength(3);
  });

  it('is called by its provider once its customer is erased', async () => {
    stored = payment({ methodLabel: '', reference: null });
    await show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Manual' })).toBeDefined();
  });

  it('tells who did what to it, amounts as such', async () => {
    await show();
    const entry = (await screen.findByText('Bea')).closest('li') as HTMLElement;
    within(entry).getByText(/captured money of it/);
    const row = within(entry).getByText('€60.00').closest('tr') as HTMLElement;
    expect(within(row).getByText('€0.00')).toBeDefined();
  });

  it('captures a part of what is open, with its reference', async () => {
    server.answer(CapturePaymentDocument, () => {
      stored = payment({ version: 3, captured: euros(7550), open: euros(2450) });
      return { capturePayment: { __typename: 'PaymentSaved', payment: stored } };
    });
    await show();
    const dialog = await capture();
    const amount = dialog.getByRole('textbox', { name: /^Amount in EUR/ });
    expect(amount).toHaveProperty('value', '40.00');
    await userEvent.clear(amount);
    await userEvent.type(amount, '15,50');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reference/ }), 'BANK-8');
    await userEvent.click(dialog.getByRole('button', { name: 'Capture' }));
    await waitFor(() =>
      expect(server.lastAsked(CapturePaymentDocument)).toEqual({
        id: 'p1',
        version: 2,
        input: { amount: '15.50', at: null, reference: 'BANK-8' },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('€24.50');
  });

  it('refuses what is no amount of the currency at its field, before anything is sent', async () => {
    await show();
    const dialog = await capture();
    const amount = dialog.getByRole('textbox', { name: /^Amount in EUR/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '1.005');
    await userEvent.click(dialog.getByRole('button', { name: 'Capture' }));
    await dialog.findByText('This currency has fewer decimals. Leave some out.');
    expect(server.asked(CapturePaymentDocument)).toEqual([]);
  });

  it('says why nothing can be captured, in place of asking', async () => {
    const refusal = { code: 'PAYMENT_NOTHING_OPEN', reason: 'Nothing of €100.00 is open any more.', wording: null };
    stored = payment({
      open: euros(0),
      actions: [{ action: 'capture', to: 'CAPTURE', isAllowed: false, refusal: { ...refusal, right: null } }],
    });
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Capture' }));
    await screen.findByText('Nothing of €100.00 is open any more.');
    expect(screen.queryByRole('dialog', { name: /^Capture from/ })).toBeNull();
  });

  it('keeps what was typed where somebody was faster, shows both states, and captures over the newer one', async () => {
    server.answer(CapturePaymentDocument, ({ version }) => {
      if (version === 3) return { capturePayment: { __typename: 'PaymentSaved', payment: stored } };
      stored = payment({ version: 3, captured: euros(9000), open: euros(1000) });
      return {
        capturePayment: {
          __typename: 'VersionConflict',
          currentVersion: 3,
          lastChange: { by: 'Bea', at: '2026-07-01T08:00:00Z' },
        },
      };
    });
    await show();
    const dialog = await capture();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reference/ }), 'BANK-9');
    await userEvent.click(dialog.getByRole('button', { name: 'Capture' }));
    await dialog.findByText('Somebody changed the payment meanwhile: €40.00 was open, now €10.00 is.');
    expect(dialog.getByRole('textbox', { name: /^Reference/ })).toHaveProperty('value', 'BANK-9');
    await userEvent.click(dialog.getByRole('button', { name: 'Capture' }));
    await waitFor(() => expect(server.asked(CapturePaymentDocument).map(({ version }) => version)).toEqual([2, 3]));
  });

  it('lets go of what is open once it was confirmed', async () => {
    server.answer(VoidPaymentDocument, () => {
      stored = payment({ version: 3, voided: euros(4000), open: euros(0) });
      return { voidPayment: { __typename: 'PaymentSaved', payment: stored } };
    });
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Void' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Void Bank transfer BANK-7' }));
    dialog.getByText(/^€40\.00 is open/);
    await userEvent.click(dialog.getByRole('button', { name: 'Void' }));
    await waitFor(() =>
      expect(server.lastAsked(VoidPaymentDocument)).toEqual({
        id: 'p1',
        version: 2,
        input: { at: null, reference: '' },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
