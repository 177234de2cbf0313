import type { OrderHoldReason } from '../order-actions.operations.generated.ts';
import type { QueuedOrderFragment } from '../manage-orders.operations.generated.ts';

/** An order of the queue, with what it needs and since when. */
export type QueuedOrder = QueuedOrderFragment['order'] & Omit<QueuedOrderFragment, 'order'>;

/** What takes one key: everything else is asked about first. */
export type OrderDecision =
  | { kind: 'release'; version: number; hold: { reason: OrderHoldReason; note: string | null } }
  | { kind: 'complete'; version: number };

export const orderNeeds = [
  'HELD',
  'LATE',
  'TO_SHIP',
  'AUTHORIZATION_ENDING',
  'UNPAID',
  'TOTALS_DIFFER',
  'UNKNOWN_LINES',
] as const satisfies readonly QueuedOrder['needs'][number][];
export type OrderNeed = (typeof orderNeeds)[number];

export const orderAssignments = ['MINE', 'MINE_OR_NOBODYS', 'ANY'] as const;
