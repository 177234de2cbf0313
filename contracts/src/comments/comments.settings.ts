import { defineSetting } from '../settings/define-setting.ts';
import { settingSchemas } from '../settings/setting-schema.ts';

/** Words that flag a comment, between commas. */
export const commentWordsSetting = defineSetting({
  key: 'commentWords',
  group: 'catalogue',
  schema: settingSchemas.optionalText(5_000),
  default: null,
  scopes: ['installation'],
});

/** Whether a review that nothing was noticed in is approved at once where its purchase is verified. */
export const commentsApproveVerifiedSetting = defineSetting({
  key: 'commentsApproveVerified',
  group: 'shops',
  schema: settingSchemas.boolean(),
  default: false,
  scopes: ['shop', 'installation'],
});

/** What the settings of comments are called. */
export const english = {
  commentWords: 'Words that flag a comment',
  'commentWords.help': 'Words between commas. A comment with one of them is flagged; people decide about it.',
  commentsApproveVerified: 'Approve unflagged reviews of verified purchases',
  'commentsApproveVerified.help':
    'A review without a flag whose purchase is verified is approved by itself. All others wait for a decision.',
} as const;
