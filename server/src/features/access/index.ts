import type { Feature } from '../../platform/feature.ts';
import { accessResolvers } from './access.resolvers.ts';

export { administratorRole, rolePresets, type RolePreset } from './role-presets.ts';
export { bearerOf, sessionRoutes } from './session.routes.ts';
export { actorFor, openSessions, type Sessions } from './sessions.ts';
export {
  changeUserStatus,
  createUser,
  ensureFirstAdministrator,
  ensurePresetRoles,
  refuseFaults,
  requireRole,
  setPassword,
  type FirstAdministrator,
} from './user.commands.ts';
export { findUserByEmail, findUserById, type User } from './user.store.ts';

export const accessFeature: Feature = { name: 'access', resolvers: accessResolvers };
