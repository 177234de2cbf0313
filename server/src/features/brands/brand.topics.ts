import { defineTopic } from '../../platform/events/index.ts';

/** A brand was made or became another; its fields are named as in its history. */
export const brandChanged = defineTopic({ name: 'brand_changed', aggregate: 'brand' });
