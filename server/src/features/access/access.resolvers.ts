import { preferencesInput } from '@quarry/contracts/access';
import { checkInput } from '@quarry/contracts/common';
import { mutation } from '../../platform/commands/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { personOf } from './person-of.ts';
import { savePreferences } from './preferences.commands.ts';
import { findPreferences } from './preferences.store.ts';
import { findRoles, rolesHolding } from './role.store.ts';
import { findUserById, userDataOf } from './user.store.ts';

export const accessResolvers = {
  Query: {
    me: async (_root, _args, { actor, deps }) => {
      const user = await findUserById(deps.db, personOf(actor));
      if (!user) throw new Failure('UNAUTHENTICATED', 'Sign in to do this.');
      return userDataOf(user, actor.rules);
    },
    rolesThatMay: async (_root, { action, subject }, { actor, deps }) => {
      personOf(actor);
      return rolesHolding(await findRoles(deps.db), action, subject);
    },
    preferences: (_root, _args, { actor, deps }) => findPreferences(deps.db, personOf(actor)),
  },
  Mutation: {
    savePreferences: mutation({
      right: () => 'signed_in',
      input: ({ input }) => checkInput(preferencesInput, input),
      run: async (_args, { deps, actor, origin, draft }) => ({
        kind: 'saved',
        preferences: await savePreferences(deps, origin, personOf(actor), draft),
      }),
      answer: ({ preferences }) => ({ __typename: 'PreferencesSaved', preferences }),
    }),
  },
} satisfies Pick<Resolvers, 'Mutation'> & ResolverMap;
