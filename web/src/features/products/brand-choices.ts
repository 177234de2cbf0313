import { requestGraphql } from '../../data/index.ts';
import type { Reference, ReferenceChoices } from '../../ui/form/index.ts';
import { BrandChoicesDocument } from './product.operations.generated.ts';

const shownBrands = 20;

/** A few brands, found by a part of their name. */
export const choicesAmong = (brands: readonly Reference[]): ReferenceChoices => ({
  name: `BrandsAmong ${brands.map(({ id }) => id).join()}`,
  find: async (search) => {
    const words = search.trim().toLocaleLowerCase();
    return brands.filter(({ name }) => name.toLocaleLowerCase().includes(words));
  },
});

/** Active brands, found by a part of their name. */
export const brandChoices: ReferenceChoices = {
  name: BrandChoicesDocument.name,
  find: async (search, signal) => {
    const variables = { first: shownBrands, search: search === '' ? null : search };
    return (await requestGraphql(BrandChoicesDocument, variables, { signal })).brands.nodes;
  },
};
