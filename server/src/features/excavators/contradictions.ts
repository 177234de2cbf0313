import { buildCorpus, type MatchOffer, scorePair } from '@quarry/matching';
import DataLoader from 'dataloader';
import { perRequest } from '../../platform/feature.ts';
import type { OfferContradiction } from '../../platform/graphql/index.ts';
import { findSourceOffers, linkedOfferIds } from '../offers/index.ts';
import { matchOfferOf } from '../products/index.ts';

/** Of one variant's offers, the first ones: what contradicts is a matter of a few. */
const offersCompared = 20;
const fieldOfConflict: Readonly<Record<string, string>> = {
  conflict_colour: 'color',
  conflict_size: 'size',
  conflict_length: 'size',
  conflict_dimensions: 'size',
};

/** What one offer says that another one of the same variant contradicts. */
export type Contradiction = Omit<OfferContradiction, '__typename' | 'otherShop'> & { otherId: string };

/** The contradictions of each offer of a variant, by the id of the offer. */
export const contradictionsOfVariant = perRequest(
  ({ deps }) =>
    new DataLoader(async (variantIds: readonly string[]) => {
      const linked = await linkedOfferIds(deps.db, variantIds, offersCompared);
      const sources = await findSourceOffers(
        deps.db,
        linked.map(({ offerId }) => offerId),
      );
      const ofVariant = Map.groupBy(linked, ({ variantId }) => variantId);
      return variantIds.map((id) =>
        contradictionsAmong(
          (ofVariant.get(id) ?? []).flatMap(({ offerId }) => {
            const source = sources.get(offerId);
            return source?.isLive ? [matchOfferOf(source, false)] : [];
          }),
        ),
      );
    }),
);

function contradictionsAmong(offers: readonly MatchOffer[]): ReadonlyMap<string, Contradiction[]> {
  const context = { corpus: buildCorpus(offers) };
  const found = new Map(offers.map(({ id }): [string, Contradiction[]] => [id, []]));
  for (const [index, offer] of offers.entries()) {
    for (const other of offers.slice(index + 1)) {
      for (const { code, params } of scorePair(offer, other, context).reasons) {
        const field = fieldOfConflict[code];
        const { left = '', right = '' } = params;
        if (field === undefined) continue;
        found.get(offer.id)?.push({ field, own: left, other: right, otherId: other.id });
        found.get(other.id)?.push({ field, own: right, other: left, otherId: offer.id });
      }
    }
  }
  return found;
}
