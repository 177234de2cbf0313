export { defineCatalogue, type Catalogue, type English, type MessageKey, type Translation } from './catalogue.ts';
export { createFormat, useFormat, type Format } from './format.ts';
export { languageNames, languages, parseLanguage, type Language } from './languages.ts';
export { navigationMessages, type NavigationKey } from './navigation.messages.ts';
export { changeLanguage, currentLanguage, storedLanguage } from './translator.ts';
export { useLanguage, useMessages, type Translate } from './use-messages.ts';
