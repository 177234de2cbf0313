import { createHash } from 'node:crypto';
import { blockingKeys, type BlockingKey, type MatchOffer } from '@quarry/matching';
import type { Db, Tx } from '../../platform/db/index.ts';
import { findSourceOffers, linkedOfferIds } from '../offers/index.ts';
import { catalogueKeys, type SourceOffer } from '../products/index.ts';
import {
  findKeyHits,
  findMisusedGtins,
  findRefusedPairs,
  findVariantRecords,
  type KeyHit,
  type VariantRecord,
} from './candidate.store.ts';
import type { Matcher } from './matcher.ts';

/** An offer ready to be judged. */
export type Draft = { source: SourceOffer; offer: MatchOffer; isGtinMisused: boolean; keys: BlockingKey[] };

/** A variant near an offer: the keys they share, what the catalogue says of it, and the offers it is known by. */
export type Neighbour = { hit: KeyHit; record: VariantRecord; offers: readonly MatchOffer[] };

/** What the catalogue holds near some offers, read once; what is decided about them meanwhile is added by `join`. */
export type Surroundings = {
  drafts: readonly Draft[];
  /** The variants that share the most telling keys with an offer, at most twenty. */
  neighboursOf: (draft: Draft) => Neighbour[];
  /** Hashes of the evidence on which the pair was decided to be different. */
  refusalsOf: (offerId: string, variantId: string) => readonly Buffer[];
  recordOf: (variantId: string) => VariantRecord | undefined;
  /** From now on the offer hangs on this variant, which may be new. */
  join: (draft: Draft, target: NewVariant) => void;
};

/** A variant of which nothing but its place and name is known yet. */
export type NewVariant = Pick<VariantRecord, 'variantId' | 'productId' | 'name'>;

const nearest = 20;
const offersPerVariant = 3;
const keyWeights: Record<BlockingKey['kind'], number> = {
  gtin14: 100,
  'brand-mpn': 50,
  model: 10,
  minhash: 3,
  'rare-pair': 1,
};

/** Reads what surrounds offers in the catalogue; `variantIds` names further variants that they may be joined to. */
export async function surroundingsOf(
  tx: Db | Tx,
  matcher: Matcher,
  sources: readonly SourceOffer[],
  variantIds: readonly string[] = [],
): Promise<Surroundings> {
  const ids = sources.map(({ id }) => id);
  const misused = await findMisusedGtins(tx, ids);
  const drafts = sources.map((source): Draft => {
    const isGtinMisused = misused.has(source.id);
    const offer = matcher.offerOf(source, isGtinMisused);
    return { source, offer, isGtinMisused, keys: blockingKeys(offer) };
  });
  const wanted = drafts.flatMap(({ source, keys }) => keys.map((key) => ({ ...key, offerId: source.id })));
  const hits = Map.groupBy(await findKeyHits(tx, wanted), ({ offerId }) => offerId);
  const near = [...hits.values()].flatMap((ofOffer) => mostPromising(ofOffer).map(({ variantId }) => variantId));
  const known = await loadVariants(tx, [...new Set([...near, ...variantIds])]);
  const refused = Map.groupBy(await findRefusedPairs(tx, ids), ({ offerId, variantId }) => `${offerId} ${variantId}`);
  const joined = joinedKeys();
  return {
    drafts,
    neighboursOf: (draft) =>
      mostPromising(mergedHits(hits.get(draft.source.id) ?? [], joined.hitsOf(draft))).flatMap((hit) => {
        const variant = known.get(hit.variantId);
        return variant ? [{ hit, record: variant.record, offers: knownOffers(variant, matcher) }] : [];
      }),
    refusalsOf: (offerId, variantId) =>
      (refused.get(`${offerId} ${variantId}`) ?? []).map(({ evidenceHash }) => evidenceHash),
    recordOf: (variantId) => known.get(variantId)?.record,
    join: (draft, target) => {
      known.set(target.variantId, joinedVariant(known.get(target.variantId) ?? newVariant(target), draft));
      joined.add(draft, target);
    },
  };
}

/** What variants are compared by now: for each the hash of its offers, hex. */
export async function comparedHashes(
  tx: Db | Tx,
  matcher: Matcher,
  variantIds: readonly string[],
): Promise<{ variantId: string; comparedHash: string }[]> {
  const known = await loadVariants(tx, variantIds);
  return [...known].map(([variantId, variant]) => ({
    variantId,
    comparedHash: comparedHash(knownOffers(variant, matcher)),
  }));
}

/** Names what a variant was compared by: another hash, another comparison. */
export function comparedHash(offers: readonly MatchOffer[]): string {
  return createHash('sha256').update(JSON.stringify(offers)).digest('hex');
}

/** A variant with the first offers that hang on it, by when they were first seen. */
type KnownVariant = { record: VariantRecord; linked: readonly SourceOffer[] };

async function loadVariants(tx: Db | Tx, variantIds: readonly string[]): Promise<Map<string, KnownVariant>> {
  if (variantIds.length === 0) return new Map();
  const records = await findVariantRecords(tx, variantIds);
  const linked = await linkedOfferIds(tx, variantIds, offersPerVariant);
  const sources = await findSourceOffers(
    tx,
    linked.map(({ offerId }) => offerId),
  );
  const offersOf = Map.groupBy(linked, ({ variantId }) => variantId);
  return new Map(
    records.map((record) => {
      const offers = (offersOf.get(record.variantId) ?? []).flatMap(({ offerId }) => sources.get(offerId) ?? []);
      return [record.variantId, { record, linked: offers }];
    }),
  );
}

