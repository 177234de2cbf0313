import { contentLocales } from '../common/index.ts';
import { defineSetting } from '../settings/define-setting.ts';
import { settingSchemas } from '../settings/setting-schema.ts';

/** The languages of the catalogue's texts; the first is that of texts which say no other. */
export const contentLocalesSetting = defineSetting({
  key: 'contentLocales',
  group: 'catalogue',
  schema: settingSchemas.locales(50),
  default: contentLocales,
  scopes: ['installation'],
});

/** What the settings of the catalogue are called, and what changes of them do. */
export const english = {
  contentLocales: 'Content languages',
  'contentLocales.help':
    'The languages that texts of the catalogue are written in, the most important first: texts without a language are in that one.',
  'effect.localeRemoved_one':
    '{{count}} product has texts in {{locale}}. They stay, and nobody can write new ones in that language.',
  'effect.localeRemoved_other':
    '{{count}} products have texts in {{locale}}. They stay, and nobody can write new ones in that language.',
} as const;
