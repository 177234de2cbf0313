import type { Feature } from '../../platform/feature.ts';
import { accessResolvers } from './access.resolvers.ts';

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
export { actorOfUser } from './session-answer.ts';
export { findUserById, type User } from './user.store.ts';

export const accessFeature: Feature = { name: 'access', resolvers: accessResolvers };
