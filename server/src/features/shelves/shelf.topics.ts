import { defineTopic } from '../../platform/events/index.ts';

/** A shelf was accepted as a category, dismissed, or is open again. */
export const shelfDecided = defineTopic({
  name: 'shelf_decided',
  aggregate: 'shelf',
  fieldOf: (field) => field.replace(/Id$/, ''),
});
