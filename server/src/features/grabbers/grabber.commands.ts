import { isDeepStrictEqual } from 'node:util';
import { type Reasoned, reasoned, wording } from '@quarry/contracts/wording';
import { inputIssue, type InputIssue } from '@quarry/contracts/common';
import { type GrabberConfig, type GrabberDraft, normalGrabberConfig } from '@quarry/contracts/grabbers';
import { extractWithSelectors } from '@quarry/extraction/page';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { changeRecord, createRecord, type Missed, type RecordKind, type Saved } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { nextRunAfterEdit, nextRunAt, withHour } from '../../platform/runs/index.ts';
import { timeZoneOfShop } from '../shops/index.ts';
import { isTested } from './grabber-test.store.ts';
import { auditedGrabber, type ConfigurableState, type GrabberRecord, grabberTransitions } from './grabber.ts';
import {
  addConfig,
  findGrabberForUpdate,
  insertGrabber,
  isSourceOfShop,
  setGrabberState,
  updateGrabberRow,
} from './grabber.store.ts';

export type NotAllowed = { kind: 'not_allowed' } & Reasoned;
type Invalid = { kind: 'invalid'; issues: InputIssue[] };

export const grabberKind: RecordKind<GrabberRecord> = {
  entity: 'grabber',
  lock: findGrabberForUpdate,
  audited: auditedGrabber,
};

/** Adds a grabber as a draft; engines that know what they do (the seed, the command line) may begin with an active one. */
export function createGrabber(
  deps: Deps,
  origin: ChangeOrigin,
  draft: GrabberDraft,
  state: 'draft' | 'active' = 'draft',
): Promise<Saved<GrabberRecord> | Invalid> {
  return createRecord(deps, origin, grabberKind, async (tx, id) => {
    const issues = await issuesOf(tx, draft);
    if (issues.length > 0) return { kind: 'invalid', issues };
    const now = deps.clock.now();
    const zone = await timeZoneOfShop(tx, draft.shopId);
    const schedule = withHour(draft.schedule, now, zone);
    await insertGrabber(tx, id, { ...draft, schedule }, state, now);
    await addConfig(tx, id, { id: newId(), value: draft.config, createdBy: origin.actor.userId }, now);
    if (state === 'active') await setGrabberState(tx, id, state, nextFeedRun({ ...draft, schedule }, now, zone), now);
    return undefined;
  });
}

/** Saves an edit; a changed configuration becomes a new version. Shop and kind of a grabber never change. */
export function updateGrabber(
  deps: Deps,
  origin: ChangeOrigin,
  id: string,
  version: number,
  draft: GrabberDraft,
): Promise<Saved<GrabberRecord> | Missed | Invalid> {
  return changeRecord(deps, origin, grabberKind, { id, version, action: 'updated' }, async (tx, before) => {
    if (before.shopId !== draft.shopId || before.kind !== draft.kind) return { kind: 'not_found' };
    const issues = await issuesOf(tx, draft);
    if (issues.length > 0) return { kind: 'invalid', issues };
    const now = deps.clock.now();
    const isRead = before.state === 'active' && draft.kind === 'feed';
    const zone = await timeZoneOfShop(tx, before.shopId);
    const schedule = withHour(draft.schedule, now, zone, before);
    const nextAt = isRead ? nextRunAfterEdit(before, schedule, now, zone) : null;
    const crawlerId = draft.crawlerId ?? null;
    await updateGrabberRow(tx, id, { ...draft, crawlerId, schedule, nextRunAt: nextAt }, now);
    // A version that only spells the same settings another way would have every page read again.
    if (!isDeepStrictEqual(normalGrabberConfig(before.config), draft.config))
      await addConfig(tx, id, { id: newId(), value: draft.config, createdBy: origin.actor.userId }, now);
    return undefined;
  });
}

export function changeGrabberState(
  deps: Deps,
  origin: ChangeOrigin,
  id: string,
  version: number,
  state: ConfigurableState,
): Promise<Saved<GrabberRecord> | Missed | NotAllowed> {
  return changeRecord(deps, origin, grabberKind, { id, version, action: 'state_changed' }, async (tx, before) => {
    if (!grabberTransitions[before.state].includes(state)) return refusedTransition(before.state, state);
    const isNew = before.state === 'draft' || before.state === 'testing';
    if (isNew && state === 'active' && !(await isTested(tx, before))) return refusedUntested(before);
    const now = deps.clock.now();
    const zone = await timeZoneOfShop(tx, before.shopId);
    await setGrabberState(tx, id, state, state === 'active' ? nextFeedRun(before, now, zone) : null, now);
    return undefined;
  });
}

function refusedUntested({ kind }: GrabberRecord): NotAllowed {
  return { kind: 'not_allowed', ...reasoned(kind === 'feed' ? 'grabber.run_missing' : 'grabber.test_missing') };
}

function refusedTransition(from: ConfigurableState, to: ConfigurableState): NotAllowed {
  const between = { from: wording(`state:${from}`), to: wording(`state:${to}`) };
  const ways = grabberTransitions[from].map((state) => wording(`state:${state}`));
  const why =
    ways.length === 0
      ? reasoned('grabber.transition:end', between)
      : reasoned('grabber.transition', { ...between, ways });
  return { kind: 'not_allowed', ...why };
}

/** A feed is read by its schedule; pages come when their crawler fetches them. */
function nextFeedRun(
  { kind, schedule }: Pick<GrabberDraft, 'kind' | 'schedule'>,
  now: Date,
  ownZone: string,
): Date | null {
  return kind === 'feed' ? nextRunAt(schedule, now, ownZone) : null;
}

async function issuesOf(tx: Tx, draft: GrabberDraft): Promise<InputIssue[]> {
  const isKnown = await isSourceOfShop(tx, draft.shopId, draft.crawlerId ?? null);
  const source = isKnown ? [] : [inputIssue(draft.crawlerId ? 'crawlerId' : 'shopId', 'unknown')];
  return [...source, ...selectorIssues(draft.config)];
}

/** Selectors that the reader of pages refuses, each with its place in what `name` names. */
export function selectorIssues(
  { rules, itemSelector }: Pick<GrabberConfig, 'rules' | 'itemSelector'>,
  name: 'config' | 'sources' = 'config',
): InputIssue[] {
  const refused = rules.flatMap(({ selector }, index) =>
    isSelector(selector) ? [] : [inputIssue(`${name}.rules.${index}.selector`, 'not_a_selector')],
  );
  const isItemRefused = Boolean(itemSelector) && !isSelector(itemSelector ?? '');
  return isItemRefused ? [inputIssue(`${name}.itemSelector`, 'not_a_selector'), ...refused] : refused;
}

function isSelector(selector: string): boolean {
  const { warnings } = extractWithSelectors('<p></p>', 'https://quarry.invalid/', { name: [{ selector }] });
  return !warnings.some(({ code }) => code === 'invalid_selector');
}