/** What a variant is compared by: its offers, and where they leave an identifier out, what the catalogue itself says. */
function knownOffers({ record, linked }: KnownVariant, matcher: Matcher): readonly MatchOffer[] {
  // A GTIN that the variant does not hold as valid was found misused when the offer came.
  const offers = linked.map((source) =>
    matcher.offerOf(source, source.gtin14 !== null && !record.gtins.includes(source.gtin14)),
  );
  const isCovered = offers.length > 0 && record.gtins.every((gtin) => offers.some((offer) => offer.gtin === gtin));
  return isCovered ? offers : [...offers, offerOfRecord(record)];
}

/** The variant as the catalogue itself describes it. */
export function offerOfRecord({
  variantId,
  name,
  variantName,
  brandName,
  gtins,
  partNumbers,
}: VariantRecord): MatchOffer {
  const offer: MatchOffer = { id: variantId, title: `${name} ${variantName}`.trim() };
  if (brandName !== null) offer.brand = brandName;
  if (gtins[0] !== undefined) offer.gtin = gtins[0];
  if (partNumbers[0] !== undefined) offer.mpn = partNumbers[0];
  return offer;
}

/** A seller as records name it: the shop, on a marketplace with its seller. */
export function sellerOf({ shopId, isMarketplace, seller }: SourceOffer): string {
  return isMarketplace ? `${shopId} ${seller ?? ''}` : shopId;
}

function newVariant(target: NewVariant): KnownVariant {
  const nothing = { variantName: '', brandName: null, imageUrl: null, isInBin: false };
  return {
    record: { ...target, ...nothing, gtins: [], misusedGtins: [], partNumbers: [], sellers: [] },
    linked: [],
  };
}

/** The variant with one offer more, as the catalogue will hold it. */
function joinedVariant({ record, linked }: KnownVariant, { source, offer, isGtinMisused }: Draft): KnownVariant {
  const { gtin14 } = source;
  const isKnown = gtin14 === null || record.gtins.includes(gtin14) || record.misusedGtins.includes(gtin14);
  const added = isKnown ? [] : [gtin14];
  return {
    record: {
      ...record,
      brandName: record.brandName ?? source.brandName,
      gtins: isGtinMisused ? record.gtins : [...record.gtins, ...added].toSorted(),
      misusedGtins: isGtinMisused ? [...record.misusedGtins, ...added] : record.misusedGtins,
      partNumbers:
        offer.mpn === undefined ? record.partNumbers : [...new Set([...record.partNumbers, offer.mpn])].toSorted(),
      sellers: source.isLive ? [...record.sellers, sellerOf(source)] : record.sellers,
    },
    linked: [...linked.filter(({ id }) => id !== source.id), source].toSorted(byOrder).slice(0, offersPerVariant),
  };
}

/** Compares by `order`. */
export function byOrder(left: { order: string }, right: { order: string }): number {
  if (left.order === right.order) return 0;
  return left.order < right.order ? -1 : 1;
}

/** The keys of variants that offers were joined to since the catalogue was read. */
function joinedKeys() {
  const variantsOf = new Map<string, Map<string, NewVariant>>();
  const nameOf = ({ kind, key }: BlockingKey): string => `${kind} ${key}`;
  return {
    add: ({ offer }: Draft, target: NewVariant): void => {
      for (const key of catalogueKeys(offer)) {
        const variants = variantsOf.get(nameOf(key)) ?? new Map<string, NewVariant>();
        variantsOf.set(nameOf(key), variants.set(target.variantId, target));
      }
    },
    hitsOf: ({ source, keys }: Draft): KeyHit[] => {
      const hits = new Map<string, KeyHit>();
      for (const key of keys) {
        for (const { variantId, productId, name } of variantsOf.get(nameOf(key))?.values() ?? []) {
          const hit = hits.get(variantId) ?? { offerId: source.id, variantId, productId, order: name, keys: [] };
          hits.set(variantId, { ...hit, keys: [...hit.keys, key] });
        }
      }
      return [...hits.values()];
    },
  };
}

function mergedHits(stored: readonly KeyHit[], added: readonly KeyHit[]): KeyHit[] {
  if (added.length === 0) return [...stored];
  const merged = new Map(stored.map((hit) => [hit.variantId, hit]));
  for (const hit of added) {
    const before = merged.get(hit.variantId)?.keys ?? [];
    const isNew = ({ kind, key }: BlockingKey) => before.every((one) => one.kind !== kind || one.key !== key);
    merged.set(hit.variantId, { ...hit, keys: [...before, ...hit.keys.filter(isNew)] });
  }
  return [...merged.values()];
}

function mostPromising(hits: readonly KeyHit[]): KeyHit[] {
  const weight = ({ keys }: KeyHit): number => keys.reduce((sum, { kind }) => sum + keyWeights[kind], 0);
  return hits.toSorted((left, right) => weight(right) - weight(left) || byOrder(left, right)).slice(0, nearest);
}
