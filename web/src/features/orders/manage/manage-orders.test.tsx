import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from 'sonner';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { OrderQueueCountsDocument, OrderQueueDocument } from '../manage-orders.operations.generated.ts';
import {
  AssignOrderDocument,
  HoldOrderDocument,
  ReleaseOrderDocument,
  ShipOrderDocument,
} from '../order-actions.operations.generated.ts';
import { OrderByIdDocument, type OrderDetailFragment } from '../orders.operations.generated.ts';
import { action, line, order } from '../testing/orders.ts';
import { ManageOrdersScreen } from './manage-orders.screen.tsx';

const server = fakeServer();
const hold = { reason: 'ADDRESS', note: 'No such street', by: 'Ana', at: '2026-07-01T08:00:00Z' } as const;
let orders: Map<string, OrderDetailFragment>;

/** One on hold, one to ship, one that nobody paid. */
beforeEach(() => {
  localStorage.clear();
  signIn();
  const actions = ['ship', 'pack', 'hold', 'complete', 'cancel', 'assign'].map((name) => action(name));
  const blocked = ['ship', 'pack'].map((name) => action(name, 'On hold since today: Address.'));
  const all = [
    order({ id: 'o1', number: '1001', hold, actions: [...blocked, action('release'), action('assign')] }),
    order({ id: 'o2', number: '1002', lines: [line({ shipped: 0 })], actions }),
    order({ id: 'o3', number: '1003', actions }),
  ];
  orders = new Map(all.map((one) => [one.id, one]));
  server.answer(OrderQueueDocument, ({ after }) => {
    const needs = [['HELD'], ['TO_SHIP', 'LATE'], ['UNPAID']] as const;
    const nodes = all.map((one, at) => ({ order: one, needs: needs[at] ?? [], since: '2026-06-30T22:30:00Z' }));
    return { orderQueue: { nodes: after ? [] : nodes, pageInfo: { endCursor: 'end', hasNextPage: false } } };
  });
  server.answer(OrderQueueCountsDocument, () => ({
    orderQueueCounts: [
      { need: 'HELD', count: 1 },
      { need: 'UNPAID', count: 1200 },
    ],
  }));
  server.answer(OrderByIdDocument, ({ id }) => ({ order: orders.get(id) ?? null }));
});
beforeAll(stubBrowser);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Parts of the screen that come later suspend it once. */
const render = (address = '/orders/manage') =>
  act(async () => renderRoute(ManageOrdersScreen, '/orders/manage', address));
const show = async (address?: string) => {
  const shown = await render(address);
  await inSight('1001');
  return shown;
};
const inSight = (number: string) => screen.findByRole('heading', { level: 2, name: number });
const changed = (id: string, more: Partial<OrderDetailFragment> = {}) => {
  const before = orders.get(id) ?? order();
  const next = { ...before, version: before.version + 1, ...more };
  orders.set(id, next);
  return { __typename: 'OrderChanged' as const, order: next, changeId: null };
};

