import { measureDefinitions } from '@quarry/contracts/analytics';
import type { FigureCode } from '@quarry/contracts/dashboard';
import { type Actor, may, scopeCondition } from '../../platform/auth/index.ts';
import { findStuckEvents } from '../../platform/events/index.ts';
import { findTablesWithoutNextMonth } from '../../platform/partitions/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { findCompleteProducts } from '../analytics/index.ts';
import { countRefusedSeals } from '../audit/index.ts';
import { readableProposals } from '../excavators/index.ts';
import { type Break, findBreaks } from '../grabbers/index.ts';
import { countUnusableSettings } from '../settings/index.ts';
import {
  type Counted,
  type CountedLists,
  countedProducts,
  countOf,
  countTroubledRuns,
  oldestOf,
  troubledStates,
} from './dashboard-counts.ts';
import { countReceived, findReceivedDays } from './received-figures.ts';
import { findSalesFigures } from './sales-figures.ts';
import { findSellingNeeds } from './selling-needs.ts';
import {
  type DayMoves,
  type Figure,
  type FigureOrder,
  type Need,
  orderCodes,
  seriesBackwards,
  seriesDays,
  seriesOfAmounts,
  shownCodes,
  shownFigures,
  weekAgo,
} from './dashboard.ts';
import { arrivals, coverageByDay, pagesFetched, proposalMoves } from './dashboard.store.ts';

const dayMs = 86_400_000;
/** What fails for so long does not heal by itself. */
const stuckAfterMs = 3_600_000;

/** A grabber is in trouble since its last run showed it, whenever it was edited. */
const lastRunEnded =
  '(select coalesce(r.finished_at, r.started_at, r.requested_at) from grab_run r where r.id = g.last_run_id)';

/** What needs the reader, most urgent first; what they may not read does not concern them. */
export async function findNeeds({ db, clock, settings }: Deps, actor: Actor, lists: CountedLists): Promise<Need[]> {
  const counted = async (code: string, list: Counted, oldestColumn: string): Promise<Need> => {
    const count = await countOf(db, list);
    const oldestAt = count > 0 ? await oldestOf(db, list, oldestColumn) : null;
    return { code, count, target: list.target, places: [], oldestAt };
  };
  const system = may(actor, 'manage', 'all')
    ? [failingEvents({ db, clock }), refusedSeals({ db }), missingPartitions({ db, clock })]
    : [];
  const catalogue = [
    ...(may(actor, 'read', 'Crawler') ? [troubledRuns({ db, clock }, actor)] : []),
    ...(may(actor, 'read', 'Grabber')
      ? [
          counted('grabbers_broken', lists.brokenGrabbers, lastRunEnded),
          counted('grabbers_in_trouble', lists.troubledGrabbers, lastRunEnded),
        ]
      : []),
    ...(may(actor, 'read', 'Offer')
      ? [
          counted('suspect_prices', lists.suspectOffers, 'o.last_changed_at'),
          counted('quarantined_offers', lists.quarantinedOffers, 'o.last_changed_at'),
        ]
      : []),
    ...(may(actor, 'read', 'Proposal')
      ? [
          counted('proposals_waiting', lists.waitingProposals, 'p.created_at'),
          counted('checks_due', lists.dueChecks, 'p.decided_at'),
        ]
      : []),
    ...(may(actor, 'update', 'Setting') ? [unusableSettings({ settings })] : []),
    // Whether a shop of others has a source is not known to anyone who manages a few.
    ...(may(actor, 'create', 'Crawler', {})
      ? [counted('shops_without_source', lists.shopsWithoutSource, 's.created_at')]
      : []),
  ];
  const needs = await Promise.all([...system, findSellingNeeds({ db, clock }, actor, lists), ...catalogue]);
  return needs.flat().filter(({ count }) => count > 0);
}

const mostBreaks = 3;

