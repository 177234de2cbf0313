import { defineTopic } from '../../platform/events/index.ts';

/** A category was made, became another, went to the bin or came back; its fields are named as in its history. */
export const categoryChanged = defineTopic({
  name: 'category_changed',
  aggregate: 'category',
  fieldOf: (field) => field.replace(/Id$/, ''),
});
