import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useRecord } from '../../../data/index.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { Toasts } from '../../../toasts.tsx';
import { LoadRecord } from '../../../ui/load-record.tsx';
import {
  ArchiveOrderDocument,
  AssignOrderDocument,
  CancelFulfilmentDocument,
  CancelOrderDocument,
  OrderAssigneesDocument,
  PackOrderDocument,
  SetOrderContactsDocument,
  ShipOrderDocument,
  UnarchiveOrderDocument,
} from '../order-actions.operations.generated.ts';
import { OrderPage } from '../order.screen.tsx';
import { OrderByIdDocument, OrderEventsDocument, type OrderDetailFragment } from '../orders.operations.generated.ts';
import { action, contact, euros, fulfilment, line, order } from '../testing/orders.ts';

const server = fakeServer();
let shown: OrderDetailFragment;

beforeAll(stubBrowser);
beforeEach(() => {
  localStorage.clear();
  signIn();
  server.answer(OrderByIdDocument, () => ({ order: shown }));
  server.answer(OrderAssigneesDocument, () => ({ orderAssignees: [{ id: 'u2', name: 'Ben' }] }));
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
const conflict = {
  __typename: 'VersionConflict' as const,
  currentVersion: 4,
  lastChange: { by: 'Ana', at: '2026-07-01T08:41:07Z' },
};

describe('what can be done to an order', () => {
  it('keeps a blocked action in sight, and says why', async () => {
    await show({ actions: [action('ship', 'Not covered: EUR 23.00 is open.'), action('pack')] });
    await press('Ship');
    await screen.findByText('Not covered: EUR 23.00 is open.');
    expect(server.asked(ShipOrderDocument)).toEqual([]);
  });

  it('ships what is left of each line, and no more than that', async () => {
    await show({ actions: [action('ship')], lines: [line({ quantity: 5, shipped: 1, packed: 1 })] });
    server.answer(ShipOrderDocument, () => ({ shipOrder: changed() }));
    await press('Ship');
    const asked = await dialog();
    const units = await asked.findByRole('textbox', { name: 'Units of Kettle' });
    expect(units).toHaveProperty('value', '3');
    asked.getByText('K-1 · 3 of 5 left');
    await userEvent.clear(units);
    await userEvent.type(units, '4');
    await userEvent.click(asked.getByRole('button', { name: 'Ship' }));
    await asked.findByText('This is too large. Lower it.');
    await userEvent.clear(units);
    await userEvent.type(units, '2');
    await userEvent.type(asked.getByRole('textbox', { name: 'Carrier' }), ' DHL ');
    await userEvent.type(asked.getByRole('textbox', { name: 'Tracking number' }), 'JD1');
    await userEvent.click(asked.getByRole('button', { name: 'Ship' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.asked(ShipOrderDocument)).toEqual([
      {
        id: 'o1',
        version: 3,
        input: { lines: [{ lineId: 'l1', quantity: 2 }], carrier: 'DHL', tracking: 'JD1', shippedAt: null },
      },
    ]);
  });

  it('ships all that is left of more lines than somebody would type', async () => {
    const lines = Array.from({ length: 501 }, (_, at) => line({ id: `l${at}`, title: `Cup ${at}`, shipped: 0 }));
    await show({ actions: [action('ship')], lines });
    server.answer(ShipOrderDocument, () => ({ shipOrder: changed() }));
    await press('Ship');
    const asked = await dialog();
    await asked.findByText('All that is left of 501 lines is shipped.');
    await userEvent.click(asked.getByRole('button', { name: 'Ship' }));
    await waitFor(() =>
      expect(server.lastAsked(ShipOrderDocument)?.input).toEqual({ carrier: null, tracking: null, shippedAt: null }),
    );
  });

  it('ships a packing as it was packed', async () => {
    await show({
      actions: [action('ship')],
      lines: [line({ quantity: 2, shipped: 0, packed: 2 })],
      fulfilments: [fulfilment({ status: 'PACKING' })],
    });
    server.answer(ShipOrderDocument, () => ({ shipOrder: changed() }));
    await press('Ship');
    const asked = await dialog();
    expect(asked.queryByRole('textbox', { name: 'Units of Kettle' })).toBeNull();
    await userEvent.click(await asked.findByRole('button', { name: 'Ship' }));
    await waitFor(() =>
      expect(server.lastAsked(ShipOrderDocument)?.input).toEqual({
        fulfilmentId: 'f1',
        carrier: null,
        tracking: null,
        shippedAt: null,
      }),
    );
  });

  it('shows both states to the second of two people, and keeps what was typed', async () => {
    await show({ actions: [action('pack')], lines: [line({ quantity: 3, shipped: 0 })] });
    server.answer(PackOrderDocument, () => {
      const fulfilments = [fulfilment({ id: 'f9', number: 9, status: 'SHIPPED' })];
      shown = order({ ...shown, version: 4, lines: [line({ quantity: 3, shipped: 2 })], fulfilments });
      return { packOrder: conflict };
    });
    await press('Pack');
    const asked = await dialog();
    const units = await asked.findByRole('textbox', { name: 'Units of Kettle' });
    await userEvent.clear(units);
    await userEvent.type(units, '2');
    await userEvent.click(asked.getByRole('button', { name: 'Pack' }));
    await asked.findByText('The order changed while this was open');
    asked.getByText('0 packed, 0 shipped of 3');
    asked.getByText('0 packed, 2 shipped of 3');
    asked.getByText(/Ana/);
    asked.getByText('F9');
    asked.getByText('K-1 · 1 of 3 left');
    expect(units).toHaveProperty('value', '2');
    await userEvent.click(asked.getByRole('button', { name: 'Pack' }));
    await asked.findByText('This is too large. Lower it.');
    server.answer(PackOrderDocument, () => ({ packOrder: changed() }));
    await userEvent.clear(units);
    await userEvent.type(units, '1');
    await userEvent.click(asked.getByRole('button', { name: 'Pack' }));
    await waitFor(() =>
      expect(server.lastAsked(PackOrderDocument)).toEqual({
        id: 'o1',
        version: 4,
        lines: [{ lineId: 'l1', quantity: 1 }],
      }),
    );
  });

  it('says in the dialog why it was refused, and stays open', async () => {
    await show({ actions: [action('pack')] });
    const reason = 'Kettle: 0 of 2 left; 1 in F1 by Ana, 10:41:07.';
    server.answer(PackOrderDocument, () => ({
      packOrder: { __typename: 'NotAllowedNow', code: 'ORDER_LINE_LEFT', reason, wording: { key: 'none', params: {} } },
    }));
    await press('Pack');
    const asked = await dialog();
    await userEvent.click(await asked.findByRole('button', { name: 'Pack' }));
    await asked.findByText(reason);
    expect(asked.getByRole('textbox', { name: 'Units of Kettle' })).toHaveProperty('value', '1');
  });

  it('says what becomes of the money before an order is cancelled', async () => {
    await show({ actions: [action('cancel')], captured: euros(2300), refunded: euros(300), authorized: euros(500) });
    server.answer(CancelOrderDocument, () => ({ cancelOrder: changed({ status: 'CANCELLED' }) }));
    await press('Cancel order');
    const asked = await dialog();
    await asked.findByText('€20.00 was paid and is refunded in full.');
    asked.getByText('The authorisation of €5.00 is voided.');
    await userEvent.click(asked.getByRole('button', { name: 'Cancel order and refund €20.00' }));
    await asked.findByText('Fill this in.');
    await userEvent.selectOptions(asked.getByRole('combobox', { name: /^Reason/ }), 'The customer asked for it');
    await userEvent.click(asked.getByRole('button', { name: 'Cancel order and refund €20.00' }));
    await waitFor(() =>
      expect(server.lastAsked(CancelOrderDocument)).toEqual({
        id: 'o1',
        version: 3,
        reason: 'CUSTOMER',
        note: null,
        refund: true,
      }),
    );
  });

  it('undoes a shipment after saying what that means, and blocks what was delivered', async () => {
    await show({
      fulfilments: [
        fulfilment({ status: 'SHIPPED', tracking: 'JD1', actions: [action('cancel')] }),
        fulfilment({ id: 'f2', number: 2, status: 'DELIVERED', actions: [action('cancel', 'It was delivered.')] }),
      ],
    });
    server.answer(CancelFulfilmentDocument, () => ({ cancelFulfilment: changed({ fulfilments: [] }) }));
    const [first, second] = await screen.findAllByRole('button', { name: 'Undo shipment' });
    await userEvent.click(second as HTMLElement);
    await screen.findByText('It was delivered.');
    await userEvent.click(first as HTMLElement);
    const asked = await screen.findByText('1 unit is open again. The tracking number no longer finds the order.');
    expect(server.asked(CancelFulfilmentDocument)).toEqual([]);
    await userEvent.click(
      within(asked.closest('[role="dialog"]') as HTMLElement).getByRole('button', { name: 'Undo shipment' }),
    );
    await screen.findByText('Nothing was packed or shipped yet.');
    expect(server.lastAsked(CancelFulfilmentDocument)).toEqual({ orderId: 'o1', version: 3, fulfilmentId: 'f1' });
  });

  it('says nothing of a tracking number where the shipment has none', async () => {
    await show({ fulfilments: [fulfilment({ status: 'SHIPPED', tracking: null, actions: [action('cancel')] })] });
    await press('Undo shipment');
    expect((await screen.findByText(/is open again/)).textContent).toBe('1 unit is open again.');
  });

  it('leaves a shipment that was undone without a time of shipping and without anything to do', async () => {
    const actions = [action('ship', 'It was undone.'), action('cancel', 'It was undone.')];
    await show({ fulfilments: [fulfilment({ status: 'CANCELLED', shippedAt: '2026-07-01T08:00:00Z', actions })] });
    const card = within((await screen.findByText('Undone')).closest('li') as HTMLElement);
    expect(card.queryAllByRole('button')).toEqual([]);
    expect(card.queryByText(/^Shipped/)).toBeNull();
  });

  it('is archived at once, with the way back', async () => {
    await show({ status: 'COMPLETED', actions: [action('archive')] });
    server.answer(ArchiveOrderDocument, () => ({ archiveOrder: changed({ archivedAt: '2026-07-02T00:00:00Z' }) }));
    server.answer(UnarchiveOrderDocument, () => ({ unarchiveOrder: changed({ archivedAt: null }) }));
    await press('Archive');
    // The toasts take hold of a pointer, which this window has not.
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.asked(UnarchiveOrderDocument)).toEqual([{ id: 'o1', version: 4 }]));
  });

  it('is assigned to a person that is chosen, or to oneself', async () => {
    await show({ actions: [action('assign')] });
    server.answer(AssignOrderDocument, () => ({ assignOrder: changed({ assignee: { id: 'u', name: 'Ada' } }) }));
    await press('Assign to me');
    await waitFor(() => expect(server.lastAsked(AssignOrderDocument)).toEqual({ id: 'o1', version: 3, userId: 'u' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Assign to me' })).toBeNull());
    await press('Assign to…');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Assign to' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ben' }));
    await waitFor(() => expect(server.lastAsked(AssignOrderDocument)).toEqual({ id: 'o1', version: 4, userId: 'u2' }));
  });

  it('takes other addresses, one for both where they are the same', async () => {
    await show({ actions: [action('contacts')] });
    server.answer(SetOrderContactsDocument, () => ({ setOrderContacts: changed() }));
    await press('Edit addresses');
    const asked = await dialog();
    const city = await asked.findByRole('textbox', { name: 'City' });
    await userEvent.clear(city);
    await userEvent.type(city, 'Bonn');
    await userEvent.click(asked.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const moved = { ...contact, city: 'Bonn' };
    expect(server.lastAsked(SetOrderContactsDocument)).toEqual({
      id: 'o1',
      version: 3,
      billing: moved,
      shippingTo: moved,
    });
  });
});
