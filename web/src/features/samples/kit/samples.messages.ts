import { defineCatalogue } from '../../../i18n/index.ts';

export const english = {
  sampleData: 'Sample data',
  what: 'People, goods and figures here are invented. Changes last until this page is loaded anew, and reach no server.',
  reset: 'Reset sample data',
  wasReset: 'All sample data is back to the start',
};

/** What every sample screen says. */
export const samplesMessages = defineCatalogue('samples', english, {
  de: () => import('./samples.messages.de.ts'),
  fr: () => import('./samples.messages.fr.ts'),
  pt: () => import('./samples.messages.pt.ts'),
});
