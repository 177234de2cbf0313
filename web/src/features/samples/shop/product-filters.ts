import type { Product } from '@quarry/sample-data';

export const categories = ['lighting', 'kitchen', 'furniture', 'sound', 'bags', 'paper', 'home'] as const;
export type ProductCategory = (typeof categories)[number];

/** The layer names no category; the words of a product's name tell it. What no word tells is for the home. */
const wordsOf: Readonly<Record<Exclude<ProductCategory, 'home'>, RegExp>> = {
  lighting: /\b(lamp|torch|lantern|light)\b/i,
  kitchen: /\b(mug|kettle|bottle|bowl|cups?)\b/i,
  furniture: /\b(chair|stool|shelf|table)\b/i,
  sound: /\b(headphones|earphones|radio|receiver|speaker)\b/i,
  bags: /\b(pack|bag|travel|case)\b/i,
  paper: /\b(notebook|binder|planner)\b/i,
};

export function categoryOf({ name }: Pick<Product, 'name'>): ProductCategory {
  return categories.find((category) => category !== 'home' && wordsOf[category].test(name)) ?? 'home';
}

/** Prices of a range in whole units; the upper end is in it. */
export const priceRanges: Readonly<Record<string, { least: number; most: number }>> = {
  upTo25: { least: 0, most: 25 },
  to50: { least: 25, most: 50 },
  to100: { least: 50, most: 100 },
  above100: { least: 100, most: Infinity },
};

export type ProductFilter = {
  price?: string | undefined;
  brand?: string | undefined;
  category?: string | undefined;
  rating?: string | undefined;
};

/** The products of a page that fit; what is not asked for fits. */
export function fitting<One extends Pick<Product, 'name' | 'price' | 'brand' | 'rating'>>(
  products: readonly One[],
  { price, brand, category, rating }: ProductFilter,
): One[] {
  const range = price === undefined ? undefined : priceRanges[price];
  return products.filter(
    (product) =>
      (!range || (product.price > range.least && product.price <= range.most)) &&
      (brand === undefined || product.brand === brand) &&
      (category === undefined || categoryOf(product) === category) &&
      (rating === undefined || product.rating >= Number(rating)),
  );
}
