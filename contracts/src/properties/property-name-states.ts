import type { StateTable } from '../states/index.ts';
import { reasoned } from '../wording/index.ts';
import type { propertyNameStatuses } from './property-name.ts';

type PropertyNameState = (typeof propertyNameStatuses)[number];

/** The life of a name of a property; a decision is changed by taking it back first. */
export const propertyNameStates: StateTable<PropertyNameState, null> = {
  actions: [
    { action: 'accept', from: ['OPEN'], to: 'ACCEPTED', right: 'update' },
    { action: 'dismiss', from: ['OPEN'], to: 'DISMISSED', right: 'update' },
    { action: 'reopen', from: ['ACCEPTED', 'DISMISSED'], to: 'OPEN', right: 'update' },
  ],
  noWay: (from) => reasoned(`PROPERTY_NAME_DECIDED:${from}`),
};
