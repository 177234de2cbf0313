import { defineSetting } from '../settings/define-setting.ts';
import { settingSchemas } from '../settings/setting-schema.ts';

/** How many days the bin keeps what was deleted. */
export const binDaysSetting = defineSetting({
  key: 'binDays',
  group: 'bin',
  schema: settingSchemas.integer({ minimum: 1, maximum: 9_999, unit: 'days' }),
  default: 30,
  scopes: ['installation'],
  environmentVariable: 'QUARRY_BIN_DAYS',
});

/** What the settings of the bin are called, and what changes of them do. */
export const english = {
  binDays: 'Days in the bin',
  'binDays.help': 'How long the bin keeps what was deleted. Then it is deleted permanently.',
  'effect.binPurged_one': '{{count}} entry of the bin is deleted permanently within the hour.',
  'effect.binPurged_other': '{{count}} entries of the bin are deleted permanently within the hour.',
} as const;
