import { type Reasoned, reasoned, wording } from '@quarry/contracts/wording';
import type { CrawlerDraft } from '@quarry/contracts/crawlers';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { changeRecord, createRecord, type Missed, type RecordKind, type Saved } from '../../platform/commands/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { sortedJson } from '../../platform/sorted-json.ts';
import { auditedCrawler, type ConfigurableState, type CrawlerRecord, crawlerTransitions } from './crawler.ts';
import {
  addConfig,
  findCrawlerForUpdate,
  findShopOf,
  insertCrawler,
  setCrawlerState,
  updateCrawlerRow,
  withGoodDryRun,
} from './crawler.store.ts';
import { nextRunAfterEdit, nextRunAt, withHour } from '../../platform/runs/index.ts';
import { timeZoneOfShop } from '../shops/index.ts';

export type NotAllowed = { kind: 'not_allowed' } & Reasoned;
type CreateCrawlerOutcome = Saved<CrawlerRecord> | { kind: 'not_found' };
type UpdateCrawlerOutcome = Saved<CrawlerRecord> | Missed;

export const crawlerKind: RecordKind<CrawlerRecord> = {
  entity: 'crawler',
  lock: findCrawlerForUpdate,
  audited: auditedCrawler,
};

/** Adds a crawler as a draft; engines that know what they do (the seed, the command line) may begin with an active one. */
export function createCrawler(
  deps: Deps,
  origin: ChangeOrigin,
  draft: CrawlerDraft,
  state: 'draft' | 'active' = 'draft',
  { isOfCommandLine = false } = {},
): Promise<CreateCrawlerOutcome> {
  return createRecord(deps, origin, crawlerKind, async (tx, id) => {
    if (!(await findShopOf(tx, draft.shopId))) return { kind: 'not_found' };
    const now = deps.clock.now();
    const zone = await timeZoneOfShop(tx, draft.shopId);
    const schedule = withHour(draft.schedule, now, zone);
    const nextAt = state === 'active' ? nextRunAt(schedule, now, zone) : null;
    await insertCrawler(
      tx,
      {
        id,
        shopId: draft.shopId,
        name: draft.name,
        state,
        schedule,
        nextRunAt: nextAt,
        isOfCommandLine,
      },
      now,
    );
    await addConfig(tx, id, { id: newId(), value: draft.config, createdBy: origin.actor.userId }, now);
    return undefined;
  });
}

/** Saves an edit; a changed configuration becomes a new version, and the shop of a crawler never changes. */
export function updateCrawler(
  deps: Deps,
  origin: ChangeOrigin,
  id: string,
  version: number,
  draft: CrawlerDraft,
): Promise<UpdateCrawlerOutcome> {
  return changeRecord(deps, origin, crawlerKind, { id, version, action: 'updated' }, async (tx, before) => {
    if (before.shopId !== draft.shopId) return { kind: 'not_found' };
    const now = deps.clock.now();
    const zone = await timeZoneOfShop(tx, before.shopId);
    const schedule = withHour(draft.schedule, now, zone, before);
    const nextAt = before.state === 'active' ? nextRunAfterEdit(before, schedule, now, zone) : null;
    await updateCrawlerRow(tx, id, { name: draft.name, schedule, nextRunAt: nextAt }, now);
    // The database gives the keys of JSON in an order of its own.
    if (sortedJson(before.config) !== sortedJson(draft.config)) {
      await addConfig(tx, id, { id: newId(), value: draft.config, createdBy: origin.actor.userId }, now);
    }
    return undefined;
  });
}

export function changeCrawlerState(
  deps: Deps,
  origin: ChangeOrigin,
  id: string,
  version: number,
  state: ConfigurableState,
): Promise<UpdateCrawlerOutcome | NotAllowed> {
  return changeRecord(deps, origin, crawlerKind, { id, version, action: 'state_changed' }, async (tx, before) => {
    if (!crawlerTransitions[before.state].includes(state)) return refusedTransition(before.state, state);
    if (before.state === 'testing' && state === 'active' && !(await withGoodDryRun(tx, [id])).has(id)) {
      return { kind: 'not_allowed', ...reasoned('crawler.dry_run_missing') };
    }
    const now = deps.clock.now();
    const zone = await timeZoneOfShop(tx, before.shopId);
    await setCrawlerState(tx, id, state, state === 'active' ? nextRunAt(before.schedule, now, zone) : null, now);
    return undefined;
  });
}

function refusedTransition(from: ConfigurableState, to: ConfigurableState): NotAllowed {
  const between = { from: wording(`state:${from}`), to: wording(`state:${to}`) };
  const ways = crawlerTransitions[from].map((state) => wording(`state:${state}`));
  const why =
    ways.length === 0
      ? reasoned('crawler.transition:end', between)
      : reasoned('crawler.transition', { ...between, ways });
  return { kind: 'not_allowed', ...why };
}
