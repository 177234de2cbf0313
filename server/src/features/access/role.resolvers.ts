import { roleInput } from '@quarry/contracts/access';
import { checkInput } from '@quarry/contracts/common';
import DataLoader from 'dataloader';
import { authorize, lockedFields, may } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import { type Deps, perRequest, type ResolverMap } from '../../platform/feature.ts';
import type { QueryRolesArgs, Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { readerNameOrder } from '../../platform/reader-name-order.ts';
import { seenAs, writeRoleView } from './role-preview.ts';
import { noScope, type RoleRecord, rulesNotHeld } from './role.ts';
import { changeRole, createRole, deleteRole, type RightsNotHeld, type RoleNameTaken } from './role.commands.ts';
import {
  countRoles,
  findHolders,
  findRolesById,
  listRoles,
  roleFilter,
  type RoleListRequest,
  scopesOfHolders,
} from './role-list.store.ts';
import { pairsOf } from './user.store.ts';

const shownHolders = 50;

/** Roles by id as far as the actor may read them, one statement for all that a request asks for. */
export const roleById = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const roles = may(actor, 'read', 'Role') ? await findRolesById(deps.db, ids) : new Map<string, RoleRecord>();
      return ids.map((id) => roles.get(id) ?? null);
    }),
);

const holdersOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const holders = await findHolders(deps.db, ids, shownHolders);
      return ids.map((id) => holders.get(id) ?? []);
    }),
);

const given = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const scopes = await scopesOfHolders(deps.db, ids);
      return ids.map((id) => scopes.get(id) ?? noScope);
    }),
);

export const roleResolvers = {
  Query: {
    roles: async (_root, args, context) => {
      const { actor, deps } = context;
      authorize(actor, 'read', 'Role');
      const request = { ...listRequest(args, deps), nameOrder: await readerNameOrder(context) };
      return { ...(await listRoles(deps.db, request)), total: () => countRoles(deps.db, request) };
    },
    role: async (_root, { id }, context) => {
      authorize(context.actor, 'read', 'Role');
      return isId(id) ? roleById(context).load(id) : null;
    },
    rolePreview: async (_root, { view: asked }, context) => {
      const { actor, deps } = context;
      authorize(actor, 'read', 'Role');
      const role = isId(asked.roleId) ? await roleById(context).load(asked.roleId) : null;
      if (!role) return null;
      const view = writeRoleView(asked);
      return { view, ability: pairsOf((await seenAs(deps.db, actor, view)).rules) };
    },
  },
  Role: {
    lockedFields: (_role, _args, { actor }) => lockedFields(actor, 'Role'),
    people: ({ id }, _args, context) => holdersOf(context).load(id),
    mayUpdate: async ({ id, rules }, _args, context) =>
      may(context.actor, 'update', 'Role', undefined, 'by_field') &&
      rulesNotHeld(context.actor, rules, await given(context).load(id)).length === 0,
  },
  Mutation: {
    createRole: mutation({
      right: () => ['create', 'Role'],
      input: ({ input }) => checkInput(roleInput, input),
      run: (_args, { deps, origin, draft }) => createRole(deps, origin, draft),
      answer: (outcome) =>
        outcome.kind === 'saved' ? { __typename: 'RoleCreated', role: outcome.record } : refused(outcome),
    }),
    updateRole: mutation({
      about: ({ id }) => ['role', id],
      find: (context, { id }) => roleById(context).load(id),
      right: () => ['update', 'Role', undefined, 'by_field'],
      input: ({ input }) => checkInput(roleInput, input),
      run: ({ id, version }, { deps, origin, draft }) => changeRole(deps, origin, id, version, draft),
      answer: (outcome) =>
        outcome.kind === 'saved'
          ? { __typename: 'RoleUpdated', role: outcome.record, changeId: outcome.changeId }
          : refused(outcome),
    }),
    deleteRole: mutation({
      about: ({ id }) => ['role', id],
      find: (context, { id }) => roleById(context).load(id),
      right: () => ['delete', 'Role'],
      run: ({ id, version }, { deps, origin }) => deleteRole(deps, origin, id, version),
      answer: (outcome, _context, { id }) =>
        outcome.kind === 'deleted' ? { __typename: 'RoleDeleted', id } : refused(outcome),
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

function listRequest(args: QueryRolesArgs, { clock }: Deps): RoleListRequest {
  return {
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    search: args.search ?? null,
    sort: args.sort ?? null,
    filter: roleFilter.conditions(args.filter, clock.now()),
  };
}

function refused(outcome: RoleNameTaken | RightsNotHeld) {
  return outcome.kind === 'name_taken'
    ? { __typename: 'RoleNameTaken' as const, name: outcome.name }
    : { __typename: 'RightsNotHeld' as const, rules: outcome.rules };
}
