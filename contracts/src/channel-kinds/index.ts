import googleMerchant from './google-merchant.2.json' with { type: 'json' };

/** The files of the kinds of channels that are shipped, as `readKind` of `contracts/feeds` takes them; a version that was released is never changed. */
export const shippedKinds: readonly unknown[] = [googleMerchant];

/** Fields of a shipped kind that say what a buyer pays; others hold money of another meaning, such as the cost or the least price. */
export const buyerPriceFields: ReadonlySet<string> = new Set(['price', 'sale_price']);
