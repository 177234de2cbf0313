import { type RawBuilder, sql } from 'kysely';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import { type Db, listTotal } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { countCrawlRuns, crawlRunFilter, type RunState } from '../crawlers/index.ts';
import { proposalConditions, proposalFilter, readableProposals } from '../excavators/index.ts';
import { grabberConditions, grabberFilter } from '../grabbers/index.ts';
import { offerConditions, offerFilter } from '../offers/index.ts';
import { countQueue } from '../orders/index.ts';
import { productConditions, productFilter } from '../products/index.ts';
import { shopConditions, shopFilter } from '../shops/index.ts';
import type {
  GrabberFilter,
  OfferFilter,
  ProductFilter,
  ProposalFilter,
  ShopFilter,
} from '../../platform/graphql/index.ts';
import type { ListTarget } from './dashboard.ts';

/** Rows by the very condition of a list, and the way to that list. */
export type Counted = { from: string; where: RawBuilder<unknown>[]; target: ListTarget };

/** Runs that a person should look at. */
export const troubledStates: RunState[] = ['stalled', 'degraded', 'failed', 'timed_out'];

export function countedOffers(actor: Actor, filter: OfferFilter, now: Date): Counted {
  return {
    from: 'offer o',
    where: offerConditions({ actor, filter: offerFilter.conditions(filter, now, actor) }),
    target: { list: 'offers', filter },
  };
}

export function countedProducts(actor: Actor, filter: ProductFilter, now: Date): Counted {
  return {
    from: 'product p',
    where: productConditions({ actor, filter: productFilter.conditions(filter, now, actor), search: { kind: 'all' } }),
    target: { list: 'products', filter },
  };
}

/** The lists as one person sees them, with the filters that the dashboard leads to. */
export function countedLists(actor: Actor, { now, freshSince }: { now: Date; freshSince: Date }) {
  const offers = (filter: OfferFilter) => countedOffers(actor, filter, now);
  const proposals = (filter: ProposalFilter): Counted => ({
    from: 'proposal p',
    where: proposalConditions({
      filter: proposalFilter.conditions(filter, now),
      scope: readableProposals(actor),
    }),
    target: { list: 'proposals', filter },
  });
  const shops = (filter: ShopFilter): Counted => ({
    from: 'shop s',
    where: shopConditions({ actor, filter: shopFilter.conditions(filter, now, actor) }),
    target: { list: 'shops', filter },
  });
  const grabbers = (filter: GrabberFilter): Counted => ({
    from: 'grabber g',
    where: grabberConditions({
      filter: grabberFilter.conditions(filter, now),
      scope: scopeCondition(actor, 'read', 'Grabber', { shopId: 'g.shop_id' }),
    }),
    target: { list: 'grabbers', filter },
  });
  return {
    products: countedProducts(actor, {}, now),
    offers: offers({ state: ['active'] }),
    freshOffers: offers({ state: ['active'], seenSince: freshSince.toISOString() }),
    suspectOffers: offers({ priceState: ['suspect'] }),
    quarantinedOffers: offers({ quarantined: true }),
    proposals: proposals({}),
    waitingProposals: proposals({ waitsFor: ['decision'] }),
    dueChecks: proposals({ waitsFor: ['check'] }),
    shopsWithoutSource: shops({ status: ['DRAFT', 'ACTIVE'], hasSource: false }),
    brokenGrabbers: grabbers({ hasBreak: true }),
    troubledGrabbers: grabbers({ lastRunState: troubledStates, hasBreak: false }),
  } as const satisfies Record<string, Counted>;
}

export type CountedLists = ReturnType<typeof countedLists>;

/** How many rows the list shows under this filter: the figure that stands over it. */
export async function countOf(db: Db, counted: Counted): Promise<number> {
  return (await totalOf(db, counted)).count;
}

/** Needs, figures and the chain of one answer ask for the same rows, which are counted once. */
export function totalOf(db: Db, counted: Counted): Promise<{ count: number; isExact: boolean }> {
  return keptOf(totals, counted, () => listTotal(db, { from: counted.from }, counted.where));
}
const totals = new WeakMap<Counted, ReturnType<typeof listTotal>>();

/** The queue of orders as its desk counts it where nothing more is asked; once for an answer, whose lists these are. */
export function queueOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  lists: CountedLists,
): ReturnType<typeof countQueue> {
  const question = { actor, shopIds: null, assignment: 'MINE_OR_NOBODYS', now: clock.now() } as const;
  return keptOf(queues, lists, () => countQueue(db, question));
}
const queues = new WeakMap<CountedLists, ReturnType<typeof countQueue>>();

function keptOf<Key extends object, Found>(kept: WeakMap<Key, Found>, key: Key, find: () => Found): Found {
  const known = kept.get(key) ?? find();
  kept.set(key, known);
  return known;
}

/** The earliest time of a column over the counted rows; null when there are none. `column` is written by us. */
export async function oldestOf(db: Db, { from, where }: Counted, column: string): Promise<Date | null> {
  const found = await sql<{ at: Date }>`
    select ${sql.raw(column)} as at from ${sql.raw(from)} where ${sql.join(where, sql` and `)}
    order by ${sql.raw(column)} limit 1`.execute(db);
  return found.rows[0]?.at ?? null;
}

/** Crawl runs that a person should look at. */
export async function countTroubledRuns(db: Db, actor: Actor, now: Date): Promise<number> {
  const scope = scopeCondition(actor, 'read', 'Crawler', { shopId: 'c.shop_id' });
  const filter = crawlRunFilter.conditions({ state: troubledStates }, now);
  return (await countCrawlRuns(db, { first: 1, filter, scope })).count;
}
