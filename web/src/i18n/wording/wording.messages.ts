import { wordingTexts } from '@quarry/contracts/wording';
import { defineCatalogue } from '../catalogue.ts';

export const english = wordingTexts;

/** What server and engines say, by the keys that they share with the dashboard. */
export const wordingMessages = defineCatalogue('wording', english, {
  de: () => import('./wording.messages.de.ts'),
  fr: () => import('./wording.messages.fr.ts'),
  pt: () => import('./wording.messages.pt.ts'),
});
