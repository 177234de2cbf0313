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

/** What the settings of comments are called. */
export const english = {
  commentWords: 'Words that flag a comment',
  'commentWords.help': 'Words between commas. A comment with one of them is flagged; people decide about it.',
} as const;
