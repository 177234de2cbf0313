import { registrationSetting } from '@quarry/contracts/access';
import { forgetAvatarsJob } from '@quarry/contracts/jobs';
import type { Deps, Feature } from '../../platform/feature.ts';
import { switchEffects } from '../../platform/settings/index.ts';
import { defineWorkerJob } from '../../platform/jobs/index.ts';
import { accessRecords } from './access.records.ts';
import { accessResolvers } from './access.resolvers.ts';
import { apiKeyResolvers } from './api-key.resolvers.ts';
import { accountResolvers } from './account.resolvers.ts';
import { accountLinkResolvers } from './account-link.resolvers.ts';
import { forgetUnusedAvatars } from './avatar.commands.ts';
import { explainRightResolvers } from './explain-right.resolvers.ts';
import { roleResolvers } from './role.resolvers.ts';
import { secondFactorResolvers } from './second-factor.resolvers.ts';
import { sessionResolvers } from './session.resolvers.ts';
import { userResolvers } from './user.resolvers.ts';
import { accessPersonal } from './access.personal.ts';

export { type ApiKeys, openApiKeys } from './api-keys.ts';
export { isKey, newSecret } from './api-key-secret.ts';
export { findKeyNames } from './api-key.store.ts';
export { type ChannelKeyRecord, stateOfChannelKey } from './channel-key.ts';
export { addChannelKey, channelKeyKind, revokeChannelKey, revokeKeysOfChannel } from './channel-key.commands.ts';
export {
  countHeldKeys,
  countUsedKeys,
  findChannelKeys,
  findChannelsOfKeys,
  listChannelKeys,
} from './channel-key.store.ts';
export { avatarRoutes } from './avatar.routes.ts';
export { accountLinkRoutes } from './account-link.routes.ts';
export { resetSecondFactorOf } from './second-factor.commands.ts';
export { openBeforeSecondFactor, secondFactorOwed } from './second-factor-owed.ts';
export { bearerOf, retryAfter, sessionRoutes } from './session.routes.ts';
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
export type { UserRecord } from './user.ts';
export { userById, userResolvers } from './user.resolvers.ts';
export { changeUserStatus } from './user-record.commands.ts';
export { deleteUserRow, lockUserToErase } from './erase-user.commands.ts';
export { idleMs } from './session-times.ts';
export {
  findUserForUpdate,
  listConditions as userConditions,
  userFilter,
  type UserListRequest,
} from './user-list.store.ts';
export { findPreferences } from './preferences.store.ts';
export { peopleWhoMay } from './people-who-may.ts';
export { personOf } from './person-of.ts';
export { findFirstAdministrator, findUserByEmail, findUserById, type User } from './user.store.ts';

export const accessFeature: Feature = {
  name: 'access',
  personal: accessPersonal,
  settingEffects: [switchEffects(registrationSetting, 'registrationOn', 'registrationOff')],
  resolvers: {
    ...userResolvers,
    ...roleResolvers,
    ...sessionResolvers,
    ...apiKeyResolvers,
    User: { ...userResolvers.User, ...secondFactorResolvers.User },
    Query: {
      ...accessResolvers.Query,
      ...userResolvers.Query,
      ...roleResolvers.Query,
      ...explainRightResolvers.Query,
      ...sessionResolvers.Query,
      ...apiKeyResolvers.Query,
    },
    Mutation: {
      ...accessResolvers.Mutation,
      ...userResolvers.Mutation,
      ...roleResolvers.Mutation,
      ...sessionResolvers.Mutation,
      ...accountResolvers.Mutation,
      ...accountLinkResolvers.Mutation,
      ...apiKeyResolvers.Mutation,
      ...secondFactorResolvers.Mutation,
    },
  },
  jobs: [
    defineWorkerJob<Deps, object>({
      definition: forgetAvatarsJob,
      handle: (deps) => forgetUnusedAvatars(deps),
      schedule: { cron: '17 * * * *', payload: {} },
    }),
  ],
  records: accessRecords,
};
