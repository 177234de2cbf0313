import { Failure } from '../../platform/failure.ts';
import type { ResolverMap } from '../../platform/feature.ts';
import { findUserById, userDataOf } from './user.store.ts';

export const accessResolvers: ResolverMap = {
  Query: {
    me: async (_root, _args, { actor, deps }) => {
      const user = actor.userId && (await findUserById(deps.db, actor.userId));
      if (!user) throw new Failure('UNAUTHENTICATED', 'Sign in to do this.');
      return userDataOf(user, actor.rules);
    },
  },
};
