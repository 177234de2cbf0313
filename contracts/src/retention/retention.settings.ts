import { defineSetting } from '../settings/define-setting.ts';
import { settingSchemas } from '../settings/setting-schema.ts';

/**
 * How long what grows is kept. A month of a table goes as a whole, once its last day has passed the limit. What a live value, an open
 * proposal or a price point stands on stays beyond every limit, and so do the newest fetch and the newest stored bytes of each page.
 */

/** Days for which the stored bytes of a page are kept after its fetch. */
export const retentionBytesDaysSetting = defineSetting({
  key: 'retentionBytesDays',
  group: 'retention',
  schema: settingSchemas.integer({ minimum: 7, maximum: 3_650, unit: 'days' }),
  default: 90,
  scopes: ['shop', 'installation'],
});

/** Months for which fetches of pages are kept. */
export const retentionFetchMonthsSetting = defineSetting({
  key: 'retentionFetchMonths',
  group: 'retention',
  schema: settingSchemas.integer({ minimum: 2, maximum: 120, unit: 'months' }),
  default: 13,
  scopes: ['shop', 'installation'],
});

/** Months for which snapshots of offers are kept. */
export const retentionSnapshotMonthsSetting = defineSetting({
  key: 'retentionSnapshotMonths',
  group: 'retention',
  schema: settingSchemas.integer({ minimum: 2, maximum: 120, unit: 'months' }),
  default: 25,
  scopes: ['shop', 'installation'],
});

/** Days for which the items of runs that have ended are kept; the runs themselves stay, with their totals. */
export const retentionRunDaysSetting = defineSetting({
  key: 'retentionRunDays',
  group: 'retention',
  schema: settingSchemas.integer({ minimum: 14, maximum: 3_650, unit: 'days' }),
  default: 90,
  scopes: ['installation'],
});

/** Months for which the audit trail is kept; 0 keeps it for ever. */
export const retentionAuditMonthsSetting = defineSetting({
  key: 'retentionAuditMonths',
  group: 'retention',
  schema: settingSchemas.integerOrNone({ minimum: 12, maximum: 240, unit: 'months' }),
  default: 0,
  scopes: ['installation'],
});

/** What the settings of retention are called. */
export const english = {
  retentionBytesDays: 'Keep stored pages',
  'retentionBytesDays.help':
    'Older bytes of pages are deleted. The newest of each page stay, and so does what a value, an open proposal or a price point rests on.',
  retentionFetchMonths: 'Keep page fetches',
  'retentionFetchMonths.help':
    'Older months of fetches are deleted. The newest fetch of each page stays, and so does each that a kept snapshot rests on.',
  retentionSnapshotMonths: 'Keep snapshots of offers',
  'retentionSnapshotMonths.help':
    'Older months of snapshots are deleted. What an offer shows stays, and so does what a value, an open proposal or a price point rests on.',
  retentionRunDays: 'Keep items of runs',
  'retentionRunDays.help':
    'Items of crawls, grabs, excavations and bulk runs that ended earlier are deleted. The runs stay, with their totals, and the newest five of each source keep theirs.',
  retentionAuditMonths: 'Keep the audit trail',
  'retentionAuditMonths.help':
    'Older changes are deleted and cannot be reverted any more; the seals of the rest still fit. 0 keeps all of them.',
  'effect.storageUncounted': 'What this frees is counted within a day.',
  'effect.storageFreesNothing': 'It deletes nothing that is kept now.',
  'effect.storageFrees_one': '{{count}} entry with {{bytes}} is deleted at the next run.',
  'effect.storageFrees_other': '{{count}} entries with {{bytes}} are deleted at the next run.',
  'effect.storageFreesLess_one': 'Only {{count}} entry with {{bytes}} is deleted at the next run.',
  'effect.storageFreesLess_other': 'Only {{count}} entries with {{bytes}} are deleted at the next run.',
  'effect.storageFreesMonth_one': '{{month}}: {{count}} entry, {{bytes}}',
  'effect.storageFreesMonth_other': '{{month}}: {{count}} entries, {{bytes}}',
} as const;
