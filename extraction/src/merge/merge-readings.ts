import type { ExtractionMethod, Field, PriceValue, RawOffer } from '@quarry/contracts/offers';

/** What one source says of an offer; times in milliseconds since 1970. */
export type Reading = {
  fields: RawOffer;
  /** Since when it says so. */
  since: number;
  /** When it was last seen to say so. */
  seenAt: number;
};

/** Two sources that were both seen lately and name different prices. */
export type PriceDisagreement<From extends Reading> = { given: From; other: From };

export type MergedOffer<From extends Reading> = {
  fields: RawOffer;
  /** The reading that each field was taken from. */
  givenBy: ReadonlyMap<keyof RawOffer, From>;
  /** The reading that gives the price; where none does, the name. */
  leader: From;
  disagreement: PriceDisagreement<From> | null;
};

type FieldName = keyof RawOffer;

const trust: readonly ExtractionMethod[] = [
  'feed',
  'json-ld',
  'microdata',
  'rdfa',
  'meta',
  'selector',
  'person',
  'catalogue',
];
/** Of what moves, a better method wins only over what was seen within a day of it. */
const freshForMs = 24 * 60 * 60 * 1000;
/** They belong to the price they stand beside: a list price of another source would make a reduction that nobody stated. */
const besidePrice: readonly FieldName[] = ['listPrice', 'unitPrice', 'priceValidUntil'];
const priceFields = new Set<FieldName>(['price', 'lowPrice', 'highPrice', ...besidePrice]);
const movingFields = new Set<FieldName>(['shippingPrice', 'recurringPrice', 'availability']);

/**
 * One offer out of what several sources say of it (at least one). The better method wins for each field: feed, JSON-LD, microdata,
 * RDFa, meta tags, selectors; of two equal ones what was said last. Prices, shipping and availability come from what was seen
 * within a day of the latest sighting, so that a feed that stopped does not outweigh a page read today. A price or availability that
 * people state holds whatever was read, and whenever; the rest of what they state, or took over, stands in where nothing was read.
 */
export function mergeReadings<From extends Reading>(readings: readonly From[]): MergedOffer<From> {
  const [only, ...others] = readings;
  if (only === undefined) throw new Error('There is nothing to merge.');
  const givenBy = new Map<FieldName, From>();
  const take = (name: FieldName, from: From | undefined): void => {
    if (from?.fields[name] !== undefined) givenBy.set(name, from);
  };
  for (const name of new Set(readings.flatMap(({ fields }) => Object.keys(fields) as FieldName[]))) {
    if (priceFields.has(name)) continue;
    const given = stating(readings, name);
    take(name, movingFields.has(name) ? (statedByPeople(given, name) ?? best(name, fresh(given))) : best(name, given));
  }
  const typed = statedByPeople(readings, 'price');
  const priced = fresh(
    readings.filter(
      (reading) => reading !== typed && (reading.fields.price ?? reading.fields.lowPrice ?? reading.fields.highPrice),
    ),
  );
  const giver = typed ?? best('price', stating(priced, 'price')) ?? best('lowPrice', priced) ?? priced[0];
  const agreeing = priced.filter((reading) => reading !== giver && giver !== undefined && isSamePrice(reading, giver));
  for (const name of priceFields) take(name, giver);
  for (const name of besidePrice) if (!givenBy.has(name)) take(name, best(name, stating(agreeing, name)));
  const leader = giver ?? givenBy.get('name') ?? only;
  return {
    fields: others.length === 0 ? only.fields : fieldsOf(givenBy),
    givenBy,
    leader,
    disagreement: disagreementOf(giver, priced),
  };
}

/**
 * Whether sightings stand to each other as before: then the merge of what did not change gives what it gave. Takes the times of the
 * same sources before and after, in the same order.
 */
export function hasSameRecency(before: readonly number[], after: readonly number[]): boolean {
  const order = (times: readonly number[], left: number, right: number): number => {
    const apart = (times[left] ?? 0) - (times[right] ?? 0);
    return Math.abs(apart) <= freshForMs ? 0 : Math.sign(apart);
  };
  return before.every((_, right) =>
    before.slice(0, right).every((__, left) => order(before, left, right) === order(after, left, right)),
  );
}

function stating<From extends Reading>(readings: readonly From[], name: FieldName): From[] {
  return readings.filter(({ fields }) => fields[name] !== undefined);
}

function statedByPeople<From extends Reading>(readings: readonly From[], name: FieldName): From | undefined {
  return readings.find(({ fields }) => fields[name]?.method === 'person');
}

function fresh<From extends Reading>(readings: readonly From[]): From[] {
  const latest = Math.max(...readings.map(({ seenAt }) => seenAt));
  return readings.filter(({ seenAt }) => latest - seenAt <= freshForMs);
}

function best<From extends Reading>(name: FieldName, readings: readonly From[]): From | undefined {
  const rank = ({ fields }: From): number => {
    const { method = 'selector', isTakenOver = false } = fields[name] ?? {};
    return isTakenOver ? trust.length : trust.indexOf(method);
  };
  return readings.toSorted((left, right) => rank(left) - rank(right) || right.since - left.since)[0];
}

function fieldsOf(givenBy: ReadonlyMap<FieldName, Reading>): RawOffer {
  return Object.fromEntries([...givenBy].map(([name, { fields }]) => [name, fields[name]]));
}

function disagreementOf<From extends Reading>(
  given: From | undefined,
  priced: readonly From[],
): PriceDisagreement<From> | null {
  if (given?.fields.price === undefined) return null;
  const other = best(
    'price',
    stating(priced, 'price').filter((reading) => !isSamePrice(reading, given)),
  );
  return other === undefined ? null : { given, other };
}

function isSamePrice(left: Reading, right: Reading): boolean {
  const of = ({ fields }: Reading): Field<PriceValue> | undefined => fields.price;
  const [one, two] = [of(left)?.value, of(right)?.value];
  if (one === undefined || two === undefined) return false;
  const isSameCurrency = one.currency === null || two.currency === null || one.currency === two.currency;
  return isSameCurrency && Number(one.amount) === Number(two.amount);
}
