import type { StateTable } from '../states/index.ts';
import { reasoned, wording } from '../wording/index.ts';
import type { OrderStatus } from './order-axes.ts';

/** Where an order can be: `NEW` before it is there, `BIN` as a draft that was discarded. */
export type OrderPlace = OrderStatus | 'NEW' | 'BIN';

/** What decides where an order may go. */
export type OrderPlaceFacts = { lines: number; channel: { name: string; isArchived: boolean } };

const isOpen = ({ channel }: OrderPlaceFacts) =>
  channel.isArchived ? reasoned('ORDER_CHANNEL_ARCHIVED', { channel: channel.name }) : null;

/** The life of an order, as far as it is built. */
export const orderStates: StateTable<OrderPlace, OrderPlaceFacts> = {
  actions: [
    { action: 'receive', from: ['NEW'], to: 'OPEN', right: 'create', guard: isOpen },
    {
      action: 'place',
      from: ['DRAFT'],
      to: 'OPEN',
      right: 'create',
      guard: (facts) => (facts.lines === 0 ? reasoned('ORDER_NO_LINES') : isOpen(facts)),
    },
    { action: 'discard', from: ['DRAFT'], to: 'BIN', right: 'update' },
  ],
  noWay: (from, to) =>
    to === 'BIN'
      ? reasoned('ORDER_NOT_DISCARDED', { status: wording(`order_status:${from}`) })
      : reasoned('ORDER_NOT_A_DRAFT', { status: wording(`order_status:${from}`) }),
};
