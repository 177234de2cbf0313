import { inputTexts } from '@quarry/contracts/common';
import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  ...inputTexts,
  longest: 'This is too long. Shorten it to {{most}} characters.',
};

/** What can be wrong with a field, by the code that form and server share. */
export const inputMessages = defineCatalogue('input', english, {
  de: () => import('./input.messages.de.ts'),
  fr: () => import('./input.messages.fr.ts'),
  pt: () => import('./input.messages.pt.ts'),
});
