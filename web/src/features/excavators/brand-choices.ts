import { requestGraphql } from '../../data/index.ts';
import type { ReferenceChoices } from '../../ui/form/index.ts';
import { ProposedBrandChoicesDocument } from './proposals.operations.generated.ts';

const shownBrands = 20;

/** Active brands that a proposed one may be replaced by, found by a part of their name. */
export const brandChoices: ReferenceChoices = {
  name: ProposedBrandChoicesDocument.name,
  find: async (search, signal) => {
    const variables = { first: shownBrands, search: search === '' ? null : search };
    return (await requestGraphql(ProposedBrandChoicesDocument, variables, { signal })).brands.nodes;
  },
};
