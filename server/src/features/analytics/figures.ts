import type { Subject } from '@quarry/contracts/access';
import {
  comparedDays,
  type Days,
  daysOfPeriod,
  figureLimits,
  type FiguresQuestion,
  dimensionRights,
  isInTime,
  isOfGoods,
  isState,
  keysOfPeriod,
  type Measure,
  type ReportKey,
  measureDefinitions,
  placeOfCompared,
} from '@quarry/contracts/analytics';
import { authorize } from '../../platform/auth/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import { countComments } from './comment-figures.store.ts';
import { countListingStates } from './listing-figures.store.ts';
import { countPositions } from './position-figures.store.ts';
import { countQuality } from './quality-figures.store.ts';
import { countReview } from './review-figures.store.ts';
import { findLabels, findOwnZones, sumSales, sumSoldGoods } from './sales-figures.store.ts';
import { findStates } from './state-day.store.ts';
import { recordedSums } from './state-days.ts';
import type { SalesMeasure } from './sales-measures.ts';
import { countSourceOffers, sumCrawlRuns } from './source-figures.store.ts';

/** The sums that the values of a row are made of. */
type Sums = Readonly<Record<string, number>>;
type Value = (sums: Sums) => number | null;

const column =
  (name: SalesMeasure): Value =>
  (sums) =>
    sums[name] ?? 0;

/** Half away from zero. */
function divided(amount: number, by: number): number {
  return Math.sign(amount) * Math.round(Math.abs(amount) / by);
}

const sum =
  (name: string): Value =>
  (sums) =>
    sums[name] ?? 0;

/** In parts in a million; null of nothing. */
const shareOf =
  (part: string, whole: string): Value =>
  (sums) =>
    sums[whole] ? divided((sums[part] ?? 0) * wholePpm, sums[whole]) : null;

const ppmOfPercent = 10_000;
const wholePpm = 1_000_000;

/** Each measure from the sums of its rows. */
const valueOf: Readonly<Record<Measure, Value>> = {
  ORDERS: column('orders'),
  GROSS_SALES: column('gross_minor'),
  NET_SALES: column('net_minor'),
  TAX: column('tax_minor'),
  DISCOUNTS: column('discount_minor'),
  REFUNDS: column('refund_gross_minor'),
  REVENUE: (sums) => (sums['net_minor'] ?? 0) - (sums['sold_refund_net_minor'] ?? 0),
  AVERAGE_ORDER: (sums) => (sums['orders'] ? divided(sums['net_minor'] ?? 0, sums['orders']) : null),
  UNITS: column('units'),
  NEW_CUSTOMERS: column('first_orders'),
  CAPTURED: column('captured_minor'),
  PRODUCTS: sum('products'),
  COMPLETE_PRODUCTS: sum('complete'),
  COMPLETENESS: (sums) => (sums['counted'] ? divided((sums['percent'] ?? 0) * ppmOfPercent, sums['counted']) : null),
  MISSING_VALUES: sum('missing'),
  COMMENTS: sum('comments'),
  COMMENTS_WAITING: sum('waiting'),
  RATING: shareOf('stars', 'rated'),
  PROPOSALS_WAITING: sum('waiting'),
  PROPOSALS_DECIDED: sum('decided'),
  OFFERS: sum('offers'),
  FRESH_OFFERS: sum('fresh'),
  FRESHNESS: shareOf('fresh', 'offers'),
  MATCHED_OFFERS: sum('matched'),
  COVERAGE: shareOf('matched', 'offers'),
  CRAWL_ERRORS: sum('errors'),
  CRAWLED_BYTES: sum('bytes'),
  COMPARED_OFFERS: sum('compared'),
  CHEAPEST_OFFERS: sum('cheapest'),
  EQUAL_OFFERS: sum('equal'),
  UNDERCUT_OFFERS: sum('undercut'),
  PRICE_DISTANCE: (sums) => (sums['measured'] ? divided(sums['distance'] ?? 0, sums['measured']) : null),
  LISTINGS_LISTED: sum('listed'),
  LISTINGS_REFUSED: sum('refused'),
  LISTINGS_SCHEDULED: sum('scheduled'),
  LISTINGS_OFF: sum('off'),
};

export type FormedFigures = Days & {
  comparedFrom: string | null;
  comparedUntil: string | null;
  recordedFrom: string | null;
  at: Date;
  toCount: number;
  isCut: boolean;
  rows: FormedRow[];
  totals: FormedRow[];
};
type FormedRow = {
  key: string;
  label: string;
  currency: string | null;
  values: { value: number | null; compared: number | null }[];
};

/** Who asks, and by what. */
type Asking = Pick<RequestContext, 'actor' | 'deps'>;

/** Rows by currency and key, with the sums of each period. */
type Gathered = Map<string | null, Map<string, Sums[]>>;

