import { ok } from '../kit/answers.ts';
import { defineDomain } from '../kit/domain.ts';
import { accountSettings } from './account-settings.ts';
import { films } from './films.ts';
import { pricing } from './pricing.ts';
import { startProfile } from './profile.ts';

type Profile = ReturnType<typeof startProfile>;

/** What one screen reads whole, and nothing changes. */
export const singlePages = defineDomain(startProfile, {
  'GET /pricing/data': () => ok(pricing),
  'GET /account-setting/data': () => ok(accountSettings),
  'GET /profile/data': (profile: Profile) => ok(profile),
  'GET /api/autocomplete/data': () => ok({ autoComplete: films }),
});
