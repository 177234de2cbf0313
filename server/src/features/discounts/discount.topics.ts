import { defineTopic } from '../../platform/events/index.ts';

/** A discount began, ended, or was used up by orders: once for each start, end and limit. */
export const discountAnnounced = defineTopic({
  name: 'discount_announced',
  aggregate: 'discount',
  fields: ['begun', 'ended', 'exhausted'],
});
