export { LocaleTexts, type LocaleField } from './locale-texts.tsx';
export { useLocaleNames } from './locale-names.ts';
export { byLocale, issuesByLocale, textList, textsByLocale, type LocaleText, type TextsByLocale } from './text-list.ts';
export { useContentLocales } from './use-content-locales.ts';
