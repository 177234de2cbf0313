import { defineTopic } from '../../platform/events/index.ts';

/** An attribute was made, became another, or went. */
export const attributeChanged = defineTopic({ name: 'attribute_changed', aggregate: 'attribute' });
