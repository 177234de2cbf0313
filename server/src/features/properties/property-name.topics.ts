import { defineTopic } from '../../platform/events/index.ts';

/** A name was accepted as an attribute, dismissed, or is open again. */
export const propertyNameDecided = defineTopic({
  name: 'property_name_decided',
  aggregate: 'property_name',
  fieldOf: (field) => field.replace(/Id$/, ''),
});