/** Figures as they are at this moment, for who may read what they are counted from. */
export async function formFigures(context: Asking, question: FiguresQuestion): Promise<FormedFigures> {
  const { actor, deps } = context;
  const { by, measures, period, compare, shopId } = question;
  const rights = measures.flatMap((measure) => measureDefinitions[measure].rights);
  authorize(actor, 'read', 'Analytics');
  for (const [action, subject] of [...rights, ...(dimensionRights[by] ?? [])]) authorize(actor, action, subject);
  const subjects: Subject[] = [...new Set<Subject>(['Analytics', ...rights.map(([, subject]) => subject)])];

  const now = deps.clock.now();
  const days = daysOfPeriod(period, now, await findOwnZones(deps.db, actor, subjects, shopId));
  const compared = measures.every(isState) ? null : compare && comparedDays(period, days, compare);
  const isAmount = measures.some((measure) => measureDefinitions[measure].unit === 'amount');
  const asked = {
    actor,
    subjects,
    by,
    periods: compared ? [days, compared] : [days],
    shopIds: shopId,
    channelIds: question.channelId,
    brandIds: question.brandId,
    currencies: question.currency,
  };
  const report = reportOf(question);
  const isTime = isInTime(by);
  const { rows: counted, toCount } =
    report !== 'sales'
      ? { rows: await counters[report](context, question, asked.periods), toCount: 0 }
      : isOfGoods(question)
        ? await ofGoods(context, asked)
        : await sumSales(deps.db, asked);
  const states = await statesOf(context, question, days);
  const gathered = gather([...counted, ...states.rows], { by, days, compared, isAmount });
  if (gathered.size === 0 && !isAmount) gathered.set(null, new Map());

  const values = ([sums = {}, before = {}]: readonly Sums[], states: Sums | null = sums) =>
    measures.map((measure) => ({
      value: isState(measure) ? states && valueOf[measure](states) : valueOf[measure](sums),
      compared: compared && !isState(measure) ? valueOf[measure](before) : null,
    }));
  const keys = keysOfRows(gathered, { by, days, first: valueOf[measures[0] ?? 'ORDERS'] });
  const labels = await findLabels(deps.db, by, keys.shown);
  const rows = [...gathered].flatMap(([currency, ofCurrency]) =>
    keys.shown.flatMap((key) => {
      const sums = ofCurrency.get(key);
      if (!sums && !isTime && by !== 'NONE') return [];
      return [
        {
          key,
          label: labels.get(key) ?? '',
          currency,
          values: values(sums ?? [], isTime && !sums?.[0]?.[recorded] ? null : undefined),
        },
      ];
    }),
  );
  const totals = [...gathered].map(([currency, ofCurrency]) => ({
    key: '',
    label: '',
    currency,
    values: values(
      [0, 1].map((at) => added([...ofCurrency.values()].map((sums) => sums[at] ?? {}))),
      // The sum of several days is no state, and what several shops undercut is one offer.
      isTime || by === 'RIVAL' ? (ofCurrency.get('')?.[0] ?? {}) : undefined,
    ),
  }));
  return {
    ...days,
    comparedFrom: compared?.from ?? null,
    comparedUntil: compared?.until ?? null,
    recordedFrom: states.recordedFrom,
    at: now,
    toCount,
    isCut: keys.isCut,
    rows,
    totals,
  };
}

type Found = { period: number; key: string; currency: string; sums: Sums };

const found = (key: string, sums: Sums, period = 0): Found => ({ period, key, currency: '', sums });

type Counter = (asking: Asking, question: FiguresQuestion, periods: readonly Days[]) => Promise<Found[]>;

/** What each report is counted by, from rows; sales are counted beforehand. */
const counters: Readonly<Record<Exclude<ReportKey, 'sales'>, Counter>> = {
  quality: async ({ actor, deps }, { by, shopId, brandId }) => {
    const asked = { actor, by, shopIds: shopId, brandIds: brandId, now: deps.clock.now() };
    return (await countQuality(deps.db, asked)).map(({ key, ...sums }) => found(key, sums));
  },
  comments: async ({ actor, deps }, question) =>
    (await countComments(deps.db, actor, question, deps.clock.now())).map(({ key, ...sums }) => found(key, sums)),
  channels: async ({ actor, deps }, question) =>
    (await countListingStates(deps.db, actor, question, deps.clock.now())).map(({ key, ...sums }) => found(key, sums)),
  position: async ({ actor, deps }, question) =>
    (await countPositions(deps.db, actor, question, deps.clock.now())).map(({ key, ...sums }) => found(key, sums)),
  review: async ({ actor, deps }, question, periods) => {
    const rows = await countReview(deps.db, actor, question, periods, deps.clock.now());
    return rows.map(({ period, key, ...sums }) => found(key, sums, period));
  },
  sources: async ({ actor, deps }, question, periods) => {
    const now = deps.clock.now();
    const isAsked = (time: string) => question.measures.some((measure) => measureDefinitions[measure].time === time);
    const offers = isAsked('now') ? await countSourceOffers(deps.db, actor, question, now) : [];
    const runs = isAsked('requested') ? await sumCrawlRuns(deps.db, actor, question, periods, now) : [];
    return [
      ...offers.map(({ key, ...sums }) => found(key, sums)),
      ...runs.map(({ period, key, ...sums }) => found(key, sums, period)),
    ];
  },
};

