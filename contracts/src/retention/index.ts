export {
  retentionAuditMonthsSetting,
  retentionBytesDaysSetting,
  retentionFetchMonthsSetting,
  retentionRunDaysSetting,
  retentionSnapshotMonthsSetting,
} from './retention.settings.ts';
