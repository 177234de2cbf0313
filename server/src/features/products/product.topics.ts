import { defineTopic } from '../../platform/events/index.ts';

/** A product became another: fields and attributes by their names, `offers` where one came to it or went from it. */
export const productChanged = defineTopic({
  name: 'product_changed',
  aggregate: 'product',
  fieldOf: (field) => field.match(/^value:([^:]*)/)?.[1] ?? field.replace(/Id$/, ''),
});

/** What a product is found by when an offer is looked at changed by hand, or it is there no more, or again. */
export const productKeyed = defineTopic({ name: 'product_keyed', aggregate: 'product', fields: ['keys'] });
