import { reasoned } from '@quarry/contracts/wording';
import { may } from '../../platform/auth/index.ts';
import {
  type BulkAction,
  type BulkAnswer,
  type BulkList,
  type BulkRow,
  originOf,
} from '../../platform/commands/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import {
  type ChangeRecord,
  differences,
  findChangesOfRun,
  findLaterChange,
  type KeptField,
  revertChange,
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
  const items: SettledItem[] = [];
  for (const [at, id] of ids.entries()) {
    const row = found[at] ?? null;
    const { answer, kept = [] } = await withTransaction(context.deps.db, (tx) =>
      takeBackOne(tx, context, undoing, { id, row }),
    );
    items.push({ id, name: row?.name ?? null, answer, kept });
  }
  return items;
}

async function takeBackOne(
  tx: Tx,
  context: RequestContext,
  undoing: Undoing,
  { id, row }: { id: string; row: BulkRow | null },
): Promise<TakenBack> {
  const { runId, bin } = undoing;
  if (undoing.parts) return revertParts(tx, context, undoing, await undoing.parts(context, id));
  const [change] = await findChangesOfRun(tx, runId, id);
  const undo = (change?.action === 'created' ? undoing.undoCreated : undefined) ?? undoing.undo;
  if (!change) return { answer: reasoned('not_revertible') };
  if (undo === 'revert') return row ? revert(context, undoing, change) : { answer: reasoned('ROW_GONE') };
  const later = await findLaterChange(tx, change, undo === 'restore' ? ['restored', 'deleted', 'purged'] : null);
  if (later) return { answer: reasoned('changed_since'), kept: keptBetween(change, later) };
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
  for (const id of ids) {
    const [change] = await findChangesOfRun(tx, undoing.runId, id);
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
  if (!history || !right) return { answer: reasoned('ROW_GONE') };
  const besideRights = (await beside?.rights(context, entityId)) ?? [];
  if (![right, ...besideRights].every((one) => may(context.actor, ...one)))
    return { answer: reasoned('NO_RIGHT_TO_ROW') };
  const outcome = await revertChange(context.deps, originOf(context), history, { id, entityId }, null);
  switch (outcome.kind) {
    case 'reverted':
      if (besideRights.length > 0) await beside?.takeBack(context, entityId);
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

/** What the run wrote, beside what stands there by a later change of the same fields. */
function keptBetween({ after }: ChangeRecord, later: ChangeRecord): KeptField[] {
  return differences({ before: after, after: later.after }, {})
    .filter(({ name }) => later.after !== null && name in later.after)
    .map(({ name, before, after: now }) => ({ field: name, wrote: before, now }));
}
