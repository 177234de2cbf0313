import type { StateTable } from '../states/index.ts';
import { reasoned, wording } from '../wording/index.ts';
import type { productStatuses } from './product.input.ts';

export type ProductStatus = (typeof productStatuses)[number];

export type ProductFacts = {
  /** The name of the product's brand where that is archived. */
  archivedBrand: string | null;
};

/** The life of a product; in the order of its buttons. */
export const productStates: StateTable<ProductStatus, ProductFacts> = {
  actions: [
    { action: 'submit', from: ['DRAFT'], to: 'IN_REVIEW', right: 'update' },
    {
      action: 'publish',
      from: ['DRAFT', 'IN_REVIEW', 'UNLISTED'],
      to: 'ACTIVE',
      right: 'publish',
      guard: ({ archivedBrand }) =>
        archivedBrand === null ? null : reasoned('BRAND_ARCHIVED', { brand: archivedBrand }),
    },
    { action: 'reject', from: ['IN_REVIEW'], to: 'REJECTED', right: 'publish' },
    { action: 'unlist', from: ['ACTIVE'], to: 'UNLISTED', right: 'publish' },
    { action: 'revise', from: ['REJECTED'], to: 'DRAFT', right: 'update' },
    { action: 'archive', from: ['ACTIVE', 'UNLISTED'], to: 'ARCHIVED', right: 'archive' },
    { action: 'unarchive', from: ['ARCHIVED'], to: 'DRAFT', right: 'archive' },
  ],
  noWay: (from, to, ways) =>
    from === to
      ? reasoned('already_there', { status: wording(`status:${from}`) })
      : reasoned('no_such_move', {
          from: wording(`status:${from}`),
          to: wording(`status:${to}`),
          ways: ways.map((way) => wording(`status:${way}`)),
        }),
};
