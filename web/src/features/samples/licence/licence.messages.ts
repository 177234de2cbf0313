import { defineCatalogue } from '../../../i18n/index.ts';

export const english = {
  title: 'Licence of the samples',
  copy: 'Copy the terms',
  copied: 'The terms are on the clipboard',
  useTitle: 'What you may do',
  useText:
    'Use, copy and change the sample screens, their rows, texts and pictures, for yourself or for customers, paid or not. Nobody has to be asked or named.',
  dataTitle: 'What the data is',
  dataText:
    'Every person, shop, product, letter and figure is invented. A likeness to somebody real is chance. Film titles are facts; their order is ours.',
  keepTitle: 'What is kept',
  keepText: 'Nothing. What you type into a sample lives until its page is loaded anew, and reaches no server.',
  promiseTitle: 'What is not promised',
  promiseText: 'The samples come as they are, without warranty. People who build on them test what was built.',
};

/** The terms of the samples. */
export const licenceMessages = defineCatalogue('sampleLicence', english, {
  de: () => import('./licence.messages.de.ts'),
  fr: () => import('./licence.messages.fr.ts'),
  pt: () => import('./licence.messages.pt.ts'),
});
