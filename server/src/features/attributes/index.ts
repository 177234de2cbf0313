import type { Feature } from '../../platform/feature.ts';
import { attributeBin } from './attribute-bin.ts';
import { attributeHistory } from './attribute.history.ts';
import { attributeResolvers } from './attribute.resolvers.ts';
import { attributeFilter, listAttributes } from './attribute.store.ts';
import { attributeChanged } from './attribute.topics.ts';

export { createAttribute } from './attribute.commands.ts';
export { attributeById, attributes } from './attribute.loaders.ts';
export { holdOptions, type OptionRecord, valueWords } from './attribute-option.store.ts';
export { findAllAttributes, holdAttribute } from './attribute.store.ts';
export { isStatedByName } from './stated-by-name.ts';
export type { AttributeRecord } from './attribute.ts';

export const attributesFeature: Feature = {
  name: 'attributes',
  resolvers: attributeResolvers,
  topics: [attributeChanged],
  records: [
    {
      entity: 'attribute',
      subject: 'Attribute',
      stored: { table: 'attribute', name: 'name', deletedAt: 'deleted_at' },
      isNamedInTrail: true,
      path: '/settings/attributes',
      list: { query: 'attributeRegistry', filter: attributeFilter },
      history: attributeHistory,
      bin: attributeBin,
      named: { id: 'a.id', find: ({ deps }, request) => listAttributes(deps.db, request) },
    },
  ],
};
