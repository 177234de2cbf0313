import DataLoader from 'dataloader';
import { perRequest } from '../../platform/feature.ts';
import { findAllAttributes, findAttributes, findUsedAttributes } from './attribute.store.ts';

/** All attributes in the order of a product, read once a request. */
export const attributes = perRequest(({ deps }) => findAllAttributes(deps.db));

/** Attributes by id, one statement for all that a request asks for. */
export const attributeById = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = await findAttributes(deps.db, ids);
      return ids.map((id) => found.get(id) ?? null);
    }),
);

/** Whether attributes have values, by their ids. */
export const isAttributeUsed = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const used = await findUsedAttributes(deps.db, ids);
      return ids.map((id) => used.has(id));
    }),
);
