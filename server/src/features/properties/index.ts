import type { Feature } from '../../platform/feature.ts';
import { propertyNameAttributes } from './property-name-attributes.consumer.ts';
import { propertyNameBulk } from './property-name.bulk.ts';
import { propertyNameHistory } from './property-name.history.ts';
import { propertyNameResolvers } from './property-name.resolvers.ts';
import { propertyNameFilter } from './property-name.store.ts';
import { propertyNameDecided } from './property-name.topics.ts';
import { propertyProposalLoop } from './property-proposal.loop.ts';
import { propertyNamesPersonal } from './property-names.personal.ts';

export { notePropertyNames, putPropertyNameFigures } from './note-property-names.ts';
export { acceptPropertyName, dismissPropertyName } from './property-name.commands.ts';
export { proposeNextNames } from './property-proposal.loop.ts';
export { unknownProperties } from './unknown-properties.ts';

export const propertyNamesFeature: Feature = {
  name: 'properties',
  personal: propertyNamesPersonal,
  resolvers: propertyNameResolvers,
  topics: [propertyNameDecided],
  consumers: [propertyNameAttributes],
  loops: [propertyProposalLoop],
  records: [
    {
      entity: 'property_name',
      subject: 'Offer',
      stored: { table: 'property_name', name: 'text', shop: 'shop_id' },
      list: { query: 'propertyNames', filter: propertyNameFilter, isExported: true, bulk: propertyNameBulk },
      history: propertyNameHistory,
    },
  ],
};
