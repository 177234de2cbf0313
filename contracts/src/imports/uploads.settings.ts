import { defineSetting } from '../settings/define-setting.ts';
import { settingSchemas } from '../settings/setting-schema.ts';

/** The largest file that somebody uploads, in megabytes of 1,048,576 bytes. */
export const uploadFileMegabytesSetting = defineSetting({
  key: 'uploadFileMegabytes',
  group: 'installation',
  schema: settingSchemas.integer({ minimum: 1, maximum: 10_000 }),
  default: 200,
  scopes: ['installation'],
});

/** How much each person may have uploaded, in such megabytes, before anything uses it. */
export const uploadPersonMegabytesSetting = defineSetting({
  key: 'uploadPersonMegabytes',
  group: 'installation',
  schema: settingSchemas.integer({ minimum: 1, maximum: 100_000 }),
  default: 500,
  scopes: ['installation'],
});

/** What the settings of uploads are called. */
export const english = {
  uploadFileMegabytes: 'Largest upload (MB)',
  'uploadFileMegabytes.help': 'Larger files are refused before they are sent.',
  uploadPersonMegabytes: 'Unused uploads per person (MB)',
  'uploadPersonMegabytes.help':
    'How much a person can upload before it is used. Uploads that nothing uses are deleted after one day.',
} as const;
