import { type Reasoned, reasoned, wording } from '@quarry/contracts/wording';
import type { CrawlerDraft } from '@quarry/contracts/crawlers';
import { recordChange, type ChangeCause } from '../../platform/audit/index.ts';
import type { Actor } from '../../platform/auth/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { auditedCrawler, type ConfigurableState, type CrawlerRecord, crawlerTransitions } from './crawler.ts';
import {
  addConfig,
  findCrawlerForUpdate,
  findShopOf,
  hasGoodDryRun,
  insertCrawler,
  setCrawlerState,
  updateCrawlerRow,
} from './crawler.store.ts';
import { nextRunAt } from './schedule.ts';

/** Who changes a crawler or a run, and why. */
export type CrawlerChange = { actor: Actor; cause: ChangeCause; causeId?: string | null; requestId?: string | null };

export type CrawlerSaved = { kind: 'saved'; crawler: CrawlerRecord };
type Unsaved = { kind: 'not_found'; entity: 'crawler' | 'shop' } | { kind: 'conflict'; currentVersion: number };
export type NotAllowed = { kind: 'not_allowed' } & Reasoned;
export type SaveCrawlerOutcome = CrawlerSaved | Unsaved;
export type CrawlerStateOutcome = CrawlerSaved | Unsaved | NotAllowed;

/** Adds a crawler as a draft; engines that know what they do (the seed, the command line) may begin with an active one. */
export function createCrawler(
  deps: Deps,
  change: CrawlerChange,
  draft: CrawlerDraft,
  state: 'draft' | 'active' = 'draft',
): Promise<SaveCrawlerOutcome> {
  return withTransaction(deps.db, async (tx) => {
    if (!(await findShopOf(tx, draft.shopId))) return { kind: 'not_found', entity: 'shop' };
    const now = deps.clock.now();
    const id = newId<'crawler'>();
    const nextAt = state === 'active' ? nextRunAt(draft.schedule, now) : null;
    await insertCrawler(
      tx,
      { id, shopId: draft.shopId, name: draft.name, state, schedule: draft.schedule, nextRunAt: nextAt },
      now,
    );
    await addConfig(tx, id, { id: newId(), value: draft.config, createdBy: change.actor.userId }, now);
    return recorded(tx, deps, change, id, null, 'created');
  });
}

/** Saves an edit; a changed configuration becomes a new version, and the shop of a crawler never changes. */
export function updateCrawler(
  deps: Deps,
  change: CrawlerChange,
  id: string,
  version: number,
  draft: CrawlerDraft,
): Promise<SaveCrawlerOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const before = await findCrawlerForUpdate(tx, id);
    if (!before || before.shopId !== draft.shopId) return { kind: 'not_found', entity: 'crawler' };
    if (before.version !== version) return { kind: 'conflict', currentVersion: before.version };
    const now = deps.clock.now();
    const nextAt = before.state === 'active' ? nextRunAt(draft.schedule, now) : null;
    await updateCrawlerRow(tx, id, { name: draft.name, schedule: draft.schedule, nextRunAt: nextAt }, now);
    if (!isSameJson(before.config, draft.config)) {
      await addConfig(tx, id, { id: newId(), value: draft.config, createdBy: change.actor.userId }, now);
    }
    return recorded(tx, deps, change, id, before, 'updated');
  });
}

export function changeCrawlerState(
  deps: Deps,
  change: CrawlerChange,
  id: string,
  version: number,
  state: ConfigurableState,
): Promise<CrawlerStateOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const before = await findCrawlerForUpdate(tx, id);
    if (!before) return { kind: 'not_found', entity: 'crawler' };
    if (before.version !== version) return { kind: 'conflict', currentVersion: before.version };
    if (!crawlerTransitions[before.state].includes(state)) {
      return { kind: 'not_allowed', ...refusedTransition(before.state, state) };
    }
    if (before.state === 'testing' && state === 'active' && !(await hasGoodDryRun(tx, id))) {
      return { kind: 'not_allowed', ...reasoned('crawler.dry_run_missing') };
    }
    const now = deps.clock.now();
    await setCrawlerState(tx, id, state, state === 'active' ? nextRunAt(before.schedule, now) : null, now);
    return recorded(tx, deps, change, id, before, 'state_changed');
  });
}

function refusedTransition(from: ConfigurableState, to: ConfigurableState): Reasoned {
  const between = { from: wording(`state:${from}`), to: wording(`state:${to}`) };
  const ways = crawlerTransitions[from].map((state) => wording(`state:${state}`));
  return ways.length === 0
    ? reasoned('crawler.transition:end', between)
    : reasoned('crawler.transition', { ...between, ways });
}

async function recorded(
  tx: Tx,
  deps: Deps,
  change: CrawlerChange,
  id: string,
  before: CrawlerRecord | null,
  action: string,
): Promise<CrawlerSaved> {
  const crawler = await findCrawlerForUpdate(tx, id);
  if (!crawler) throw new Error(`Crawler ${id} vanished inside its own transaction.`);
  await recordChange(tx, deps, {
    ...change,
    entity: 'crawler',
    entityId: id,
    action,
    before: before && auditedCrawler(before),
    after: auditedCrawler(crawler),
  });
  return { kind: 'saved', crawler };
}

/** Compares by content: the database gives the keys of JSON in an order of its own. */
function isSameJson(left: unknown, right: unknown): boolean {
  return sortedJson(left) === sortedJson(right);
}

function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
