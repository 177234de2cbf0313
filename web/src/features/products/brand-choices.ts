import { requestGraphql } from '../../data/index.ts';
import type { ReferenceChoices } from '../../ui/form/index.ts';
import { BrandChoicesDocument } from './product.operations.generated.ts';

const shownBrands = 20;

/** Active brands, found by a part of their name. */
export const brandChoices: ReferenceChoices = {
  name: BrandChoicesDocument.name,
  find: async (search, signal) => {
    const variables = { first: shownBrands, search: search === '' ? null : search };
    return (await requestGraphql(BrandChoicesDocument, variables, { signal })).brands.nodes;
  },
};
