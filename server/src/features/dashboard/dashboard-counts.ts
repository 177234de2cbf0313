import { type RawBuilder, sql } from 'kysely';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import { type Db, listTotal } from '../../platform/db/index.ts';
import { countCrawlRuns, type RunState } from '../crawlers/index.ts';
import { proposalConditions, readableProposals } from '../excavators/index.ts';
import { grabberConditions } from '../grabbers/index.ts';
import { offerConditions } from '../offers/index.ts';
import { productConditions } from '../products/index.ts';
import { shopConditions } from '../shops/index.ts';
import type { ListTarget } from './dashboard.ts';

/** Rows by the very condition of a list, and the way to that list. */
export type Counted = { from: string; where: RawBuilder<unknown>[]; target: ListTarget };

/** Runs that a person should look at. */
export const troubledStates = ['stalled', 'degraded', 'failed', 'timed_out'] as const satisfies readonly RunState[];

/** The lists as one person sees them, with the filters that the dashboard leads to. */
export function countedLists(actor: Actor, freshSince: Date) {
  const offers = (
    request: Omit<Parameters<typeof offerConditions>[0], 'actor'>,
    filter: ListTarget['filter'],
  ): Counted => ({
    from: 'offer o',
    where: offerConditions({ ...request, actor }),
    target: { list: 'offers', filter },
  });
  const proposals = (filter: { waitsFor?: readonly ('decision' | 'check')[] }): Counted => ({
    from: 'proposal p',
    where: proposalConditions({ ...filter, scope: readableProposals(actor) }),
    target: { list: 'proposals', filter },
  });
  return {
    products: {
      from: 'product p',
      where: productConditions({ actor, filter: {}, search: { kind: 'all' } }),
      target: { list: 'products', filter: {} },
    },
    offers: offers({ states: ['active'] }, { state: ['active'] }),
    freshOffers: offers(
      { states: ['active'], seenSince: freshSince },
      { state: ['active'], seenSince: freshSince.toISOString() },
    ),
    suspectOffers: offers({ priceStates: ['suspect'] }, { priceState: ['suspect'] }),
    quarantinedOffers: offers({ isQuarantined: true }, { quarantined: true }),
    proposals: proposals({}),
    waitingProposals: proposals({ waitsFor: ['decision'] }),
    dueChecks: proposals({ waitsFor: ['check'] }),
    shopsWithoutSource: {
      from: 'shop s',
      where: shopConditions({ actor, statuses: ['DRAFT', 'ACTIVE'], hasSource: false }),
      target: { list: 'shops', filter: { status: ['DRAFT', 'ACTIVE'], hasSource: false } },
    },
    troubledGrabbers: {
      from: 'grabber g',
      where: grabberConditions({
        lastRunStates: troubledStates,
        scope: scopeCondition(actor, 'read', 'Grabber', { shopId: 'g.shop_id' }),
      }),
      target: { list: 'grabbers', filter: { lastRunState: troubledStates } },
    },
  } as const satisfies Record<string, Counted>;
}

export type CountedLists = ReturnType<typeof countedLists>;

/** How many rows the list shows under this filter: the figure that stands over it. */
export async function countOf(db: Db, { from, where }: Counted): Promise<number> {
  return (await listTotal(db, { from }, where)).count;
}

/** The earliest time of a column over the counted rows; null when there are none. `column` is written by us. */
export async function oldestOf(db: Db, { from, where }: Counted, column: string): Promise<Date | null> {
  const found = await sql<{ at: Date }>`
    select ${sql.raw(column)} as at from ${sql.raw(from)} where ${sql.join(where, sql` and `)}
    order by ${sql.raw(column)} limit 1`.execute(db);
  return found.rows[0]?.at ?? null;
}

/** Crawl runs that a person should look at. */
export async function countTroubledRuns(db: Db, actor: Actor): Promise<number> {
  const scope = scopeCondition(actor, 'read', 'Crawler', { shopId: 'c.shop_id' });
  return (await countCrawlRuns(db, { first: 1, states: troubledStates, scope })).count;
}
