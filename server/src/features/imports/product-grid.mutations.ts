import { mutation } from '../../platform/commands/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type {
  GridAnswered,
  MutationApplyGridArgs,
  MutationEditProductGridArgs,
  MutationFillProductGridArgs,
  MutationPasteIntoProductGridArgs,
  MutationResolvers,
  Shape,
} from '../../platform/graphql/index.ts';
import {
  applyGrid,
  type ChangeSetRecord,
  countSteps,
  discardGrid,
  editGrid,
  openGrid,
  undoGridStep,
} from '../../platform/imports/index.ts';
import { personOf } from '../access/index.ts';
import { type ProductGridColumn, productGridColumns, productImport } from '../products/index.ts';
import { type LeftFault, leftFaults } from './grid-left.ts';
import { filledEdits, pastedEdits, type StepEdits, typedEdits } from './grid-steps.ts';
import type { ImportJobs } from './import-jobs.ts';
import { changeSetById, languageOfReader } from './import-loaders.ts';
import { rightToImport } from './import-owner.ts';
import { said, shapeSet } from './import.shape.ts';

type OfSet = { setId: string };
type Actor = RequestContext['actor'];

const ofSet = <Args extends OfSet>() => ({
  about: ({ setId }: Args) => ['change_set', setId] as const,
  find: (context: RequestContext, { setId }: Args) => changeSetById(context).load(setId),
  right: (_args: Args, _found: ChangeSetRecord, actor: Actor) => rightToImport(actor),
});

/** The grid of products as it is edited: each step works on the reader's own open set, never on the catalogue. */
export function productGridMutations(jobs: ImportJobs) {
  return {
    openProductGrid: mutation({
      right: (_args, _found, actor) => rightToImport(actor),
      run: async (_args: object, { actor, context }) => {
        const request = { ownerId: personOf(actor), kind: productImport };
        return { kind: 'edited' as const, setId: await openGrid(context, request, (tx, ids) => jobs.ended(tx, ids)) };
      },
      answer: ({ setId }, context) => answered(context, setId, []),
    }),
    editProductGrid: mutation({
      ...ofSet<MutationEditProductGridArgs>(),
      run: ({ setId, edits }, { context }) => step(context, setId, (columns) => typedEdits(columns, edits)),
      answer: ({ setId, left }, context) => answered(context, setId, left),
    }),
    fillProductGrid: mutation({
      ...ofSet<MutationFillProductGridArgs>(),
      run: ({ setId, input }, { context }) => step(context, setId, (columns) => filledEdits(context, columns, input)),
      answer: ({ setId, left }, context) => answered(context, setId, left),
    }),
    pasteIntoProductGrid: mutation({
      ...ofSet<MutationPasteIntoProductGridArgs>(),
      run: ({ setId, input }, { context }) => step(context, setId, (columns) => pastedEdits(context, columns, input)),
      answer: ({ setId, left }, context) => answered(context, setId, left),
    }),
    undoGridStep: mutation({
      ...ofSet<OfSet>(),
      run: ({ setId }, { deps, actor }) => undoGridStep(deps, requestOf(actor, setId)),
      answer: ({ setId }, context) => answered(context, setId, []),
    }),
    discardGrid: mutation({
      ...ofSet<OfSet>(),
      run: ({ setId }, { deps, actor }) => discardGrid(deps, requestOf(actor, setId)),
      answer: ({ setId }, context) => answered(context, setId, []),
    }),
    applyGrid: mutation({
      ...ofSet<MutationApplyGridArgs>(),
      run: ({ setId, expectedEmptied }, { deps, actor, origin }) =>
        applyGrid(deps, { ...requestOf(actor, setId), expectedEmptied }, (tx, job) =>
          jobs.start(tx, deps, origin, job),
        ),
      answer: ({ setId }, context) => answered(context, setId, []),
    }),
  } satisfies Partial<MutationResolvers>;
}

const requestOf = (actor: Actor, setId: string) => ({ id: setId, ownerId: personOf(actor), kind: productImport });

/** Works a step out and writes it; what of it was not taken is said in the language of the reader. */
async function step(
  context: RequestContext,
  setId: string,
  workOut: (columns: ReadonlyMap<string, ProductGridColumn>) => StepEdits | Promise<StepEdits>,
) {
  const columns = await productGridColumns(context.deps);
  const worked = await workOut(new Map(columns.map((column) => [column.key, column])));
  if (worked.kind !== 'edits') return worked;
  const outcome = await editGrid(context, requestOf(context.actor, setId), worked.edits);
  if (outcome.kind !== 'edited') return outcome;
  const language = await languageOfReader(context)();
  const { block, left } = worked;
  return { ...outcome, left: [...left, ...leftFaults(outcome.left, columns, { language, block })] };
}

async function answered(context: RequestContext, setId: string, left: readonly LeftFault[]) {
  const set = await changeSetById(context).clear(setId).load(setId);
  if (!set) throw new Error(`The change set ${setId} vanished inside its own request.`);
  return {
    __typename: 'GridAnswered' as const,
    set: shapeSet(set),
    steps: () => countSteps(context.deps.db, setId),
    left: left.map(({ column, why }) => ({ column, sentence: said(why) })),
  } satisfies Shape<GridAnswered>;
}
