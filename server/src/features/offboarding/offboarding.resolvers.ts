import { offboardingInput } from '@quarry/contracts/access';
import { checkInput } from '@quarry/contracts/common';
import { mutation, type Right } from '../../platform/commands/index.ts';
import type { ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { userById } from '../access/index.ts';
import { offboardUser, reinstateUser } from './offboarding.commands.ts';

export const offboardingResolvers = {
  Mutation: {
    offboardUser: mutation({
      about: ({ id }) => ['user', id],
      find: (context, { id }) => userById(context).load(id),
      right: ({ id }) => rightsOver(id),
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
      right: ({ id }) => rightsOver(id),
      run: ({ id, version }, { deps, origin }) => reinstateUser(deps, origin, { id, version }),
      answer: (outcome) =>
        outcome.kind === 'saved'
          ? { __typename: 'UserReinstated', user: outcome.record, returned: outcome.returned }
          : { __typename: 'RoleNotHeld', roleName: outcome.roleName },
    }),
  },
} satisfies Pick<Resolvers, 'Mutation'> & ResolverMap;

/** Over the user, and over what is theirs. */
function rightsOver(userId: string): readonly Right[] {
  return [
    ['update', 'User', { userId }],
    ['update', 'SavedView', { userId }],
  ];
}
