import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { may } from '../../platform/auth/index.ts';
import {
  type BulkAction,
  type BulkAnswer,
  type BulkList,
  type BulkRow,
  originOf,
  type Right,
} from '../../platform/commands/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import {
  type ChangeRecord,
  differences,
  findChangedSinceCreated,
  findChangesOfRun,
  findLaterChanges,
  type KeptField,
  revertChange,
  revertChanges,
  type RevertOutcome,
} from '../audit/index.ts';
import type { SettledItem } from './bulk-run.store.ts';

/** What a run did, and by what it is taken back. */
export type Undoing = {
  /** The run that is taken back. */
  runId: string;
  list: BulkList;
  undo: NonNullable<BulkAction<never>['undo']>;
  /** What takes back records that the run made. */
  undoCreated: BulkAction<never>['undoCreated'];
  beside: BulkAction<never>['beside'];
  parts: BulkAction<never>['parts'];
  /** The list of the bin, by whose action records come back from there. */
  bin: BulkList | undefined;
};

type TakenBack = { answer: BulkAnswer; kept?: readonly KeptField[] };

/** Takes back what a run did to records, each as far as it is still as the run left it; in the transaction that `context.deps.db` is. */
export async function takeBack(
  context: RequestContext,
  undoing: Undoing,
  ids: readonly string[],
): Promise<SettledItem[]> {
  const { undo, bin } = undoing;
  const list = undo === 'restore' ? bin : undoing.list;
  const found = (await list?.find(context, ids)) ?? [];
  const rows = ids.map((id, at) => ({ id, row: found[at] ?? null }));
  return withTransaction(context.deps.db, async (tx) => {
    const inSets = await takeBackInSets(tx, context, undoing, rows);
    const items: SettledItem[] = [];
    for (const { id, row } of rows) {
      const { answer, kept = [] } = inSets.get(id) ?? (await takeBackOne(tx, context, undoing, { id, row }));
      items.push({ id, name: row?.name ?? null, answer, kept });
    }
    return items;
  });
}

type UndoneRow = { id: string; row: BulkRow | null };

/** Takes back those of these records that go in sets, in a number of statements that does not grow with them; the others it leaves. */
async function takeBackInSets(
  tx: Tx,
  context: RequestContext,
  undoing: Undoing,
  rows: readonly UndoneRow[],
): Promise<ReadonlyMap<string, TakenBack>> {
  const { runId, undo, undoCreated, beside, parts } = undoing;
  if (undo !== 'revert' || parts) return new Map();
  const changes = await findChangesOfRun(
    tx,
    runId,
    rows.map(({ id }) => id),
  );
  const made: UndoneChange[] = [];
  const changed: UndoneChange[] = [];
  for (const { id, row } of rows) {
    const change = changes.get(id);
    if (change?.action === 'created' && undoCreated) made.push({ change, row });
    else if (change && !beside) changed.push({ change, row });
  }
  return new Map([
    ...(undoCreated ? await undoRows(tx, context, undoCreated, made) : []),
    ...(await revertInSets(context, changed)),
  ]);
}

type UndoneChange = { change: ChangeRecord; row: BulkRow | null };

/** Undoes records as a whole that are as they were made. */
async function undoRows(
  tx: Tx,
  context: RequestContext,
  run: NonNullable<BulkAction<never>['undoCreated']>,
  undone: readonly UndoneChange[],
): Promise<[string, TakenBack][]> {
  const changed = await findChangedSinceCreated(
    tx,
    context.deps.records,
    undone.flatMap(({ change, row }) => (row ? [change] : [])),
  );
  const left = undone.flatMap(({ change: { entityId }, row }) => (row && !changed.has(entityId) ? [row] : []));
  const answers = left.length === 0 ? [] : await run(context, left as never[]);
  const answerOf = new Map(left.map((row, at) => [row, answers[at] ?? null]));
  return undone.map(({ change, row }) => {
    const kept = changed.get(change.entityId);
    if (kept) return [change.entityId, { answer: reasoned('created_changed_since'), kept }];
    return [change.entityId, { answer: row ? (answerOf.get(row) ?? null) : reasoned('ROW_GONE') }];
  });
}