/** The newest breaks of grabbers that the reader may read, each with where it began. */
export function breaksOf({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Break[]> {
  if (!may(actor, 'read', 'Grabber')) return Promise.resolve([]);
  return findBreaks(db, scopeCondition(actor, 'read', 'Grabber', { shopId: 'g.shop_id' }), mostBreaks);
}

/** Settings whose stored value no longer fits their rule. */
async function unusableSettings(deps: Pick<Deps, 'settings'>): Promise<Need> {
  const count = await countUnusableSettings(deps);
  return { code: 'settings_unusable', count, target: { list: 'settings', filter: {} }, places: [], oldestAt: null };
}

/** Each consumer shows at /jobs what it fails with. */
async function failingEvents({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Need> {
  const { count, since } = await findStuckEvents(db, new Date(clock.now().getTime() - stuckAfterMs));
  return { code: 'events_failing', count, target: { list: 'jobs', filter: {} }, places: [], oldestAt: since };
}

/** Changes that no block could take up: the trail proves nothing of them. */
async function refusedSeals({ db }: Pick<Deps, 'db'>): Promise<Need> {
  const { count, since } = await countRefusedSeals(db);
  return { code: 'changes_unsealed', count, target: { list: 'auditTrail', filter: {} }, places: [], oldestAt: since };
}

/** A worker makes them ahead; without one, fetches and snapshots fall into the default partitions. */
async function missingPartitions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Need> {
  const tables = await findTablesWithoutNextMonth(db, clock.now());
  return {
    code: 'partitions_missing',
    count: tables.length,
    target: { list: 'jobs', filter: {} },
    places: [],
    oldestAt: null,
  };
}

async function troubledRuns({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<Need> {
  const count = await countTroubledRuns(db, actor, clock.now());
  return {
    code: 'runs_in_trouble',
    count,
    target: { list: 'crawlRuns', filter: { state: troubledStates } },
    places: [],
    oldestAt: null,
  };
}

const ofWeek = { currency: null, span: 'WEEK' } as const;

/** What the reader may choose among, in the order of their role, and what stands on their dashboard. */
export async function findFigures(
  deps: Deps,
  actor: Actor,
  lists: CountedLists,
  chosen: readonly string[] | null,
): Promise<{ offered: FigureCode[]; shown: Figure[] }> {
  const [sales, catalogue, days] = await Promise.all([
    findSalesFigures(deps, actor),
    findCatalogueFigures(deps, actor, lists),
    findReceivedDays(deps, actor),
  ]);
  const known = [...sales, ...catalogue];
  const states: FigureCode[] = may(actor, 'read', 'Product') ? ['complete_products'] : [];
  const offered = orderCodes([...known.map(({ code }) => code), ...states, ...days.keys()], orderOf(actor));
  const shown = shownCodes(offered, chosen, known);
  // Counted only where they are shown: most roles have six others.
  const further = await Promise.all([
    countReceived(deps, actor, new Map([...days].filter(([code]) => shown.includes(code)))),
    ...(shown.includes('complete_products') ? [completeProducts(deps, actor)] : []),
  ]);
  return { offered, shown: shownFigures([...known, ...further.flat()], shown, chosen) };
}

function orderOf(actor: Actor): FigureOrder {
  if (may(actor, 'manage', 'all')) return 'operator';
  if (!may(actor, 'update', 'Order')) return 'catalogue';
  return may(actor, 'read', 'Analytics') ? 'seller' : 'support';
}

/** Followed by what was recorded as each day ended; its past is not known to who reads some products only. */
async function completeProducts({ db, clock }: Deps, actor: Actor): Promise<Figure[]> {
  const now = clock.now();
  const list = countedProducts(actor, measureDefinitions.COMPLETE_PRODUCTS.list?.filter ?? {}, now);
  const [value, recorded] = await Promise.all([
    countOf(db, list),
    findCompleteProducts(db, actor, now, seriesDays - 1),
  ]);
  const series = recorded.length === 0 ? [] : [...recorded, value];
  return [{ code: 'complete_products', value, before: weekAgo(series), series, target: list.target, ...ofWeek }];
}

async function findCatalogueFigures({ db, clock }: Deps, actor: Actor, lists: CountedLists): Promise<Figure[]> {
  const now = clock.now();
  const followed = async (code: FigureCode, list: Counted, moves: Promise<DayMoves>): Promise<Figure> => {
    const value = await countOf(db, list);
    const series = seriesBackwards(value, await moves);
    return { code, value, before: weekAgo(series), series, target: list.target, ...ofWeek };
  };
  const proposalScope = readableProposals(actor);
  return Promise.all([
    ...(may(actor, 'read', 'Product')
      ? [followed('products', lists.products, arrivals(db, lists.products, 'p.created_at', now))]
      : []),
    ...(may(actor, 'read', 'Offer')
      ? [
          followed('offers', lists.offers, arrivals(db, lists.offers, 'o.first_seen_at', now)),
          // Only the last sighting of an offer is kept, so the past of this figure is not known.
          countOf(db, lists.freshOffers).then((value): Figure => ({
            code: 'fresh_offers',
            value,
            before: null,
            series: [],
            target: lists.freshOffers.target,
            ...ofWeek,
          })),
        ]
      : []),
    ...(may(actor, 'read', 'Proposal')
      ? [followed('proposals_waiting', lists.waitingProposals, proposalMoves(db, proposalScope, now))]
      : []),
    ...(may(actor, 'read', 'Grabber') ? [coverage(db, actor, now)] : []),
    ...(may(actor, 'read', 'Crawler') ? [fetched(db, actor, now)] : []),
  ]);
}

async function coverage(db: Deps['db'], actor: Actor, now: Date): Promise<Figure> {
  const scope = scopeCondition(actor, 'read', 'Grabber', { shopId: 'g.shop_id' });
  const known = (await coverageByDay(db, scope, now)).flatMap(({ percent }) => (percent === null ? [] : [percent]));
  const series = known.toReversed();
  return {
    code: 'coverage',
    value: series.at(-1) ?? 0,
    before: weekAgo(series),
    series,
    target: { list: 'grabbers', filter: {} },
    ...ofWeek,
  };
}

async function fetched(db: Deps['db'], actor: Actor, now: Date): Promise<Figure> {
  const scope = scopeCondition(actor, 'read', 'Crawler', { shopId: 'c.shop_id' });
  const series = seriesOfAmounts(await pagesFetched(db, scope, now));
  return {
    code: 'pages_fetched',
    value: series.at(-1) ?? 0,
    before: weekAgo(series),
    series,
    target: { list: 'crawlRuns', filter: { workedSince: new Date(now.getTime() - dayMs).toISOString() } },
    ...ofWeek,
  };
}
