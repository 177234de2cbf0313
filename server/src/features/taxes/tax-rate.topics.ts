import { defineTopic } from '../../platform/events/index.ts';

/** A rate of a shop was made or became another. */
export const taxRateChanged = defineTopic({ name: 'tax_rate_changed', aggregate: 'tax_rate' });
