import { preferencesInput } from '@quarry/contracts/access';
import { checkInput } from '@quarry/contracts/common';
import type { Actor } from '../../platform/auth/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { findPreferences, savePreferences } from './preferences.store.ts';
import { findUserById, userDataOf } from './user.store.ts';

export const accessResolvers = {
  Query: {
    me: async (_root, _args, { actor, deps }) => {
      const user = await findUserById(deps.db, personOf(actor));
      if (!user) throw new Failure('UNAUTHENTICATED', 'Sign in to do this.');
      return userDataOf(user, actor.rules);
    },
    preferences: (_root, _args, { actor, deps }) => findPreferences(deps.db, personOf(actor)),
  },
  Mutation: {
    savePreferences: async (_root, { input }, { actor, deps }) => {
      const userId = personOf(actor);
      const draft = checkInput(preferencesInput, input);
      if (!draft.ok) return { __typename: 'InvalidInput', issues: draft.issues };
      const preferences = await savePreferences(deps.db, userId, draft.value, deps.clock.now());
      return { __typename: 'PreferencesSaved', preferences };
    },
  },
} satisfies Pick<Resolvers, 'Mutation'> & ResolverMap;

/** Whoever is signed in, whatever their role: it is about themselves. */
function personOf({ userId }: Actor): string {
  if (userId === null) throw new Failure('UNAUTHENTICATED', 'Sign in to do this.');
  return userId;
}
