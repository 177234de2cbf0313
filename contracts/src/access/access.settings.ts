import { defineSetting } from '../settings/define-setting.ts';
import { settingSchemas } from '../settings/setting-schema.ts';

/** Whether people may make an account for themselves, which waits until somebody approves it. */
export const registrationSetting = defineSetting({
  key: 'registration',
  group: 'access',
  schema: settingSchemas.boolean(),
  default: false,
  scopes: ['installation'],
  environmentVariable: 'QUARRY_REGISTRATION',
});

/** What the settings of access are called, and what changes of them do. */
export const english = {
  registration: 'Registration',
  'registration.help':
    'Whether people may create an account at the log-in page. A new account waits until somebody enables it.',
  'effect.registrationOn': 'Anybody who can open the log-in page can create an account, which waits to be enabled.',
  'effect.registrationOff': 'Nobody can create an account any more. Accounts that exist stay.',
} as const;
