import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  steps: 'In the list',
  previous: 'Previous in the list',
  next: 'Next in the list',
  about: 'about {{position}}',
  positionOf: '{{position}} of {{total}}',
  backToList: 'Back to the list',
};

export const walkMessages = defineCatalogue('walk', english, {
  de: () => import('./walk.messages.de.ts'),
  fr: () => import('./walk.messages.fr.ts'),
  pt: () => import('./walk.messages.pt.ts'),
});
