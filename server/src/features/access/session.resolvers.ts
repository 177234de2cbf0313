import { type Actor, authorize, may } from '../../platform/auth/index.ts';
import { mutation, type Right } from '../../platform/commands/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { personOf } from './person-of.ts';
import { revokeSession, revokeSessions } from './session.commands.ts';
import { findOpenSession, findOpenSessions, type SessionRecord } from './session-list.store.ts';
import type { RoleNotHeld } from './user-record.commands.ts';
import { userById } from './user.resolvers.ts';

export const sessionResolvers = {
  Query: {
    sessions: async (_root, { userId }, { actor, deps }) => {
      if (personOf(actor) !== userId || actor.apiKeyId) authorize(actor, 'update', 'User', { userId });
      return isId(userId) ? findOpenSessions(deps.db, userId, deps.clock.now()) : [];
    },
  },
  Session: {
    isCurrent: ({ id }, _args, { actor }) => id === actor.sessionId,
  },
  Mutation: {
    revokeSession: mutation({
      about: ({ id }) => ['session', id],
      find: (context, { id }) => sessionFor(context, id),
      right: (_args, { userId }, actor) => rightOver(userId, actor),
      run: (_args, { deps, origin, found }) => revokeSession(deps, origin, found),
      answer: (outcome) => answerOf(outcome),
    }),
    revokeSessions: mutation({
      about: ({ userId }) => ['user', userId],
      find: (context, { userId }) => userById(context).load(userId),
      right: ({ userId }, _found, actor) => rightOver(userId, actor),
      run: ({ userId }, { deps, origin }) => revokeSessions(deps, origin, userId),
      answer: (outcome) => answerOf(outcome),
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

/** One's own sessions are everybody's to end; those of somebody else take the right to change them. */
function rightOver(userId: string, actor: Actor): Right | 'signed_in' {
  return actor.userId === userId ? 'signed_in' : ['update', 'User', { userId }];
}

/** A session as far as the actor may know of it. */
async function sessionFor({ actor, deps }: RequestContext, id: string): Promise<SessionRecord | null> {
  const session = await findOpenSession(deps.db, id, deps.clock.now());
  const isSeen = session && (session.userId === actor.userId || may(actor, 'read', 'User', { userId: session.userId }));
  return isSeen ? session : null;
}

function answerOf(outcome: { kind: 'revoked'; count: number } | RoleNotHeld) {
  return outcome.kind === 'revoked'
    ? { __typename: 'SessionsRevoked' as const, count: outcome.count }
    : { __typename: 'RoleNotHeld' as const, roleName: outcome.roleName };
}
