import { printGtin } from '@quarry/contracts/gtin';
import { scorePair } from '@quarry/matching';
import DataLoader from 'dataloader';
import { perRequest, type RequestContext } from '../../platform/feature.ts';
import { findSourceOffers } from '../offers/index.ts';
import { matchOfferOf } from '../products/index.ts';
import { findVariantRecords, type VariantRecord } from './candidate.store.ts';
import { compareFields, type ComparedField } from './comparison.ts';
import { offerOfRecord } from './surroundings.ts';
import { confidenceOf } from './judge.ts';
import { matcherFor } from './matcher.ts';
import type { ProposalRecord } from './proposal.ts';
import { type ComparedPair, findCandidates, findCatalogueTexts, pairKey, searchVariants } from './review.store.ts';

const sourceById = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const sources = await findSourceOffers(deps.db, ids);
      return ids.map((id) => sources.get(id) ?? null);
    }),
);

const catalogueByPair = perRequest(
  ({ deps }) =>
    new DataLoader(
      async (pairs: readonly ComparedPair[]) => {
        const texts = await findCatalogueTexts(deps.db, pairs);
        return pairs.map((pair) => texts.get(pairKey(pair)) ?? new Map<string, string>());
      },
      { cacheKeyFn: pairKey },
    ),
);

const candidatesByOffer = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const candidates = Map.groupBy(await findCandidates(deps.db, ids), ({ offerId }) => offerId);
      return ids.map((id) => candidates.get(id) ?? []);
    }),
);

const variantById = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const records = new Map((await findVariantRecords(deps.db, ids)).map((record) => [record.variantId, record]));
      return ids.map((id) => records.get(id) ?? null);
    }),
);

/** Both sides of a proposal, field by field. */
export async function comparisonOf(proposal: ProposalRecord, context: RequestContext): Promise<ComparedField[]> {
  if (proposal.offerId === null) return [];
  const { offerId, productId } = proposal;
  const source = await sourceById(context).load(offerId);
  if (!source) return [];
  const catalogue =
    productId === null ? new Map<string, string>() : await catalogueByPair(context).load({ productId, offerId });
  return compareFields(source, catalogue);
}

/** A variant an offer may be matched to, as the review desk shows it. */
export type MatchTarget = Pick<VariantRecord, 'variantId' | 'productId' | 'name' | 'imageUrl'> & {
  brand: string | null;
  identifiers: string[];
  score: number | null;
  why: string[];
};

/** The candidates that were found for the offer of a proposal. */
export async function candidatesOf(proposal: ProposalRecord, context: RequestContext): Promise<MatchTarget[]> {
  if (proposal.offerId === null) return [];
  const candidates = await candidatesByOffer(context).load(proposal.offerId);
  const records = await Promise.all(candidates.map(({ variantId }) => variantById(context).load(variantId)));
  return candidates.flatMap(({ score, why }, at) => {
    const record = records[at];
    return record ? [targetOf(record, score, why)] : [];
  });
}

/** Variants found by a word or an identifier, each scored against the offer, the likeliest first. */
export async function findMatchTargets(
  context: RequestContext,
  offerId: string,
  search: string,
  first: number,
): Promise<MatchTarget[]> {
  const { db } = context.deps;
  const source = await sourceById(context).load(offerId);
  if (!source) return [];
  const records = await findVariantRecords(db, await searchVariants(db, search, first));
  const { corpus, model } = await matcherFor(context.deps);
  const offer = matchOfferOf(source);
  return records
    .map((record) => {
      const { score, why, reasons } = scorePair(offer, offerOfRecord(record), model ? { corpus, model } : { corpus });
      return targetOf(record, confidenceOf(score, reasons), why);
    })
    .toSorted((left, right) => (right.score ?? 0) - (left.score ?? 0));
}

function targetOf(record: VariantRecord, score: number | null, why: string[]): MatchTarget {
  const { variantId, productId, name, variantName, brandName, imageUrl, gtins, partNumbers } = record;
  return {
    variantId,
    productId,
    name: `${name} ${variantName}`.trim(),
    imageUrl,
    brand: brandName,
    identifiers: [...gtins.map(printGtin), ...partNumbers],
    score,
    why,
  };
}
