import { passwordChangeInput, profileInput } from '@quarry/contracts/access';
import { checkInput } from '@quarry/contracts/common';
import { mutation } from '../../platform/commands/index.ts';
import type { ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { changeOwnPassword, changeProfile } from './account.commands.ts';
import { personOf } from './person-of.ts';
import { minuteMs } from './session-times.ts';
import { userById } from './user.resolvers.ts';

/** What everybody who is signed in sets of themselves, whatever their role. */
export const accountResolvers = {
  Mutation: {
    updateProfile: mutation({
      about: ({ id }) => ['user', id],
      find: async (context, { id }) => (context.actor.userId === id ? userById(context).load(id) : null),
      right: () => 'signed_in',
      input: ({ input }) => checkInput(profileInput, input),
      run: ({ id, version }, { deps, origin, draft }) => changeProfile(deps, origin, id, version, draft),
      answer: ({ record, changeId }) => ({ __typename: 'UserUpdated', user: record, changeId }),
    }),
    changePassword: mutation({
      effect: 'holds_a_secret',
      right: () => 'signed_in',
      input: ({ input }) => checkInput(passwordChangeInput, input),
      run: (_args, { deps, actor, origin, draft }) => changeOwnPassword(deps, origin, personOf(actor), draft),
      answer: (outcome) =>
        outcome.kind === 'changed'
          ? { __typename: 'PasswordChanged', endedSessions: outcome.endedSessions }
          : { __typename: 'TooManyAttempts', retryAfterMinutes: Math.ceil(outcome.retryAfterMs / minuteMs) },
    }),
  },
} satisfies Pick<Resolvers, 'Mutation'> & ResolverMap;
