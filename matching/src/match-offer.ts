/**
 * What the matcher knows of one sellable thing: an offer of a shop, or a catalogue variant written as one.
 * Only `id` and `title` are needed; everything else is evidence when present.
 */
export type MatchOffer = {
  id: string;
  title: string;
  description?: string;
  brand?: string;
  /** As declared; the matcher classifies it itself and uses it only when usable. */
  gtin?: string;
  mpn?: string;
  category?: string;
  /** Minor units; amounts are compared only when both currencies are known and equal, or both unknown. */
  price?: { minor: number; currency: string | null };
  color?: string;
  size?: string;
  gender?: string;
  /** A schema.org OfferItemCondition name, or the shop's own words. */
  condition?: string;
  /** The declared number of units in the pack. */
  multipack?: string;
  attributes?: Record<string, string>;
};
