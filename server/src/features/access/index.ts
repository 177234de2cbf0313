import type { Feature } from '../../platform/feature.ts';
import { accessResolvers } from './access.resolvers.ts';
import { accountResolvers } from './account.resolvers.ts';
import { accountLinkResolvers } from './account-link.resolvers.ts';
import { namedUsers } from './named-users.ts';
import { sessionResolvers } from './session.resolvers.ts';
import { userBulk } from './user.bulk.ts';
import { userHistory } from './user.history.ts';
import { userFilter } from './user-list.store.ts';
import { userResolvers } from './user.resolvers.ts';

export { accountLinkRoutes } from './account-link.routes.ts';
export { bearerOf, sessionRoutes } from './session.routes.ts';
export { openSessions, type Sessions } from './sessions.ts';
export {
  createUser,
  ensureFirstAdministrator,
  ensurePresetRoles,
  giveRole,
  refuseFaults,
  requireRole,
  setPassword,
  setUserStatus,
  type FirstAdministrator,
} from './user.commands.ts';
export { actorOfUser, mayStill } from './session-answer.ts';
export { userById } from './user.resolvers.ts';
export { changeUserStatus } from './user-record.commands.ts';
export { findUserById, type User } from './user.store.ts';

export const accessFeature: Feature = {
  name: 'access',
  resolvers: {
    ...userResolvers,
    ...sessionResolvers,
    Query: { ...accessResolvers.Query, ...userResolvers.Query, ...sessionResolvers.Query },
    Mutation: {
      ...accessResolvers.Mutation,
      ...userResolvers.Mutation,
      ...sessionResolvers.Mutation,
      ...accountResolvers.Mutation,
      ...accountLinkResolvers.Mutation,
    },
  },
  histories: [userHistory],
  exports: { users: 'User' },
  filters: { users: userFilter },
  named: { User: namedUsers },
  bulk: { users: userBulk },
};
