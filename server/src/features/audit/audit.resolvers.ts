import DataLoader from 'dataloader';
import { may } from '../../platform/auth/index.ts';
import { mutation, type RecordHistory } from '../../platform/commands/index.ts';
import { perRequest, type RequestContext, type ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { type FieldChange, fieldsOf, isRevertible } from './changed-fields.ts';
import { type ChangeRecord, findChange, findLastChange, listChanges } from './change.store.ts';
import { revertChange } from './revert.commands.ts';

/** The history of every kind of record that keeps one, under the rights of the record itself. */
export function auditResolvers(histories: readonly RecordHistory[]) {
  const historyOf = new Map(histories.map((history) => [history.entity, history]));
  return {
    Query: {
      changes: async (_root, { entity, id, first, after }, context) => {
        const history = historyOf.get(entity);
        const right = history && isId(id) ? await history.rightToRestore(context, id) : null;
        if (!history || right === null) return null;
        const mayRevert = may(context.actor, ...right);
        const window = { first: first ?? 50, after: after ?? null };
        const { nodes, pageInfo } = await listChanges(context.deps.db, entity, id, window);
        return { nodes: nodes.map((change) => shownChange(change, history, mayRevert, context)), pageInfo };
      },
    },
    Mutation: {
      revertChange: mutation({
        about: ({ changeId }) => ['change', changeId],
        find: async (context, { changeId }) => {
          const change = await findChange(context.deps.db, changeId);
          const history = change && historyOf.get(change.entity);
          const right = change && history ? await history.rightToRestore(context, change.entityId) : null;
          return change && history && right ? { change, history, right } : null;
        },
        right: (_args, { right }) => right,
        run: ({ changeId, fields }, { deps, origin, found: { change, history } }) =>
          revertChange(deps, origin, history, { id: changeId, entityId: change.entityId }, fields ?? null),
        answer: (outcome) => ({ __typename: 'ChangeReverted', ...outcome }),
      }),
    },
    VersionConflict: {
      lastChange: ({ entity, id }, _args, { deps }) =>
        typeof entity === 'string' && isId(id) ? findLastChange(deps.db, entity, id) : null,
    },
  } satisfies Pick<Resolvers, 'Query' | 'Mutation' | 'VersionConflict'> & ResolverMap;
}

function shownChange(change: ChangeRecord, history: RecordHistory, mayRevert: boolean, { actor }: RequestContext) {
  const isLeft = mayRevert && isRevertible(change, history);
  return {
    ...change,
    actorId: may(actor, 'read', 'User') ? change.actorId : null,
    isRevertible: isLeft,
    fields: fieldsOf(change, history).map((field) => ({
      ...field,
      isRevertible: isLeft && !field.isReverted,
      references: (_args: never, context: RequestContext) => referencesOf(field, history, context),
    })),
  };
}

/** Names by history and field and id, so that what many changes refer to is asked for once. */
const names = perRequest(
  (context) =>
    new DataLoader<{ history: RecordHistory; field: string; id: string }, string | null, string>(
      (keys) =>
        Promise.all(
          keys.map(async ({ history, field, id }) => (await history.referenceOf?.(field)?.(context, id)) ?? null),
        ),
      { cacheKeyFn: ({ history, field, id }) => `${history.entity} ${field} ${id}` },
    ),
);

async function referencesOf(
  { name: field, before, after }: FieldChange,
  history: RecordHistory,
  context: RequestContext,
): Promise<{ id: string; name: string }[]> {
  if (!history.referenceOf?.(field)) return [];
  const ids = new Set([before, after].flat().filter(isId));
  const found = await Promise.all(
    [...ids].map(async (id) => ({ id, name: await names(context).load({ history, field, id }) })),
  );
  return found.flatMap(({ id, name }) => (name === null ? [] : [{ id, name }]));
}
