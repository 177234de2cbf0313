import { type Reasoned, reasoned, wording } from '@quarry/contracts/wording';
import { inputIssue, type InputIssue } from '@quarry/contracts/common';
import type { GrabberConfig, GrabberDraft } from '@quarry/contracts/grabbers';
import { extractWithSelectors } from '@quarry/extraction/page';
import { recordChange, type ChangeCause } from '../../platform/audit/index.ts';
import type { Actor } from '../../platform/auth/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { nextRunAt } from '../crawlers/index.ts';
import { auditedGrabber, type ConfigurableState, type GrabberRecord, grabberTransitions } from './grabber.ts';
import {
  addConfig,
  findGrabberForUpdate,
  insertGrabber,
  isSourceOfShop,
  setGrabberState,
  updateGrabberRow,
} from './grabber.store.ts';

/** Who changes a grabber or a run, and why. */
export type GrabberChange = { actor: Actor; cause: ChangeCause; causeId?: string | null; requestId?: string | null };

export type GrabberSaved = { kind: 'saved'; grabber: GrabberRecord };
export type NotAllowed = { kind: 'not_allowed' } & Reasoned;
type Unsaved = { kind: 'not_found' } | { kind: 'conflict'; currentVersion: number };
type Invalid = { kind: 'invalid'; issues: InputIssue[] };
export type SaveGrabberOutcome = GrabberSaved | Unsaved | Invalid;
export type GrabberStateOutcome = GrabberSaved | Unsaved | NotAllowed;

/** Adds a grabber as a draft; engines that know what they do (the seed, the command line) may begin with an active one. */
export function createGrabber(
  deps: Deps,
  change: GrabberChange,
  draft: GrabberDraft,
  state: 'draft' | 'active' = 'draft',
): Promise<SaveGrabberOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const issues = await issuesOf(tx, draft);
    if (issues.length > 0) return { kind: 'invalid', issues };
    const now = deps.clock.now();
    const id = newId<'grabber'>();
    await insertGrabber(tx, id, draft, state, now);
    await addConfig(tx, id, { id: newId(), value: draft.config, createdBy: change.actor.userId }, now);
    if (state === 'active') await setGrabberState(tx, id, state, nextFeedRun(draft, now), now);
    return recorded(tx, deps, change, id, null, 'created');
  });
}

/** Saves an edit; a changed configuration becomes a new version. Shop and kind of a grabber never change. */
export function updateGrabber(
  deps: Deps,
  change: GrabberChange,
  id: string,
  version: number,
  draft: GrabberDraft,
): Promise<SaveGrabberOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const before = await findGrabberForUpdate(tx, id);
    if (!before || before.shopId !== draft.shopId || before.kind !== draft.kind) return { kind: 'not_found' };
    if (before.version !== version) return { kind: 'conflict', currentVersion: before.version };
    const issues = await issuesOf(tx, draft);
    if (issues.length > 0) return { kind: 'invalid', issues };
    const now = deps.clock.now();
    const nextAt = before.state === 'active' ? nextFeedRun(draft, now) : null;
    await updateGrabberRow(tx, id, { ...draft, crawlerId: draft.crawlerId ?? null, nextRunAt: nextAt }, now);
    await addConfig(tx, id, { id: newId(), value: draft.config, createdBy: change.actor.userId }, now);
    return recorded(tx, deps, change, id, before, 'updated');
  });
}

export function changeGrabberState(
  deps: Deps,
  change: GrabberChange,
  id: string,
  version: number,
  state: ConfigurableState,
): Promise<GrabberStateOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const before = await findGrabberForUpdate(tx, id);
    if (!before) return { kind: 'not_found' };
    if (before.version !== version) return { kind: 'conflict', currentVersion: before.version };
    const allowed = grabberTransitions[before.state];
    if (!allowed.includes(state)) {
      return { kind: 'not_allowed', ...refusedTransition(before.state, state) };
    }
    const now = deps.clock.now();
    await setGrabberState(tx, id, state, state === 'active' ? nextFeedRun(before, now) : null, now);
    return recorded(tx, deps, change, id, before, 'state_changed');
  });
}

function refusedTransition(from: ConfigurableState, to: ConfigurableState): Reasoned {
  const between = { from: wording(`state:${from}`), to: wording(`state:${to}`) };
  const ways = grabberTransitions[from].map((state) => wording(`state:${state}`));
  return ways.length === 0
    ? reasoned('grabber.transition:end', between)
    : reasoned('grabber.transition', { ...between, ways });
}

/** A feed is read by its schedule; pages come when their crawler fetches them. */
function nextFeedRun({ kind, schedule }: Pick<GrabberDraft, 'kind' | 'schedule'>, now: Date): Date | null {
  return kind === 'feed' ? nextRunAt(schedule, now) : null;
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

async function recorded(
  tx: Tx,
  deps: Deps,
  change: GrabberChange,
  id: string,
  before: GrabberRecord | null,
  action: string,
): Promise<GrabberSaved> {
  const grabber = await findGrabberForUpdate(tx, id);
  if (!grabber) throw new Error(`Grabber ${id} vanished inside its own transaction.`);
  await recordChange(tx, deps, {
    ...change,
    entity: 'grabber',
    entityId: id,
    action,
    before: before && auditedGrabber(before),
    after: auditedGrabber(grabber),
  });
  return { kind: 'saved', grabber };
}
