import type { StateTable } from '../states/index.ts';
import { reasoned } from '../wording/index.ts';
import type { shelfStatuses } from './shelf.ts';

type ShelfState = (typeof shelfStatuses)[number];

/** The life of a shelf; a decision is changed by taking it back first. */
export const shelfStates: StateTable<ShelfState, null> = {
  actions: [
    { action: 'accept', from: ['OPEN'], to: 'ACCEPTED', right: 'update' },
    { action: 'dismiss', from: ['OPEN'], to: 'DISMISSED', right: 'update' },
    { action: 'reopen', from: ['ACCEPTED', 'DISMISSED'], to: 'OPEN', right: 'update' },
  ],
  noWay: (from) => reasoned(`SHELF_DECIDED:${from}`),
};
