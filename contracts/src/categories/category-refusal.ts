import { type Reasoned, reasoned, wording } from '../wording/index.ts';

/** The members of a category's mutations that refuse. */
export type CategoryRefused =
  | { __typename: 'CategorySlugTaken'; slug: string; locale: string }
  | { __typename: 'CategoryInUse'; products: number; categories: number };

/** Says why a category's mutation refused and what to do next, for a row of a bulk run and for a screen alike. */
export function categoryRefusal(refused: CategoryRefused): Reasoned {
  switch (refused.__typename) {
    case 'CategorySlugTaken':
      return reasoned('CATEGORY_SLUG_TAKEN', { slug: refused.slug, locale: refused.locale });
    case 'CategoryInUse': {
      const { products, categories } = refused;
      const parts = [
        ...(products > 0 ? [wording('in_category:products', { count: products })] : []),
        ...(categories > 0 ? [wording('in_category:categories', { count: categories })] : []),
      ];
      return reasoned('CATEGORY_IN_USE', { parts });
    }
  }
}
