import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  needsServer: 'This part of Quarry needs its server, which sample mode does without.',
  toSamples: 'Go to the sample dashboard',
};

/** The texts of a dashboard without a server. */
export const sampleModeMessages = defineCatalogue('sampleMode', english, {
  de: () => import('./sample-mode.messages.de.ts'),
  fr: () => import('./sample-mode.messages.fr.ts'),
  pt: () => import('./sample-mode.messages.pt.ts'),
});
