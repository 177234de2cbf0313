import { checkInput } from '@quarry/contracts/common';
import { assignOrderInput, cancelOrderInput, holdOrderInput } from '@quarry/contracts/orders';
import type { z } from 'zod';
import { type BulkAction, bulkList, type BulkRow, eachRow, mutation } from '../../platform/commands/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import { shopMention } from '../shops/index.ts';
import type { Acted, OrderDoor, Seen } from './act-on-order.ts';
import { deliverWhole, shipWhole } from './fulfil-whole.commands.ts';
import type { OrderMoney } from './order-money.ts';
import { changed, type orderActionResolvers } from './order-actions.resolvers.ts';
import { orderById, visibleOrder } from './order.loaders.ts';
import type { OrderRecord } from './order.ts';

type OrderRow = BulkRow & { order: OrderRecord };

/** An act on all of an order that is done to many alone, as a mutation does one. */
function wholeOrder(money: OrderMoney, act: (door: OrderDoor, seen: Seen) => Promise<Acted>) {
  return mutation({
    about: ({ id }: Seen) => ['order', id],
    find: visibleOrder,
    right: (_args, { shopId }) => ['fulfil', 'Order', { shopId }],
    run: ({ id, version }, { deps, origin }) => act({ deps, origin, money }, { id, version }),
    answer: changed,
  });
}

const seen = ({ order: { id, version } }: OrderRow): Seen => ({ id, version });

/** By its number, which counts within one shop. */
async function rowOf(context: RequestContext, id: string): Promise<OrderRow | null> {
  const order = await orderById(context).load(id);
  if (!order) return null;
  const { number, externalId, shopId } = order;
  const shop = await shopMention(context).load(shopId);
  return { id, name: `${number ?? externalId ?? id} · ${shop.name}`, order };
}

/** What can be done to many orders at once: each by the mutation of the single order, so that it is refused in the same words. */
export function orderBulk(money: OrderMoney, { Mutation }: ReturnType<typeof orderActionResolvers>) {
  const { holdOrder, releaseOrder, completeOrder, archiveOrder, unarchiveOrder, cancelOrder, assignOrder } = Mutation;
  const release = eachRow(releaseOrder, seen);
  const given =
    <Input>(act: (input: Input) => BulkAction<OrderRow>['run']): BulkAction<OrderRow>['run'] =>
    (context, rows, input) =>
      act(input as Input)(context, rows);
  return bulkList<OrderRow>({
    find: (context, ids) => Promise.all(ids.map((id) => rowOf(context, id))),
    actions: {
      ship: { right: ['fulfil', 'Order'], run: eachRow(wholeOrder(money, shipWhole), seen) },
      deliver: { right: ['fulfil', 'Order'], run: eachRow(wholeOrder(money, deliverWhole), seen) },
      hold: {
        right: ['update', 'Order'],
        input: (input) => checkInput(holdOrderInput, input),
        run: given(({ reason, note }: z.input<typeof holdOrderInput>) =>
          eachRow(holdOrder, (row: OrderRow) => ({ ...seen(row), reason, note: note ?? null })),
        ),
        undo: release,
      },
      release: { right: ['update', 'Order'], run: release },
      complete: { right: ['update', 'Order'], run: eachRow(completeOrder, seen) },
      archive: {
        right: ['archive', 'Order'],
        run: eachRow(archiveOrder, seen),
        undo: eachRow(unarchiveOrder, seen),
      },
      cancel: {
        right: ['cancel', 'Order'],
        input: (input) => checkInput(cancelOrderInput, input),
        run: given(({ reason, note, refund }: z.input<typeof cancelOrderInput>) =>
          eachRow(cancelOrder, (row: OrderRow) => ({
            ...seen(row),
            reason,
            note: note ?? null,
            refund: refund ?? false,
          })),
        ),
      },
      assign: {
        right: ['update', 'Order'],
        input: (input) => checkInput(assignOrderInput, input),
        run: given(({ userId }: z.output<typeof assignOrderInput>) =>
          eachRow(assignOrder, (row: OrderRow) => (row.order.assigneeId === userId ? null : { ...seen(row), userId })),
        ),
      },
    },
  });
}
