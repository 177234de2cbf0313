import { defineSetting } from '../settings/define-setting.ts';
import { settingSchemas } from '../settings/setting-schema.ts';

/** Where the dashboard is for the readers of mails. Without a value the server takes the address that it answers at. */
export const publicAddressSetting = defineSetting({
  key: 'publicAddress',
  group: 'installation',
  schema: settingSchemas.webAddress(),
  default: 'http://localhost:4000',
  scopes: ['installation'],
  environmentVariable: 'QUARRY_PUBLIC_URL',
});

/** Whether the dashboard has its sample screens. */
export const samplesSetting = defineSetting({
  key: 'samples',
  group: 'installation',
  schema: settingSchemas.boolean(),
  default: true,
  scopes: ['installation'],
  environmentVariable: 'QUARRY_SAMPLES',
});

/** What the settings of the installation are called, and what changes of them do. */
export const english = {
  publicAddress: 'Public address',
  'publicAddress.help': 'Links in mails begin with this address.',
  samples: 'Sample screens',
  'samples.help': 'Whether the menu has the group of sample screens, which work on demo data in the browser.',
  'effect.samplesOff': 'The sample screens leave the menu, and their addresses lead nowhere.',
  'effect.samplesOn': 'Everybody who logs in sees the sample screens in the menu.',
} as const;
