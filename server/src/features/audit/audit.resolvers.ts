import { avatarPath } from '@quarry/contracts/access';
import { reasoned } from '@quarry/contracts/wording';
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { findKeyNames } from '../access/index.ts';
import { authorize, may } from '../../platform/auth/index.ts';
import { mutation, type RecordHistory } from '../../platform/commands/index.ts';
import { perRequest, type RequestContext, type ResolverMap } from '../../platform/feature.ts';
import type { ChangePlace, QueryAuditTrailArgs, Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { searchedChanges } from './audit-search.store.ts';
import {
  type AuditTrailRequest,
  changeFilter,
  countAuditTrail,
  findNamesThen,
  listAuditTrail,
} from './audit-trail.store.ts';
import { auditSealing } from './audit-sealing.ts';
import { fieldsChangedSince, fieldsOf, isRevertible } from './changed-fields.ts';
import { type ChangeRecord, findChange, findLastChange, listChanges } from './change.store.ts';
import { historyGoneBefore, isChangeGone } from './forget-blocks.ts';
import { referencesIn } from './references.ts';
import { revertChange, type RevertOutcome } from './revert.commands.ts';

/** The history of every kind of record that keeps one, under the rights of the record itself. */
export const auditResolvers = {
  Query: {
    changes: async (_root, { entity, id, first, after }, context) => {
      const history = context.deps.records.of(entity)?.history;
      const right = history && isId(id) ? await history.rightToRestore(context, id) : null;
      if (!history || right === null) return null;
      const mayRevert = may(context.actor, ...right);
      const window = { first: first ?? 50, after: after ?? null };
      const { nodes, pageInfo } = await listChanges(context.deps.db, entity, id, window);
      // Only the first page has all that is newer than its changes.
      const since = window.after === null ? fieldsChangedSince(nodes, history) : undefined;
      const shown = nodes.map((change) =>
        shownChange(change, history, () => mayRevert, context, since?.get(change.id)),
      );
      return { nodes: shown, pageInfo, goneBefore: () => historyGoneBefore(context.deps.db, entity, id) };
    },
    auditTrail: async (_root, args, context) => {
      const { deps } = context;
      authorize(context.actor, 'read', 'Audit');
      const request = await trailRequest(args, context);
      const { nodes, pageInfo } = await listAuditTrail(deps, request);
      return {
        nodes: nodes.map((change) => {
          const history = deps.records.of(change.entity)?.history;
          return shownChange(change, history, () => mayTakeBack(change, history, context), context);
        }),
        pageInfo,
        total: () => countAuditTrail(deps, request),
      };
    },
    auditSealing: (_root, _args, { actor, deps }) => {
      authorize(actor, 'read', 'Audit');
      return may(actor, 'read', 'Audit', {}) ? auditSealing(deps.db) : null;
    },
  },
  Change: {
    actorAvatar: ({ actorAvatarId }: ChangeRecord) => actorAvatarId && avatarPath(actorAvatarId, 64),
    causeName: ({ cause, causeId }: ChangeRecord, _args: unknown, context: RequestContext) =>
      causeId !== null && (cause === 'api_key' || cause === 'revert') ? keyNames(context).load(causeId) : null,
    place: ({ entity, entityId }: ChangeRecord, _args: unknown, context: RequestContext) =>
      places(context).load({ entity, id: entityId }),
    entityName: ({ id }: { id: string }, _args: unknown, context: RequestContext) => namesThen(context).load(id),
  },
  Mutation: {
    revertChange: mutation({
      about: ({ changeId }) => ['change', changeId],
      find: async (context, { changeId }) => {
        const change = await findChange(context.deps.db, changeId);
        if (!change) return (await isChangeGone(context.deps.db, changeId)) ? 'gone' : null;
        const history = context.deps.records.of(change.entity)?.history;
        const right = history ? await history.rightToRestore(context, change.entityId) : null;
        return history && right ? { change, history, right } : null;
      },
      // The id alone says that it is gone, so that this tells nobody more than they know.
      right: (_args, found) => (found === 'gone' ? 'signed_in' : found.right),
      run: ({ changeId, fields }, { deps, origin, found }): Promise<RevertOutcome> =>
        found === 'gone'
          ? Promise.resolve({ kind: 'not_allowed', ...reasoned('change_gone') })
          : revertChange(
              deps,
              origin,
              found.history,
              { id: changeId, entityId: found.change.entityId },
              fields ?? null,
            ),
      answer: ({ changeId, entity, entityId }, { deps }) => ({
        __typename: 'ChangeReverted',
        changeId,
        entity,
        entityId,
        isRevertible: async () => {
          const [change, history] = [await findChange(deps.db, changeId), deps.records.of(entity)?.history];
          return change !== undefined && history !== undefined && isRevertible(change, history);
        },
      }),
    }),
  },
  VersionConflict: {
    lastChange: ({ entity, id }, _args, { deps }) =>
      typeof entity === 'string' && isId(id) ? findLastChange(deps.db, entity, id) : null,
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation' | 'VersionConflict'> & ResolverMap;

async function trailRequest(args: QueryAuditTrailArgs, { actor, deps }: RequestContext): Promise<AuditTrailRequest> {
  return {
    actor,
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    sort: args.sort ?? null,
    filter: [...changeFilter.conditions(args.filter, deps.clock.now()), ...(await searchedChanges(deps, args.search))],
  };
}

/** Asked for each row of a list, so only where something can be taken back at all. */
async function mayTakeBack(
  { entityId }: ChangeRecord,
  history: RecordHistory | undefined,
  context: RequestContext,
): Promise<boolean> {
  const right = await history?.rightToRestore(context, entityId);
  return right ? may(context.actor, ...right) : false;
}

const changedSince = reasoned('changed_since');

/** A kind without a page of its own keeps no history: its changes are read, and taken back where they were made. */
function shownChange(
  change: ChangeRecord,
  history: RecordHistory | undefined,
  mayRevert: () => boolean | Promise<boolean>,
  { actor }: RequestContext,
  since: ReadonlySet<string> = new Set(),
) {
  const isKind = history !== undefined && isRevertible(change, history);
  const fields = fieldsOf(change, history ?? {});
  const left = fields.filter(({ isReverted }) => !isReverted);
  let answer: boolean | Promise<boolean> | undefined;
  const isLeft = () => isKind && (answer ??= mayRevert());
  return {
    ...change,
    // Of somebody who may read no users, only that it was themselves.
    actorId: change.actorId === actor.userId || may(actor, 'read', 'User') ? change.actorId : null,
    isRevertible: isLeft,
    refusal: left.length > 0 && left.every(({ name }) => since.has(name)) ? changedSince : null,
    fields: fields.map((field) => ({
      ...field,
      refusal: since.has(field.name) ? changedSince : null,
      isRevertible: async () => !field.isReverted && (await isLeft()),
      references: (_args: never, context: RequestContext) =>
        history ? referencesIn(context, change.entity, { field: field.name, values: [field.before, field.after] }) : [],
    })),
  };
}

const keyNames = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const names = await findKeyNames(deps.db, ids);
      return ids.map((id) => names.get(id) ?? null);
    }),
);

