import { checkInput } from '@quarry/contracts/common';
import { importColumnsInput } from '@quarry/contracts/imports';
import { type Command, mutation } from '../../platform/commands/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { ImportMode, ImportTarget, Resolvers, Shape } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import {
  applyImport,
  checkImport,
  countImports,
  endApplied,
  findImport,
  type ImportRecord,
  listImports,
  setImportColumns,
  type TargetColumn,
} from '../../platform/imports/index.ts';
import type { ReaderLanguage } from '../../platform/reader-language.ts';
import { personOf } from '../access/index.ts';
import { changeSetResolvers } from './change-set.resolvers.ts';
import { columnName } from './column-name.ts';
import type { ImportJobs } from './import-jobs.ts';
import { beginImport, kindOf } from './import-kinds.ts';
import { changeSetById, languageOfReader, targetsOf } from './import-loaders.ts';
import { ownerOf, rightToImport } from './import-owner.ts';
import { type ImportShapes, importShapes } from './import.shape.ts';
import { productGridMutations } from './product-grid.mutations.ts';
import { productGridResolvers } from './product-grid.resolvers.ts';

type OfOne = { id: string; version: number };

/** Imports of files, each of the person who began it and nobody else's. */
export function importResolvers(jobs: ImportJobs) {
  const shapes = importShapes(jobs);
  const step = {
    find: async ({ actor, deps }: RequestContext, { id }: OfOne) =>
      actor.userId === null ? null : ((await findImport(deps.db, { id, ownerId: actor.userId })) ?? null),
    right: (_args: OfOne, _found: ImportRecord, actor: RequestContext['actor']) => rightToImport(actor),
  };
  return {
    Query: {
      ...changeSetResolvers.Query,
      ...productGridResolvers.Query,
      import: async (_root, { id }, { actor, deps }) => {
        const ownerId = ownerOf(actor);
        const found = isId(id) ? await findImport(deps.db, { id, ownerId }) : undefined;
        return found ? shapes.shape(found) : null;
      },
      imports: async (_root, { kind, first, after }, { actor, deps }) => {
        const owner = { ownerId: ownerOf(actor), kind: kindOf(kind).kind };
        const { nodes, pageInfo } = await listImports(deps.db, owner, { first: first ?? 20, after: after ?? null });
        return { nodes: nodes.map(shapes.shape), pageInfo, total: () => countImports(deps.db, owner) };
      },
      importTargets: async (_root, { kind }, context) => {
        ownerOf(context.actor);
        const language = await languageOfReader(context)();
        return (await targetsOf(context, kindOf(kind).kind)).map((target) => shapeTarget(target, language));
      },
    },
    Mutation: {
      ...productGridMutations(jobs),
      startImport: mutation({
        right: (_args, _found, actor) => rightToImport(actor),
        run: ({ kind, uploadId, withinId = null }, { deps, actor }) => {
          const file = { uploadId: isId(uploadId) ? uploadId : nobody, withinId };
          return beginImport({ actor, deps }, personOf(actor), kindOf(kind), file);
        },
        answer: ({ import: started }) => ({ __typename: 'ImportAnswered', import: shapes.shape(started) }),
      }),
      setImportColumns: mutation({
        ...step,
        about: ({ id }) => ['import', id],
        input: ({ input }) =>
          checkInput(importColumnsInput, {
            ...input,
            columns: input.columns.map(({ target, mode }) => ({ target, mode: mode.toLowerCase() })),
          }),
        run: async ({ id, version }, command) => {
          await endCutOff(shapes, command);
          const { deps, actor, found, draft } = command;
          return setImportColumns(deps, kindOf(found.kind), { id, ownerId: personOf(actor), version }, draft);
        },
        answer: (_outcome, context, { id }) => answered(shapes, context, id),
      }),
      checkImport: mutation({
        ...step,
        about: ({ id }) => ['import', id],
        run: async ({ id, version }, command) => {
          await endCutOff(shapes, command);
          const { deps, actor, found } = command;
          return checkImport(deps, kindOf(found.kind), { id, ownerId: personOf(actor), version });
        },
        answer: (_outcome, context, { id }) => answered(shapes, context, id),
      }),
      applyImport: mutation({
        ...step,
        about: ({ id }) => ['import', id],
        run: ({ id, version, expectedEmptied }, { deps, actor, origin, found }) => {
          const request = { id, ownerId: personOf(actor), version, expectedEmptied };
          return applyImport(deps, kindOf(found.kind), request, (tx, job) => jobs.start(tx, deps, origin, job));
        },
        answer: (_outcome, context, { id }) => answered(shapes, context, id),
      }),
    },
  } satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;
}

const nobody = '00000000-0000-0000-0000-000000000000';

/** What a job left undone that was cancelled or broke off can be checked anew. */
async function endCutOff(
  shapes: ImportShapes,
  { deps, found, context }: Command<ImportRecord, unknown>,
): Promise<void> {
  const set = found.setId === null ? null : await changeSetById(context).load(found.setId);
  if (set && (await shapes.isCutOff(context, set))) await endApplied(deps, set.id);
}

async function answered(shapes: ImportShapes, context: RequestContext, id: string) {
  const { actor, deps } = context;
  const found = await findImport(deps.db, { id, ownerId: personOf(actor) });
  if (!found) throw new Error(`The import ${id} vanished inside its own request.`);
  if (found.setId !== null) changeSetById(context).clear(found.setId);
  return { __typename: 'ImportAnswered' as const, import: shapes.shape(found) };
}

function shapeTarget({ key, names, modes }: TargetColumn, language: ReaderLanguage): Shape<ImportTarget> {
  return {
    key,
    name: columnName({ key, names }, language),
    modes: modes.map((mode) => mode.toUpperCase() as ImportMode),
  };
}
