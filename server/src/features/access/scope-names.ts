import DataLoader from 'dataloader';
import type { RecordHistory } from '../../platform/commands/index.ts';
import { perRequest } from '../../platform/feature.ts';
import { findScopeNames } from './user-list.store.ts';

/** Names by id, one statement for all that a request asks for. */
const namesOf = (table: 'shop' | 'brand') =>
  perRequest(
    ({ deps }) =>
      new DataLoader(async (ids: readonly string[]) => {
        const names = await findScopeNames(deps.db, table, ids);
        return ids.map((id) => names.get(id) ?? null);
      }),
  );

const shopNames = namesOf('shop');
const brandNames = namesOf('brand');

/** Names the shops and brands that a change gave to somebody, or took from them. */
export const scopeReferenceOf: RecordHistory['referenceOf'] = (field) => {
  if (field === 'shopIds') return (context, id) => shopNames(context).load(id);
  if (field === 'brandIds') return (context, id) => brandNames(context).load(id);
  return undefined;
};
