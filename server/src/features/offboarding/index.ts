import type { Feature } from '../../platform/feature.ts';
import { offboardingResolvers } from './offboarding.resolvers.ts';
import { userBulk } from './user.bulk.ts';

export { eraseUser } from './erase-user.commands.ts';

/** Somebody leaves: what ends, and who gets what is theirs. Above the features whose records have owners. */
export const offboardingFeature: Feature = {
  name: 'offboarding',
  resolvers: offboardingResolvers,
  lists: { users: { bulk: userBulk } },
};
