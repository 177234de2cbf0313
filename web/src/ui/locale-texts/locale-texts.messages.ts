import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  filled: '{{count}} of {{all}} filled in',
  listed: 'Shown in lists',
};

export const localeTextsMessages = defineCatalogue('locale-texts', english, {
  de: () => import('./locale-texts.messages.de.ts'),
  fr: () => import('./locale-texts.messages.fr.ts'),
  pt: () => import('./locale-texts.messages.pt.ts'),
});