/** Reverts changes of the kinds whose records are restored in sets. */
async function revertInSets(context: RequestContext, undone: readonly UndoneChange[]): Promise<[string, TakenBack][]> {
  const results: [string, TakenBack][] = [];
  for (const [entity, own] of Map.groupBy(undone, ({ change }) => change.entity)) {
    const history = context.deps.records.of(entity)?.history;
    const inSets = history?.restoring?.inSets;
    if (!history || !inSets) continue;
    const rights = await Promise.all(
      own.map(async ({ change, row }) => (row ? history.rightToRestore(context, change.entityId) : null)),
    );
    const judged = own.map(({ change }, at) => ({ change, refusal: refusalToRevert(context, rights[at] ?? null) }));
    const allowed = judged.flatMap(({ change, refusal }) => (refusal ? [] : [change]));
    const outcomes = await revertChanges(context.deps, originOf(context), { history, inSets }, allowed);
    const outcomeOf = new Map(allowed.map((change, at) => [change, outcomes[at]]));
    for (const { change, refusal } of judged) {
      const outcome = outcomeOf.get(change);
      results.push([change.entityId, outcome ? takenBackBy(outcome) : { answer: refusal }]);
    }
  }
  return results;
}

async function takeBackOne(
  tx: Tx,
  context: RequestContext,
  undoing: Undoing,
  { id, row }: UndoneRow,
): Promise<TakenBack> {
  const { runId, bin } = undoing;
  if (undoing.parts) return revertParts(tx, context, undoing, await undoing.parts(context, id));
  const change = (await findChangesOfRun(tx, runId, [id])).get(id);
  const undo = (change?.action === 'created' ? undoing.undoCreated : undefined) ?? undoing.undo;
  if (!change) return { answer: reasoned('not_revertible') };
  if (undo === 'revert') return row ? revert(context, undoing, change) : { answer: reasoned('ROW_GONE') };
  const actions = undo === 'restore' ? ['restored', 'deleted', 'purged'] : null;
  const later = (await findLaterChanges(tx, [change], actions)).get(id);
  if (later) return changedSince(change, later);
  if (!row) return { answer: reasoned(undo === 'restore' ? 'NOT_IN_BIN' : 'ROW_GONE') };
  const run = undo === 'restore' ? bin?.actions.restore?.run : undo;
  const [answer = null] = (await run?.(context, [row as never])) ?? [];
  return { answer };
}

/** A row whose parts were changed: nothing of it is left only where nothing of any part could be taken back. */
async function revertParts(
  tx: Tx,
  context: RequestContext,
  undoing: Undoing,
  ids: readonly string[],
): Promise<TakenBack> {
  const results: TakenBack[] = [];
  const changes = await findChangesOfRun(tx, undoing.runId, ids);
  for (const id of ids) {
    const change = changes.get(id);
    if (change) results.push(await revert(context, undoing, change));
  }
  const refused = results.find(({ answer }) => answer !== null);
  const isAnyDone = results.some(({ answer }) => answer === null);
  const answer = isAnyDone ? null : (refused?.answer ?? reasoned('not_revertible'));
  return { answer, kept: results.flatMap(({ kept = [] }) => kept) };
}

async function revert(context: RequestContext, { beside }: Undoing, change: ChangeRecord): Promise<TakenBack> {
  const { id, entity, entityId } = change;
  const history = context.deps.records.of(entity)?.history;
  const right = await history?.rightToRestore(context, entityId);
  const besideRights = (right && (await beside?.rights(context, entityId))) ?? [];
  const refusal = refusalToRevert(context, right ?? null, besideRights);
  if (!history || refusal) return { answer: refusal ?? reasoned('ROW_GONE') };
  const outcome = await revertChange(context.deps, originOf(context), history, { id, entityId }, null);
  if (outcome.kind === 'reverted' && besideRights.length > 0) await beside?.takeBack(context, entityId);
  return takenBackBy(outcome);
}

/** Why a change is not reverted for want of rights, or because the record is not seen. */
function refusalToRevert(
  { actor }: RequestContext,
  right: Right | null,
  besideRights: readonly Right[] = [],
): Reasoned | null {
  if (!right) return reasoned('ROW_GONE');
  return [right, ...besideRights].every((one) => may(actor, ...one)) ? null : reasoned('NO_RIGHT_TO_ROW');
}

function takenBackBy(outcome: RevertOutcome): TakenBack {
  switch (outcome.kind) {
    case 'reverted':
      return { answer: null, kept: outcome.kept };
    case 'not_found':
      return { answer: reasoned('ROW_GONE') };
    case 'invalid':
      return { answer: reasoned('not_possible') };
    case 'not_allowed': {
      const { code, reason, wording, kept = [] } = outcome;
      return { answer: { code, reason, wording }, kept };
    }
  }
}

function changedSince(change: ChangeRecord, later: ChangeRecord): TakenBack {
  return { answer: reasoned('changed_since'), kept: keptBetween(change, later) };
}

/** What the run wrote, beside what stands there by a later change of the same fields. */
function keptBetween({ entity, after }: ChangeRecord, later: ChangeRecord): KeptField[] {
  return differences({ before: after, after: later.after }, {})
    .filter(({ name }) => later.after !== null && name in later.after)
    .map(({ name, before, after: now }) => ({ entity, field: name, wrote: before, now }));
}
