// Written by `npm run generate`; do not edit.
import { registrationSetting, english as access } from '../access/access.settings.ts';
import { binDaysSetting, english as bin } from '../bin/bin.settings.ts';
import { commentWordsSetting, commentsApproveVerifiedSetting, english as comments } from '../comments/comments.settings.ts';
import { uploadFileMegabytesSetting, uploadPersonMegabytesSetting, english as importsUploads } from '../imports/uploads.settings.ts';
import { publicAddressSetting, samplesSetting, english as installation } from '../installation/installation.settings.ts';
import { mailServerSetting, mailPasswordSetting, mailFromSetting, english as mail } from '../mail/mail.settings.ts';
import { ordersShipWithinSetting, ordersWorkingDaysSetting, ordersAutoCompleteSetting, english as orders } from '../orders/orders.settings.ts';
import { contentLocalesSetting, english as products } from '../products/products.settings.ts';
import { retentionBytesDaysSetting, retentionFetchMonthsSetting, retentionSnapshotMonthsSetting, retentionRunDaysSetting, retentionAuditMonthsSetting, english as retention } from '../retention/retention.settings.ts';
import { english as settings } from '../settings/settings.settings.ts';
import { newShopCurrencySetting, english as shops } from '../shops/shops.settings.ts';

/** Every setting that a feature declares. */
export const settingDefinitions = [
  registrationSetting,
  binDaysSetting,
  commentWordsSetting,
  commentsApproveVerifiedSetting,
  uploadFileMegabytesSetting,
  uploadPersonMegabytesSetting,
  publicAddressSetting,
  samplesSetting,
  mailServerSetting,
  mailPasswordSetting,
  mailFromSetting,
  ordersShipWithinSetting,
  ordersWorkingDaysSetting,
  ordersAutoCompleteSetting,
  contentLocalesSetting,
  retentionBytesDaysSetting,
  retentionFetchMonthsSetting,
  retentionSnapshotMonthsSetting,
  retentionRunDaysSetting,
  retentionAuditMonthsSetting,
  newShopCurrencySetting,
] as const;

/** What settings, their groups and choices are called, and what changes of them do, in English. */
export const settingsTexts = {
  ...access,
  ...bin,
  ...comments,
  ...importsUploads,
  ...installation,
  ...mail,
  ...orders,
  ...products,
  ...retention,
  ...settings,
  ...shops,
};
