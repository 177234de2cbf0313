/** One line of a cart. What it is about is null where the line names nothing of the catalogue. */
export type CartLine = {
  id: string;
  productId: string | null;
  variantId: string | null;
  brandId: string | null;
  /** The product's category and all above it. */
  categoryIds: readonly string[];
  /** A whole number from 1. */
  quantity: number;
  /** Before discounts, in minor units of the cart's currency, from 0. */
  unitMinor: number;
};

export type Cart = {
  currency: string;
  channelId: string;
  /** Who buys, as uses are counted; null for somebody unknown. */
  customerKey: string | null;
  /** As they were typed. */
  codes: readonly string[];
  lines: readonly CartLine[];
  /** Before discounts, in minor units. */
  shippingMinor: number;
};

/** How often discounts were used, uses that are reserved among them. */
export type DiscountCounters = {
  /** By the id of the discount. */
  total: ReadonlyMap<string, number>;
  /** Those of the cart's customer. */
  byCustomer: ReadonlyMap<string, number>;
  /** The codes of the cart that exist, in their normal form. */
  codes: ReadonlyMap<string, { discountId: string; used: number; limit: number | null }>;
};

/** Units of a line that cost the same. */
export type LinePart = { quantity: number; unitMinor: number };
