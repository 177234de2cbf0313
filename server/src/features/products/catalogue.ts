import type { RawOffer } from '@quarry/contracts';
import type { MatchOffer } from '@quarry/matching';
import { cutText } from '../../platform/cut-text.ts';

/** The snapshot that gave a field of a merged offer. */
export type FieldSnapshots = Partial<Record<keyof RawOffer, { id: string; at: Date }>>;

/** An offer with what its shop says of it now, as the catalogue takes values from it. */
export type SourceOffer = {
  id: string;
  /** The day on which it was first seen (UTC), its shop and its key there: an order that does not hang on when a worker saw it. */
  order: string;
  shopId: string;
  isMarketplace: boolean;
  seller: string | null;
  /** The language of the shop's texts, "de" of "de-CH". */
  language: string;
  productId: string | null;
  variantId: string | null;
  matchState: string;
  isQuarantined: boolean;
  isLive: boolean;
  title: string;
  firstSeenAt: Date;
  /** The catalogue's name of the brand where the text names a known one, else the text. */
  brandName: string | null;
  /** What its shelf was accepted as, and the field by which the shop says so; null while nobody decided. */
  category: { id: string; field: 'category' | 'breadcrumb' } | null;
  /** What people said of the shop's names of properties, by their keys: an attribute by its id, or null for none. */
  properties?: Readonly<Record<string, string | null>> | null;
  /** Fourteen digits; null when there is none or it is unusable. */
  gtin14: string | null;
  /** The snapshot that gives the price; where several grabbers read the offer, `fieldSnapshots` names the one of each field. */
  snapshotId: string;
  snapshotAt: Date;
  fields: RawOffer;
  fieldSnapshots?: FieldSnapshots;
};

/** The stored evidence of one field. */
export function snapshotOfField(
  { snapshotId, snapshotAt, fieldSnapshots }: Pick<SourceOffer, 'snapshotId' | 'snapshotAt' | 'fieldSnapshots'>,
  field: string,
): { id: string; at: Date } {
  return fieldSnapshots?.[field as keyof RawOffer] ?? { id: snapshotId, at: snapshotAt };
}

/** Names what the fields were read from: another name, other evidence. */
export function evidenceName({ snapshotId, fieldSnapshots }: SourceOffer): string {
  const all = Object.values(fieldSnapshots ?? {}).map(({ id }) => id);
  return [...new Set([snapshotId, ...all])].toSorted().join(' ');
}

const longestDescription = 1500;

/** The offer as the matcher compares it. `isGtinMisused` leaves out a GTIN that its shop puts on several things. */
export function matchOfferOf(source: SourceOffer, isGtinMisused = false): MatchOffer {
  const { fields } = source;
  const offer: MatchOffer = { id: source.id, title: source.title };
  if (source.brandName !== null) offer.brand = source.brandName;
  if (source.gtin14 !== null && !isGtinMisused) offer.gtin = source.gtin14;
  if (fields.mpn) offer.mpn = fields.mpn.value;
  if (fields.description) offer.description = cutText(fields.description.value, longestDescription);
  const category = fields.category?.value ?? fields.breadcrumb?.value.map(({ name }) => name).join(' > ');
  if (category) offer.category = category;
  if (fields.price) offer.price = { minor: fields.price.value.minor, currency: fields.price.value.currency };
  if (fields.color) offer.color = fields.color.value;
  if (fields.size) offer.size = fields.size.value;
  if (fields.gender) offer.gender = fields.gender.value;
  if (fields.condition) offer.condition = fields.condition.value;
  if (fields.multipack) offer.multipack = fields.multipack.value;
  if (fields.attributes) offer.attributes = fields.attributes.value;
  return offer;
}

/** A part number as identifiers keep it: capital letters and digits, plus signs kept ("DS-224+" gives "DS224+"). */
export function partNumberKey(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}+]/gu, '');
}

/** The words of a text as the product search reads them: lower case, without accents and signs. */
export function searchWords(text: string): string[] {
  return foldedText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * What the product search finds a product by: the words alone, for a sign before a number would make it another number, and what
 * signs hold together also as one word, as people write "HS-210" without its hyphen.
 */
export function searchTextOf(parts: readonly (string | null | undefined)[]): string {
  const words = foldedText(parts.filter((part) => part !== null && part !== undefined).join(' '))
    .split(/\s+/)
    .flatMap((written) => {
      const pieces = searchWords(written);
      return pieces.length > 1 ? [...pieces, pieces.join('')] : pieces;
    });
  return cutText(words.join(' '), 4_000);
}

function foldedText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
