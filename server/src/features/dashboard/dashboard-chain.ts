import { type RawBuilder, sql } from 'kysely';
import { type Actor, may, scopeCondition } from '../../platform/auth/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { findFeedStanding } from '../feeds/index.ts';
import { countOrders, orderFilter } from '../orders/index.ts';
import { type CountedLists, countOf, oldestOf, queueOf } from './dashboard-counts.ts';
import type { ChainStage } from './dashboard.ts';
import { findBacklog } from './dashboard.store.ts';

/** Every crawler says how many pages it knows. */
const pagesTarget = { list: 'crawlers', filter: {} } as const;

/**
 * The chain from page to order: what each stage holds, what waits before it, and for how long. A stage that holds what the reader may not
 * read is left out, and one of selling where nothing is sold.
 */
export async function findChain({ db, clock }: Deps, actor: Actor, lists: CountedLists): Promise<ChainStage[]> {
  const now = clock.now();
  const stages = await Promise.all([
    ...(may(actor, 'read', 'Crawler') ? [pagesStage(db, actor)] : []),
    ...(may(actor, 'read', 'Offer') ? [offersStage(db, actor, lists, now)] : []),
    ...(may(actor, 'read', 'Proposal') ? [proposalsStage(db, actor, lists, now)] : []),
    ...(may(actor, 'read', 'Product') ? [productsStage(db, actor, lists, now)] : []),
    ...(may(actor, 'read', 'Channel') ? [feedRowsStage(db, actor, now)] : []),
    ...(may(actor, 'read', 'Order') ? [ordersStage({ db, clock }, actor, lists)] : []),
  ]);
  return stages.filter((stage) => stage !== null);
}

async function pagesStage(db: Db, actor: Actor): Promise<ChainStage> {
  const pages = ofCrawlers(actor, 'g.crawler_id');
  const [count, waiting] = await Promise.all([
    countOf(db, { from: 'page g', where: [pages], target: pagesTarget }),
    countOf(db, { from: 'page g', where: [pages, sql`g.state in ('queued', 'retry_wait')`], target: pagesTarget }),
  ]);
  return { code: 'pages', count, waiting, waitingTarget: null, lagSeconds: null, target: pagesTarget };
}

async function offersStage(db: Db, actor: Actor, { offers }: CountedLists, now: Date): Promise<ChainStage> {
  const [count, { waiting, oldestAt }] = await Promise.all([
    countOf(db, offers),
    findBacklog(db, 'page_fetched', ofCrawlers(actor, 'x.partition_id')),
  ]);
  const lagSeconds = lagOf(oldestAt, now);
  return { code: 'offers', count, waiting, waitingTarget: null, lagSeconds, target: offers.target };
}

async function proposalsStage(db: Db, actor: Actor, { proposals }: CountedLists, now: Date): Promise<ChainStage> {
  const [count, { waiting, oldestAt }] = await Promise.all([
    countOf(db, proposals),
    findBacklog(db, 'snapshot_created', scopeCondition(actor, 'read', 'Proposal', { shopId: 'x.partition_id' })),
  ]);
  const lagSeconds = lagOf(oldestAt, now);
  return { code: 'proposals', count, waiting, waitingTarget: null, lagSeconds, target: proposals.target };
}

async function productsStage(db: Db, actor: Actor, lists: CountedLists, now: Date): Promise<ChainStage> {
  const { products, waitingProposals } = lists;
  const seesWaiting = may(actor, 'read', 'Proposal');
  const [count, waiting, oldestAt] = await Promise.all([
    countOf(db, products),
    seesWaiting ? countOf(db, waitingProposals) : 0,
    seesWaiting ? oldestOf(db, waitingProposals, 'p.created_at') : null,
  ]);
  const waitingTarget = seesWaiting ? waitingProposals.target : null;
  return { code: 'products', count, waiting, waitingTarget, lagSeconds: lagOf(oldestAt, now), target: products.target };
}

/** Every channel leads to its feeds. */
async function feedRowsStage(db: Db, actor: Actor, now: Date): Promise<ChainStage | null> {
  const { feeds, rows, waiting, oldestAt } = await findFeedStanding(db, actor, now);
  if (feeds === 0) return null;
  const target = { list: 'channels', filter: {} } as const;
  return { code: 'feed_rows', count: rows, waiting, waitingTarget: null, lagSeconds: lagOf(oldestAt, now), target };
}

/** What waits are orders to ship, for who may do so. */
async function ordersStage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  lists: CountedLists,
): Promise<ChainStage | null> {
  const now = clock.now();
  const { count } = await countOrders(db, { actor, filter: orderFilter.conditions({}, now, actor) });
  if (count === 0) return null;
  const queue = may(actor, 'update', 'Order') ? await queueOf({ db, clock }, actor, lists) : [];
  const { count: waiting = 0, since = null } = queue.find(({ need }) => need === 'TO_SHIP') ?? {};
  return {
    code: 'orders',
    count,
    waiting,
    waitingTarget: { list: 'orderQueue', filter: { need: ['TO_SHIP'] } },
    lagSeconds: lagOf(since, now),
    target: { list: 'orders', filter: {} },
  };
}

/** Rows of crawlers that the reader may read, by the column that names the crawler. */
function ofCrawlers(actor: Actor, id: string): RawBuilder<boolean> {
  if (may(actor, 'read', 'Crawler', {})) return sql<boolean>`true`;
  const scope = scopeCondition(actor, 'read', 'Crawler', { shopId: 'c.shop_id' });
  return sql<boolean>`exists (select 1 from crawler c where c.id = ${sql.ref(id)} and ${scope})`;
}

function lagOf(oldestAt: Date | null, now: Date): number | null {
  return oldestAt === null ? null : Math.max(0, (now.getTime() - oldestAt.getTime()) / 1_000);
}
