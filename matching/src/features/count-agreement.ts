import type { OfferProfile } from '../profile/profile.ts';
import type { Pack } from '../text/packs.ts';
import { packAgreement, type Agreement } from './agreement.ts';

/** How the counts of two offers agree; `packs` are those of either side once the other told what a bare row means. */
export type CountComparison = { packs: readonly [Pack, Pack]; pack: Agreement; pieces: Agreement; washes: Agreement };

/** Compares packs, pieces and washes; "2 x 3 pieces" are 6 pieces. */
export function compareCounts(a: OfferProfile, b: OfferProfile): CountComparison {
  const left = packBeside(a.pack, b);
  const right = packBeside(b.pack, a);
  const pieces = countAgreement(left.pieces, right.pieces, left, right);
  const washes = countAgreement(left.washes, right.washes, left, right);
  const isTold = pieces !== 0 || washes !== 0;
  const pack = packAgreement(left, right);
  return { packs: [left, right], pack: isTold ? afterCounts(pack, left, right) : pack, pieces, washes };
}

/** "6x330" is a pack of 6 beside "6 x 330 ml", a pack of 6 or beside 330 of anything; otherwise a row of measures. */
function packBeside(pack: Pack, other: OfferProfile): Pack {
  if (pack.pack !== undefined || pack.bare === undefined) return pack;
  const isRowThere = other.rows.length > 0;
  const bare = pack.bare.find(([count, each]) => {
    if (isRowThere) return false;
    if (other.pack.pack !== undefined) return other.pack.pack === count || isAmount(each, other);
    return isAmount(each, other);
  });
  return bare === undefined ? pack : { ...pack, pack: bare[0] };
}

function isAmount(each: number, { quantities, pack }: OfferProfile): boolean {
  return (
    pack.pieces === each || quantities.some(({ dimension, value }) => dimension !== 'length' && sameDigits(value, each))
  );
}

function sameDigits(value: number, each: number): boolean {
  return [1, 10, 100, 1000].some((factor) => value === each * factor);
}

function countAgreement(one: number | undefined, other: number | undefined, left: Pack, right: Pack): Agreement {
  if (one === undefined || other === undefined) return 0;
  if (one === other) return 1;
  const [times, otherTimes] = [left.pack ?? 1, right.pack ?? 1];
  return one * times === other || other * otherTimes === one || one * times === other * otherTimes ? 1 : -1;
}

/** Counts that were compared themselves leave to the pack only what both sides say of it. */
function afterCounts(pack: Agreement, left: Pack, right: Pack): Agreement {
  if (left.pack !== undefined && right.pack !== undefined) return pack;
  const stated = left.pack ?? right.pack;
  const isOnlyPart = left.pieces === right.pieces && left.washes === right.washes;
  return stated !== undefined && stated > 1 && isOnlyPart ? pack : 0;
}