/** Marks the sums of a day or month of which states were recorded. */
const recorded = 'recorded';

const subjectOfStates = {
  quality: 'Product',
  channels: 'Channel',
  position: 'Offer',
  sources: 'Offer',
  review: 'Proposal',
  comments: 'Comment',
} as const satisfies Record<Exclude<ReportKey, 'sales'>, Subject>;

function reportOf({ measures }: FiguresQuestion): ReportKey {
  return measureDefinitions[measures[0] ?? 'ORDERS'].report;
}

/** What was recorded of states that are asked for by day or month. */
async function statesOf({ actor, deps }: Asking, question: FiguresQuestion, days: Days) {
  const report = reportOf(question);
  const { by, measures, shopId: shopIds } = question;
  if (report === 'sales' || !isInTime(by) || !measures.some(isState)) return { rows: [], recordedFrom: null };
  const states = await findStates(deps.db, {
    actor,
    subject: subjectOfStates[report],
    measures: [...new Set(Object.values(recordedSums[report]))],
    by,
    shopIds,
    days,
  });
  const rows = states.rows.map(({ key, sums }) => found(key, { ...sums, [recorded]: 1 }));
  return { rows, recordedFrom: states.recordedFrom };
}

/** What was sold by product, and beside it what names none in the catalogue, so that all of it is there: shipping, fees, lines of other SKUs. */
async function ofGoods({ deps }: Asking, asked: Parameters<typeof sumSoldGoods>[1]) {
  const { rows, toCount } = await sumSoldGoods(deps.db, asked);
  const goods = rows.map(({ period, key, currency, units, netMinor }): Found => ({
    period,
    key,
    currency,
    sums: { units, net_minor: netMinor },
  }));
  // What names no product has no brand.
  if (asked.brandIds !== null) return { toCount, rows: goods };
  const all = await sumSales(deps.db, { ...asked, by: 'NONE' });
  return { toCount: Math.max(toCount, all.toCount), rows: [...goods, ...restOf(all.rows, goods)] };
}

function restOf(all: readonly Found[], named: readonly Found[]): Found[] {
  return all.map(({ period, currency, sums }) => {
    const its = added(named.filter((one) => one.period === period && one.currency === currency).map((one) => one.sums));
    const left = (name: string) => (sums[name] ?? 0) - (its[name] ?? 0);
    return { period, key: 'none', currency, sums: { units: left('units'), net_minor: left('net_minor') } };
  });
}

type Place = { by: FiguresQuestion['by']; days: Days; compared: Days | null; isAmount: boolean };

/** Currencies in their order, keys as they came; a compared day or month stands where the one of the period does. */
function gather(found: readonly Found[], { by, days, compared, isAmount }: Place): Gathered {
  const gathered: Gathered = new Map();
  for (const row of found.toSorted((one, other) => (one.currency < other.currency ? -1 : 1))) {
    const key = row.period === 1 && isInTime(by) && compared ? placeOfCompared(row.key, by, days, compared) : row.key;
    const currency = isAmount ? row.currency : null;
    const ofCurrency = gathered.get(currency) ?? new Map<string, Sums[]>();
    gathered.set(currency, ofCurrency);
    const sums = ofCurrency.get(key) ?? [{}, {}];
    sums[row.period] = added([sums[row.period] ?? {}, row.sums]);
    ofCurrency.set(key, sums);
  }
  return gathered;
}

function added(all: readonly Sums[]): Sums {
  const total: Record<string, number> = {};
  for (const sums of all) {
    for (const [name, value] of Object.entries(sums)) total[name] = (total[name] ?? 0) + value;
  }
  return total;
}

/** All days or months of the period, else what there is most of by the first measure. */
function keysOfRows(
  gathered: Gathered,
  { by, days, first }: { by: FiguresQuestion['by']; days: Days; first: Value },
): { shown: string[]; isCut: boolean } {
  const most = figureLimits.keys;
  if (by === 'NONE') return { shown: [''], isCut: false };
  if (by === 'DAY' || by === 'MONTH') {
    const keys = keysOfPeriod(days, by, most + 1);
    return { shown: keys.slice(-most), isCut: keys.length > most };
  }
  const largest = new Map<string, number>();
  for (const ofCurrency of gathered.values()) {
    for (const [key, sums] of ofCurrency)
      largest.set(key, Math.max(largest.get(key) ?? -Infinity, first(sums[0] ?? {}) ?? -Infinity));
  }
  largest.delete('');
  const keys = [...largest].toSorted(([key, value], [other, its]) => its - value || (key < other ? -1 : 1));
  return { shown: keys.slice(0, most).map(([key]) => key), isCut: keys.length > most };
}
