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
    { action: 'archive', from: ['DRAFT', 'ACTIVE', 'UNLISTED'], to: 'ARCHIVED', right: 'archive' },
    { action: 'unarchive', from: ['ARCHIVED'], to: 'DRAFT', right: 'archive' },
  ],
  noWay: (from, to, ways, starts) => {
    if (from === to && to === 'ARCHIVED') return reasoned('already_there:archived');
    if (from === to) return reasoned('already_there', { status: wording(`status:${from}`) });
    const named = (statuses: readonly ProductStatus[]) => statuses.map((status) => wording(`status:${status}`));
    const move = { from: wording(`status:${from}`), to: wording(`status:${to}`), ways: named(ways) };
    return starts.length === 0
      ? reasoned('no_such_move', move)
      : reasoned('no_such_move:from', { ...move, starts: named(starts) });
  },
};
