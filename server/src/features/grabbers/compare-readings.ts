import type { RawOffer } from '@quarry/contracts/offers';
import { shownFields } from '../offers/index.ts';

/** In how many offers a field is new, changed or lost, with the first values that differ. */
export type FieldComparison = {
  field: string;
  new: number;
  changed: number;
  lost: number;
  before: string | null;
  now: string | null;
};

type Pair = { before: RawOffer | undefined; now: RawOffer | undefined };

/** What two readings of one page say differently, field by field; an offer that only one of them has counts with all its fields. */
export function compareReadings(before: readonly RawOffer[], now: readonly RawOffer[]): FieldComparison[] {
  const changes = new Map<string, FieldComparison>();
  for (const pair of pairUp(before, now)) {
    const old = textsOf(pair.before);
    const next = textsOf(pair.now);
    for (const field of new Set([...old.keys(), ...next.keys()]))
      count(changes, field, old.get(field), next.get(field));
  }
  return [...changes.values()];
}

/** Offers of the same number and seller belong together, then those of the same seller or number, then the rest in their order. */
function pairUp(before: readonly RawOffer[], now: readonly RawOffer[]): Pair[] {
  const waiting = [...before];
  const take = (isPartner: (offer: RawOffer) => boolean) => {
    const at = waiting.findIndex(isPartner);
    return at === -1 ? undefined : waiting.splice(at, 1)[0];
  };
  const pairs = new Map<RawOffer, RawOffer>();
  for (const names of [['sku', 'seller'], ['sku'], ['seller'], []] as const) {
    for (const offer of now) {
      if (pairs.has(offer)) continue;
      const partner = take((other) => names.every((name) => offer[name] && other[name]?.value === offer[name].value));
      if (partner) pairs.set(offer, partner);
    }
  }
  return [
    ...now.map((offer) => ({ now: offer, before: pairs.get(offer) })),
    ...waiting.map((offer) => ({ before: offer, now: undefined })),
  ];
}

function textsOf(offer: RawOffer | undefined): Map<string, string> {
  return new Map(shownFields(offer ?? {}).map(({ name, text }) => [name, text]));
}

function count(
  changes: Map<string, FieldComparison>,
  field: string,
  before: string | undefined,
  now: string | undefined,
): void {
  if (before === now) return;
  const kind = before === undefined ? 'new' : now === undefined ? 'lost' : 'changed';
  const counted = changes.get(field) ?? {
    field,
    new: 0,
    changed: 0,
    lost: 0,
    before: before ?? null,
    now: now ?? null,
  };
  changes.set(field, { ...counted, [kind]: counted[kind] + 1 });
}
