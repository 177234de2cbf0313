import { defineTopic } from '../../platform/events/index.ts';

/** An order was placed, or something was done to it; its fields are named as in its history. */
export const orderChanged = defineTopic({ name: 'order_changed', aggregate: 'order' });