describe('the queue of orders', () => {
  it('says of each what it needs, where and for how much, and has the next ones there already', async () => {
    await show();
    const queue = within(screen.getByRole('navigation', { name: 'Queue' }));
    const rows = queue.getAllByRole('button');
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual(['true', null, null]);
    const second = within(rows[1] as HTMLElement);
    for (const text of ['1002', 'To ship', 'Late', 'Mill', '€23.00']) second.getByText(text);
    await waitFor(() => expect(server.asked(OrderByIdDocument).map(({ id }) => id)).toEqual(['o1', 'o2', 'o3']));
    const card = within(screen.getByRole('article', { name: '1001' }));
    card.getByText('On hold: Address');
    card.getByText('No such street');
    card.getByText('Check why it is held, then release it or cancel it.');
    const ship = within(screen.getByRole('toolbar')).getByRole('button', { name: /^Ship/ });
    expect([ship.getAttribute('aria-disabled'), ship.title]).toEqual(['true', 'On hold since today: Address.']);
    const said = vi.spyOn(toast, 'error');
    await userEvent.keyboard('s');
    expect(said).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('releases by a key and shows the next at once, and takes that back with the same reason', async () => {
    server.answer(ReleaseOrderDocument, () => ({ releaseOrder: changed('o1', { hold: null }) }));
    server.answer(HoldOrderDocument, () => ({ holdOrder: changed('o1', { hold }) }));
    await show();
    await userEvent.keyboard('r');
    await inSight('1002');
    await screen.findByText('1 done here');
    await userEvent.keyboard('u');
    await inSight('1001');
    expect(server.asked(ReleaseOrderDocument)).toEqual([{ id: 'o1', version: 3 }]);
    expect(server.asked(HoldOrderDocument)).toEqual([
      { id: 'o1', version: 4, reason: 'ADDRESS', note: 'No such street' },
    ]);
  });

  it('brings an order back next that changed meanwhile, in its newest state', async () => {
    const said = vi.spyOn(toast, 'error');
    server.answer(ReleaseOrderDocument, () => {
      changed('o1', { hold: { ...hold, note: 'Ask for the street' } });
      return { releaseOrder: { __typename: 'VersionConflict', currentVersion: 4, lastChange: null } };
    });
    await show();
    await userEvent.keyboard('r');
    await inSight('1002');
    await waitFor(() => expect(said).toHaveBeenCalledWith('1001 was not changed', expect.anything()));
    await userEvent.keyboard('j');
    await inSight('1001');
    await screen.findByText('Ask for the street');
  });

  it('ships after asking, then goes on', async () => {
    server.answer(ShipOrderDocument, () => ({ shipOrder: changed('o2', { lines: [line({ shipped: 2 })] }) }));
    await show();
    await userEvent.keyboard('j');
    await inSight('1002');
    await userEvent.keyboard('s');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Tracking number' }), 'sJD1');
    await userEvent.click(dialog.getByRole('button', { name: 'Ship' }));
    await inSight('1003');
    expect(server.lastAsked(ShipOrderDocument)?.input).toMatchObject({
      lines: [{ lineId: 'l1', quantity: 2 }],
      tracking: 'sJD1',
    });
    expect(screen.queryByText('1002')).toBeNull();
  });

  it('is assigned by a key, and stays in sight', async () => {
    server.answer(AssignOrderDocument, () => ({ assignOrder: changed('o1', { assignee: { id: 'u', name: 'Ada' } }) }));
    await show();
    await userEvent.keyboard('a');
    const card = within(screen.getByRole('article', { name: '1001' }));
    await card.findByText('Ada');
    expect(server.asked(AssignOrderDocument)).toEqual([{ id: 'o1', version: 3, userId: 'u' }]);
    await userEvent.keyboard('a');
    expect(server.asked(AssignOrderDocument)).toHaveLength(1);
  });

  it('is sifted by what is needed, with its counts, and by whose they are', async () => {
    const { router } = await show('/orders/manage?filter=assignment:MINE');
    expect(server.lastAsked(OrderQueueDocument)).toMatchObject({ assignment: 'MINE' });
    expect(server.lastAsked(OrderQueueCountsDocument)).toMatchObject({ assignment: 'MINE' });
    const needs = within(screen.getByRole('group', { name: 'Need' }));
    needs.getByRole('button', { name: 'On hold 1' });
    needs.getByRole('button', { name: 'Late 0' });
    const unpaid = needs.getByRole('button', { name: 'Not paid 1,200' });
    await userEvent.click(unpaid);
    await waitFor(() =>
      expect(server.lastAsked(OrderQueueDocument)).toMatchObject({ assignment: 'MINE', need: ['UNPAID'] }),
    );
    expect(unpaid.getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(unpaid);
    expect(decodeURIComponent(router.state.location.href)).toContain('need:UNPAID');
  });

  it('leads to another order by its row', async () => {
    await show();
    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Queue' })).getByRole('button', { name: /1003/ }),
    );
    await inSight('1003');
    await screen.findByText('Ask for the payment, or record it.');
    expect(screen.getByRole('link', { name: 'Open the payments' }).getAttribute('href')).toBe('/orders/o3#payments');
  });

  it('says when nothing waits', async () => {
    server.answer(OrderQueueDocument, () => ({
      orderQueue: { nodes: [], pageInfo: { endCursor: null, hasNextPage: false } },
    }));
    await render();
    await screen.findByText('Nothing waits');
    expect(server.asked(OrderByIdDocument)).toEqual([]);
  });
});
