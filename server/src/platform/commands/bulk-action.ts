import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { Refusal } from '../auth/index.ts';
import type { CheckedInput, InputIssue } from '@quarry/contracts/common';
import type { Tx } from '../db/index.ts';
import type { RequestContext } from '../feature.ts';
import type { MutationResolver, Right } from './mutation.ts';

/** A record that a bulk action is done to, as it is when its turn comes. */
export type BulkRow = { id: string; name: string };

/** Why it was not done to a record; null when it was. */
export type BulkRefusal = Reasoned | null;

/** What became of a record: a refusal, null where it was done, or that nothing was left to do. */
export type BulkAnswer = BulkRefusal | 'unchanged';

/** One thing that can be done to many rows of a list. */
export type BulkAction<Row> = {
  /** What a person must be allowed to do to start it, and still at each batch. */
  right: Right;
  /** What it is given beside the rows, as the contract's schema reads it; without it nothing is. */
  input?: (input: unknown) => CheckedInput<unknown>;
  /** Does it to some rows in the transaction that `context.deps.db` is, and answers for each in order. */
  run: (context: RequestContext, rows: readonly Row[], input?: unknown) => Promise<readonly BulkAnswer[]>;
  /** Set where it does what was planned of records as they were then: one that moved on is in conflict with that for good. */
  isPlanned?: boolean;
  /** How many records one batch takes; without it as many as any. */
  rowsAtOnce?: number;
  /** Called once no record is left, in the transaction that ends the run. */
  ended?: (context: RequestContext) => Promise<void>;
  /**
   * The order in which records have their turns, where a part must go before what it is part of; a run is taken back the other way
   * round. Without it they go as the list shows them.
   */
  order?: (tx: Tx, ids: readonly string[]) => Promise<string[]>;
  /** Keeps records that wait for their turn as they were when they were chosen, for two minutes at least; asked for again while the run lasts. */
  hold?: (context: RequestContext, ids: readonly string[]) => Promise<unknown>;
  /**
   * How a run is taken back, record by record: by reverting the changes it made, by restoring from the bin, or by an action of its own
   * on the same rows; absent where what was done cannot be taken back.
   */
  undo?: 'revert' | 'restore' | BulkAction<Row>['run'];
  /** The records that it changes in place of a row, where these are others: each is taken back by reverting what the run did to it. */
  parts?: (context: RequestContext, id: string) => Promise<readonly string[]>;
  /** How records are taken back that the run itself made, where it made some. */
  undoCreated?: BulkAction<Row>['run'];
  /** What was done beside the change of a record, and is taken back with it. */
  beside?: {
    /** The rights that taking it back needs; none where there is nothing of it. */
    rights: (context: RequestContext, id: string) => Promise<readonly Right[]>;
    takeBack: (context: RequestContext, id: string) => Promise<unknown>;
  };
};

/** What can be done to many rows of a list at once, by the name of the action. */
export type BulkList<Row extends BulkRow = BulkRow> = {
  /** The rows of these ids as far as the actor may see them; null for the others. */
  find: (context: RequestContext, ids: readonly string[]) => Promise<readonly (Row | null)[]>;
  actions: Readonly<Record<string, BulkAction<Row>>>;
};

/** Declares the actions of a list; what one kind of row needs is its own affair. */
export function bulkList<Row extends BulkRow>(list: BulkList<Row>): BulkList {
  // Every row comes out of `find` of the same list.
  const onRows =
    (run: BulkAction<Row>['run']) => (context: RequestContext, rows: readonly BulkRow[], input?: unknown) =>
      run(context, rows as readonly Row[], input);
  const actions = Object.entries(list.actions).map(([name, { run, undo, undoCreated, ...action }]) => [
    name,
    {
      ...action,
      run: onRows(run),
      undo: typeof undo === 'function' ? onRows(undo) : undo,
      undoCreated: undoCreated && onRows(undoCreated),
    },
  ]);
  return { find: list.find, actions: Object.fromEntries(actions) as BulkList['actions'] };
}

type Member = { __typename: string } & Partial<Reasoned>;
type CommonName = 'InvalidInput' | 'NotFound' | 'VersionConflict' | 'NotAllowedNow';

/**
 * An action that does a mutation to each row: its rights, its command and its audit entry are those of the mutation itself.
 * `argsOf` answers null where nothing is left to do, `refusalOf` says which of the mutation's own members are refusals.
 */
export function eachRow<Row extends BulkRow, Args, Answer extends Member>(
  resolve: MutationResolver<Args, Answer>,
  argsOf: (row: Row) => Args | null,
  refusalOf: (answer: Exclude<Answer, { __typename: CommonName }>) => BulkRefusal = () => null,
): BulkAction<Row>['run'] {
  const one = async (context: RequestContext, row: Row): Promise<BulkRefusal> => {
    const args = argsOf(row);
    if (args === null) return null;
    try {
      return refusalIn(await resolve(undefined, args, context), refusalOf);
    } catch (error) {
      // Asked before anything is written, so that the transaction stands.
      if (error instanceof Refusal) return reasoned('NO_RIGHT_TO_ROW');
      throw error;
    }
  };
  return async (context, rows) => {
    const refusals: BulkRefusal[] = [];
    for (const row of rows) refusals.push(await one(context, row));
    return refusals;
  };
}

function refusalIn<Answer extends Member>(
  answer: Answer,
  refusalOf: (answer: Exclude<Answer, { __typename: CommonName }>) => BulkRefusal,
): BulkRefusal {
  switch (answer.__typename as CommonName) {
    case 'NotFound':
      return reasoned('ROW_GONE');
    case 'VersionConflict':
      return reasoned('ROW_CHANGED');
    case 'InvalidInput':
      return refusalOfIssues((answer as unknown as { issues: readonly InputIssue[] }).issues);
    case 'NotAllowedNow': {
      const { code, reason, wording } = answer as Reasoned;
      return { code, reason, wording };
    }
    default:
      return refusalOf(answer as Exclude<Answer, { __typename: CommonName }>);
  }
}

/** All rows are given the same, so that what is wrong for one lies in its rights, or in what was chosen. */
function refusalOfIssues(issues: readonly InputIssue[]): Reasoned {
  const isAll = (code: string) => issues.every((issue) => issue.code === code);
  if (isAll('not_your_field')) return reasoned('NO_RIGHT_TO_ROW');
  return reasoned(isAll('unknown') ? 'CHOICE_GONE' : 'INVALID_INPUT');
}