const namesThen = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const names = await findNamesThen(deps, ids);
      return ids.map((id) => names.get(id) ?? null);
    }),
);

/** Where records hold that changes are about: of each kind one question, and one for the names. */
const places = perRequest(
  (context) =>
    new DataLoader<{ entity: string; id: string }, ChangePlace | null, string>(
      async (keys) => {
        const placesOf = new Map<string, ReadonlyMap<string, ChangePlace>>();
        for (const entity of new Set(keys.map((key) => key.entity))) {
          const ids = keys.flatMap((key) => (key.entity === entity ? [key.id] : []));
          placesOf.set(entity, await findPlaces(context, entity, ids));
        }
        return keys.map(({ entity, id }) => placesOf.get(entity)?.get(id) ?? null);
      },
      { cacheKeyFn: ({ entity, id }) => `${entity} ${id}` },
    ),
);

async function findPlaces(
  context: RequestContext,
  entity: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ChangePlace>> {
  const { db, records } = context.deps;
  const place = records.of(entity)?.place;
  const named = place && records.of(place.entity)?.named;
  const found = named ? [...(await place.of(db, ids))] : [];
  if (!named || found.length === 0) return new Map();
  const wanted = [...new Set(found.map(([, at]) => at))];
  const filter = [sql`${sql.ref(named.id)} = any(${wanted}::uuid[])`];
  const { nodes } = await named.find(context, { first: wanted.length, search: null, filter });
  const names = new Map(nodes.map(({ id, name }) => [id, name]));
  return new Map(
    found.flatMap(([id, at]) => {
      const name = names.get(at);
      return name === undefined ? [] : [[id, { entity: place.entity, id: at, name }] as const];
    }),
  );
}
