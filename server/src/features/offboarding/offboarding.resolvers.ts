import { eraseUserInput, offboardingInput } from '@quarry/contracts/access';
import { checkInput } from '@quarry/contracts/common';
import DataLoader from 'dataloader';
import { authorize, may } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import { perRequest, type RequestContext, type ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { knownIds } from '../../platform/ids.ts';
import { userById, userFilter } from '../access/index.ts';
import { wasErased } from '../audit/index.ts';
import { eraseUser } from './erase-user.commands.ts';
import { offboardUser, reinstateUser } from './offboarding.commands.ts';
import { findOwned, findOwnedOfEach, type UserSelection } from './owned-records.store.ts';

const owned = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = await findOwnedOfEach(deps.db, ids, deps.clock.now());
      return ids.map((id) => found[id] ?? []);
    }),
);

export const offboardingResolvers = {
  Query: {
    ownedByUsers: (_root, { ids, search, filter, released }, { actor, deps }) => {
      authorize(actor, 'read', 'User');
      const now = deps.clock.now();
      const selection: UserSelection = ids
        ? { ids: knownIds(ids.flat()) ?? [] }
        : {
            search: search ?? null,
            filter: userFilter.conditions(filter, now),
            released: knownIds(released?.flat()) ?? [],
          };
      return findOwned(deps.db, selection, now);
    },
  },
  User: {
    owned: ({ id }, _args, context) => owned(context).load(id),
  },
  Mutation: {
    offboardUser: mutation({
      about: ({ id }) => ['user', id],
      find: (context, { id }) => userById(context).load(id),
      right: ({ id }) => ['update', 'User', { userId: id }, 'by_field'],
      input: ({ input }) => checkInput(offboardingInput, input),
      run: ({ id, version }, { deps, origin, draft }) => offboardUser(deps, origin, { id, version }, draft),
      answer: (outcome) =>
        outcome.kind === 'saved'
          ? { __typename: 'UserOffboarded', user: outcome.record, handedOver: outcome.handedOver }
          : { __typename: 'RoleNotHeld', roleName: outcome.roleName },
    }),
    reinstateUser: mutation({
      about: ({ id }) => ['user', id],
      find: (context, { id }) => userById(context).load(id),
      right: ({ id }) => ['update', 'User', { userId: id }, 'by_field'],
      run: ({ id, version }, { deps, origin }) => reinstateUser(deps, origin, { id, version }),
      answer: (outcome) =>
        outcome.kind === 'saved'
          ? { __typename: 'UserReinstated', user: outcome.record, returned: outcome.returned }
          : { __typename: 'RoleNotHeld', roleName: outcome.roleName },
    }),
    eraseUser: mutation({
      about: ({ id }) => ['user', id],
      find: (context, { id }) => presentOrErased(context, id),
      right: ({ id }) => ['delete', 'User', { userId: id }],
      input: ({ input }) => checkInput(eraseUserInput, input),
      run: async ({ id, version }, { deps, origin, draft, found: { isErased } }) =>
        isErased ? { kind: 'erased' as const } : eraseUser(deps, origin, { id, version, ...draft }),
      answer: (outcome, _context, { id }) =>
        outcome.kind === 'erased'
          ? { __typename: 'UserErased', id }
          : { __typename: 'RoleNotHeld', roleName: outcome.roleName },
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

/** Somebody who is erased already is found by anyone who could erase them, so that asking twice does no harm. */
async function presentOrErased(context: RequestContext, id: string): Promise<{ isErased: boolean } | null> {
  if (await userById(context).load(id)) return { isErased: false };
  const isErased = may(context.actor, 'delete', 'User') && (await wasErased(context.deps.db, id));
  return isErased ? { isErased } : null;
}
