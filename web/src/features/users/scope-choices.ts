import { requestGraphql } from '../../data/index.ts';
import type { ReferenceChoices } from '../../ui/form/index.ts';
import { UserBrandChoicesDocument, UserShopChoicesDocument } from './users.operations.generated.ts';

const offered = 20;

const variablesOf = (search: string) => ({ first: offered, search: search === '' ? null : search });

export const shopChoices: ReferenceChoices = {
  name: UserShopChoicesDocument.name,
  find: async (search, signal) =>
    (await requestGraphql(UserShopChoicesDocument, variablesOf(search), { signal })).shops.nodes,
};

export const brandChoices: ReferenceChoices = {
  name: UserBrandChoicesDocument.name,
  find: async (search, signal) =>
    (await requestGraphql(UserBrandChoicesDocument, variablesOf(search), { signal })).brands.nodes,
};
