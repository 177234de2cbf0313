import { defineTopic } from '../../platform/events/index.ts';

/** A shop was made or became another; its fields are named as in its history. */
export const shopChanged = defineTopic({ name: 'shop_changed', aggregate: 'shop' });
