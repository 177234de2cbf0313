export { defineCatalogue, type Catalogue, type English, type MessageKey, type Translation } from './catalogue.ts';
export { useFormat, type Format } from './format.ts';
export { namedText } from './named-text.ts';
export { formatMeasure, formatPlain, formatUnit } from './measure-format.ts';
export { readDay } from './read-day.ts';
export { readNumber, writeNumber } from './read-number.ts';
export { languageNames, languages, parseLanguage, type Language } from './languages.ts';
export { navigationMessages, navigationTexts, type Names, type NavigationKey } from './navigation.ts';
export {
  changeLanguage,
  currentLanguage,
  fetchMissingTexts,
  followOtherTabs,
  onLanguageChange,
  onMissingTexts,
  storedLanguage,
} from './translator.ts';
export { useAwaitedLanguage, useLanguage, useMessages, type Translate } from './use-messages.ts';
export { useWording, type AnsweredWording, type Say } from './wording/use-wording.ts';
