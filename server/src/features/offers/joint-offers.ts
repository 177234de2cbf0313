import type { RawOffer } from '@quarry/contracts/offers';
import { hasSameRecency, type MergedOffer, mergeReadings } from '@quarry/extraction/merge';
import type { Tx } from '../../platform/db/index.ts';
import { findReadings, findReadingTimes, type OfferReading, type ReadingTime } from './reading.store.ts';
import { fieldsHash } from './fields-hash.ts';
import type { ShownOffer } from './joint-price.ts';
import { projectOffer, statedPrice } from './offer-projection.ts';
import type { OfferShop } from './offer.ts';

/** A grabber saw an offer that others read as well. */
export type JointSighting = {
  offerId: string;
  grabberId: string | null;
  at: Date;
  /** What it says from now on; absent when it says the same as before. */
  says?: { fields: RawOffer; snapshotId: string; snapshotAt: Date };
};

/**
 * What joint offers show after these sightings, by offer. Left out are those that go on as they were because nobody said anything new
 * and the sightings stand to each other as before: of them the long fields are not even read.
 */
export async function joinSightings(
  tx: Tx,
  shop: OfferShop,
  sightings: readonly JointSighting[],
): Promise<Map<string, ShownOffer>> {
  const times = await findReadingTimes(
    tx,
    sightings.map(({ offerId }) => offerId),
  );
  const moving = sightings.filter((sighting) => mayMove(sighting, times.get(sighting.offerId) ?? []));
  const readings = await findReadings(
    tx,
    moving.map(({ offerId }) => offerId),
  );
  return new Map(
    moving.flatMap((sighting) => {
      const before = readings.get(sighting.offerId) ?? [];
      const after = withSighting(before, sighting);
      return after.length === 0 ? [] : [[sighting.offerId, shownBetween(before, after, shop)] as const];
    }),
  );
}

/**
 * What joint offers show when one grabber no longer holds them; those that nobody else holds are left out. One that is `gone` by the
 * word of the shop is not held by a feed whose last whole reading had no row of it.
 */
export async function joinWithout(
  tx: Tx,
  shop: OfferShop,
  grabberId: string,
  offerIds: readonly string[],
  gone: ReadonlySet<string>,
): Promise<Map<string, ShownOffer>> {
  const readings = await findReadings(tx, offerIds);
  return new Map(
    [...readings].flatMap(([offerId, before]) => {
      const after = before.filter(
        (reading) => reading.grabberId !== grabberId && !(reading.isUnlisted && gone.has(offerId)),
      );
      return after.length === 0 ? [] : [[offerId, shownBetween(before, after, shop)] as const];
    }),
  );
}

function mayMove({ grabberId, at, says }: JointSighting, times: readonly ReadingTime[]): boolean {
  const before = times.map(({ seenAt }) => seenAt);
  const after = times.map((time) => (time.grabberId === grabberId ? Math.max(time.seenAt, at.getTime()) : time.seenAt));
  return says !== undefined || !hasSameRecency(before, after);
}

function withSighting(
  before: readonly OfferReading[],
  { offerId, grabberId, at, says }: JointSighting,
): OfferReading[] {
  const own = before.find((reading) => !reading.isOwn && reading.grabberId === grabberId);
  const others = before.filter((reading) => reading !== own);
  const seenAt = Math.max(own?.seenAt ?? 0, at.getTime());
  if (says !== undefined) {
    const since = says.snapshotAt.getTime();
    return [...others, { ...says, offerId, grabberId, since, seenAt, isUnlisted: false, isOwn: false }];
  }
  return own === undefined ? others : [...others, { ...own, seenAt }];
}

/** What an offer shows by the readings after a change of them; there must be one. */
export function shownBetween(
  before: readonly OfferReading[],
  after: readonly OfferReading[],
  shop: OfferShop,
): ShownOffer {
  const merged: MergedOffer<OfferReading> = mergeReadings(after);
  const price = statedPrice(merged.fields, shop);
  const isChanged = before.length === 0 || fieldsHash(mergeReadings(before).fields) !== fieldsHash(merged.fields);
  return { projection: projectOffer(merged.fields, price), price, leader: merged.leader, isChanged };
}
