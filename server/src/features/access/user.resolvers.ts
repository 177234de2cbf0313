import { avatarPath, avatarSizes, holds, userInput } from '@quarry/contracts/access';
import { checkInput } from '@quarry/contracts/common';
import DataLoader from 'dataloader';
import { type Actor, authorize, lockedFields, may } from '../../platform/auth/index.ts';
import { mutation, type Saved } from '../../platform/commands/index.ts';
import { type Deps, perRequest, type ResolverMap } from '../../platform/feature.ts';
import type { QueryUsersArgs, Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { readerNameOrder } from '../../platform/reader-name-order.ts';
import { changeAvatar } from './avatar.commands.ts';
import { noScope } from './role.ts';
import { findRoles } from './role.store.ts';
import type { UserRecord } from './user.ts';
import {
  addUser,
  changeUser,
  changeUserStatus,
  roleNotHeld,
  type RoleNotHeld,
  type UserNameTaken,
} from './user-record.commands.ts';
import { countUsers, findUsers, listUsers, userFilter, type UserListRequest } from './user-list.store.ts';

/** Users by id as far as the actor may read them, one statement for all that a request asks for. */
export const userById = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const users = await findUsers(
        deps.db,
        ids.filter((id) => mayRead(actor, id)),
      );
      return ids.map((id) => users.get(id) ?? null);
    }),
);

const allRoles = perRequest(({ deps }) => findRoles(deps.db));

export const userResolvers = {
  Query: {
    users: async (_root, args, context) => {
      const { actor, deps } = context;
      authorize(actor, 'read', 'User');
      const request = { ...listRequest(args, deps), nameOrder: await readerNameOrder(context) };
      return { ...(await listUsers(deps.db, request)), total: () => countUsers(deps.db, request) };
    },
    user: async (_root, { id }, context) => {
      if (context.actor.userId !== id) authorize(context.actor, 'read', 'User');
      return isId(id) ? userById(context).load(id) : null;
    },
    roleChoices: async (_root, _args, context) => {
      authorize(context.actor, 'read', 'User');
      return (await allRoles(context)).map(({ key, name, rules }) => ({
        key,
        name,
        mayGive: rules.every((rule) => holds(context.actor, rule, noScope)),
      }));
    },
  },
  User: {
    avatar: ({ avatarId }: { avatarId?: string | null }, { pixels }) =>
      avatarId ? avatarPath(avatarId, avatarSizes.find((size) => size >= pixels) ?? 256) : null,
    lockedFields: ({ id }, _args, { actor }) => lockedFields(actor, 'User', { userId: id ?? null }),
    mayUpdate: async ({ id }, _args, context) => {
      const user = may(context.actor, 'update', 'User', { userId: id }, 'by_field')
        ? await userById(context).load(id)
        : null;
      return user !== null && roleNotHeld(context.actor, user, await allRoles(context)) === undefined;
    },
  },
  Mutation: {
    createUser: mutation({
      right: () => ['create', 'User'],
      input: ({ input }) => checkInput(userInput, input),
      run: (_args, { deps, origin, draft }) => addUser(deps, origin, draft),
      answer: (outcome) =>
        outcome.kind === 'saved' ? { __typename: 'UserCreated', user: outcome.record } : refused(outcome),
    }),
    updateUser: mutation({
      about: ({ id }) => ['user', id],
      find: (context, { id }) => userById(context).load(id),
      right: ({ id }) => ['update', 'User', { userId: id }, 'by_field'],
      input: ({ input }) => checkInput(userInput, input),
      run: ({ id, version }, { deps, origin, draft }) => changeUser(deps, origin, id, version, draft),
      answer: (outcome) =>
        outcome.kind === 'saved'
          ? { __typename: 'UserUpdated', user: outcome.record, changeId: outcome.changeId }
          : refused(outcome),
    }),
    setUserAvatar: mutation({
      about: ({ id }) => ['user', id],
      find: (context, { id }) => userById(context).load(id),
      right: ({ id }, _found, { userId }) =>
        userId === id ? 'signed_in' : ['update', 'User', { userId: id }, 'by_field'],
      run: ({ id, version, avatarId }, { deps, origin }) =>
        changeAvatar(deps, origin, { id, version }, avatarId ?? null),
      answer: (outcome) =>
        outcome.kind === 'saved'
          ? { __typename: 'UserUpdated', user: outcome.record, changeId: outcome.changeId }
          : { __typename: 'RoleNotHeld', roleName: outcome.roleName },
    }),
    enableUser: mutation({
      about: ({ id }) => ['user', id],
      find: (context, { id }) => userById(context).load(id),
      right: ({ id }) => ['update', 'User', { userId: id }, 'by_field'],
      run: ({ id, version }, { deps, origin }) => changeUserStatus(deps, origin, id, version, 'ACTIVE'),
      answer: (outcome) => statusAnswer(outcome),
    }),
    disableUser: mutation({
      about: ({ id }) => ['user', id],
      find: (context, { id }) => userById(context).load(id),
      right: ({ id }) => ['update', 'User', { userId: id }, 'by_field'],
      run: ({ id, version }, { deps, origin }) => changeUserStatus(deps, origin, id, version, 'INACTIVE'),
      answer: (outcome) => statusAnswer(outcome),
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

/** Administrators read every user, and everybody themselves. */
function mayRead(actor: Actor, id: string): boolean {
  return actor.userId === id || may(actor, 'read', 'User', { userId: id });
}

function listRequest(args: QueryUsersArgs, { clock }: Deps): UserListRequest {
  return {
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    search: args.search ?? null,
    sort: args.sort ?? null,
    filter: userFilter.conditions(args.filter, clock.now()),
  };
}

function refused(outcome: UserNameTaken | RoleNotHeld) {
  return outcome.kind === 'taken'
    ? { __typename: 'UserNameTaken' as const, field: outcome.field }
    : { __typename: 'RoleNotHeld' as const, roleName: outcome.roleName };
}

function statusAnswer(outcome: Saved<UserRecord> | RoleNotHeld) {
  return outcome.kind === 'saved'
    ? { __typename: 'UserStatusChanged' as const, user: outcome.record }
    : { __typename: 'RoleNotHeld' as const, roleName: outcome.roleName };
}
