import {
  type FigureDimension,
  figureDimensions,
  isInTime,
  isState,
  type Measure,
  measureDefinitions,
  measures,
  type PeriodComparison,
  periodComparisons,
  type PeriodKind,
  periodKinds,
  type ReportKey,
  reports,
} from '@quarry/contracts/analytics';
import { filterValues, type ListSearch } from '../../ui/routing/index.ts';
import type { FiguresInput } from '../../ui/measures/index.ts';

/** What a report is asked, as its address says it. */
export type ReportQuestion = {
  report: ReportKey;
  period: PeriodKind;
  from: string;
  until: string;
  compare: PeriodComparison | null;
  by: FigureDimension;
  /** The measure that is drawn. */
  measure: Measure;
  /** All that are shown as cards: those that are counted so. */
  measures: readonly Measure[];
  shopId: readonly string[];
  channelId: readonly string[];
  brandId: readonly string[];
  currency: readonly string[];
};

/** Whether a report of that name is built. */
export function isReport(name: unknown): name is ReportKey {
  return reports.some((report) => report === name);
}

/** What stands in an address for no comparison: the previous period is compared with unless it says so. */
export const noComparison = 'NONE' as const;

/** Of each report the measures that say most, the first of them first. */
export const mainMeasures: Readonly<Record<ReportKey, readonly Measure[]>> = {
  sales: ['REVENUE', 'NET_SALES', 'ORDERS', 'AVERAGE_ORDER'],
  channels: ['LISTINGS_LISTED', 'LISTINGS_REFUSED', 'LISTINGS_SCHEDULED', 'LISTINGS_OFF'],
  position: ['UNDERCUT_OFFERS', 'CHEAPEST_OFFERS', 'PRICE_DISTANCE', 'COMPARED_OFFERS'],
  quality: ['COMPLETENESS', 'PRODUCTS', 'COMPLETE_PRODUCTS', 'MISSING_VALUES'],
  sources: ['FRESHNESS', 'COVERAGE', 'CRAWL_ERRORS', 'CRAWLED_BYTES'],
  review: ['PROPOSALS_WAITING', 'PROPOSALS_DECIDED'],
  comments: ['COMMENTS_WAITING', 'COMMENTS', 'RATING'],
};

/** The measures of a report that a person may see, the main ones first. */
export function measuresOf(report: ReportKey, mayRead: (measure: Measure) => boolean): Measure[] {
  const main = mainMeasures[report];
  const own = measures.filter((measure) => measureDefinitions[measure].report === report);
  return [...main, ...own.filter((measure) => !main.includes(measure))].filter(mayRead);
}

/** Whether they are states as they are now, which no period changes. */
export function isOfNow(all: readonly Measure[], by: FigureDimension): boolean {
  return all.every(isState) && !isInTime(by);
}

/** Dimensions that some measure of the report is counted by. */
export function dimensionsOf(all: readonly Measure[]): FigureDimension[] {
  return figureDimensions.filter((by) => all.some((measure) => measureDefinitions[measure].dimensions.includes(by)));
}

/** The dimension that a report begins with, where it is not the day. */
const usualDimension: Partial<Record<ReportKey, FigureDimension>> = {
  channels: 'CHANNEL',
  position: 'SHOP',
  quality: 'BRAND',
  sources: 'SHOP',
  comments: 'PRODUCT',
};

/** Reads a question out of an address; what it does not say, or says wrongly, is as it is at first. */
export function questionOf(
  report: ReportKey,
  search: ListSearch,
  readable: readonly Measure[],
  dimensions: readonly FigureDimension[],
): ReportQuestion {
  const one = <Value extends string>(field: string, values: readonly Value[]) =>
    values.find((value) => filterValues(search, field)[0] === value);
  const period = one('period', periodKinds) ?? 'LAST_28_DAYS';
  const usual = usualDimension[report] ?? (period === 'LAST_YEAR' ? 'MONTH' : 'DAY');
  const by = one('by', dimensions) ?? (dimensions.includes(usual) ? usual : (dimensions.at(-1) ?? 'NONE'));
  const brandId = filterValues(search, 'brandId');
  const counted = readable.filter((measure) => {
    const { dimensions } = measureDefinitions[measure];
    return dimensions.includes(by) && (brandId.length === 0 || dimensions.includes('BRAND'));
  });
  const isCompared = filterValues(search, 'compare')[0] !== noComparison;
  return {
    report,
    period,
    from: filterValues(search, 'from')[0] ?? '',
    until: filterValues(search, 'until')[0] ?? '',
    compare: isCompared && !readable.every(isState) ? (one('compare', periodComparisons) ?? 'PREVIOUS') : null,
    by,
    measure: counted.find((measure) => measure === search.measure) ?? counted[0] ?? readable[0] ?? 'ORDERS',
    measures: counted,
    shopId: filterValues(search, 'shopId'),
    channelId: filterValues(search, 'channelId'),
    brandId,
    currency: filterValues(search, 'currency'),
  };
}

/** The question as the server takes it. */
export function inputOf(question: ReportQuestion): FiguresInput {
  const { period, from, until, compare, by, measures: asked, shopId, channelId, brandId, currency } = question;
  return {
    measures: [...asked],
    period: period === 'CUSTOM' ? { kind: period, from: from || null, until: until || null } : { kind: period },
    compare,
    by,
    shopId: [...shopId],
    channelId: [...channelId],
    brandId: [...brandId],
    currency: [...currency],
  };
}
