import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  secret: 'Secret',
  copy: 'Copy',
  notCopied: 'The browser did not allow it: select the text and copy it.',
};

export const shownSecretMessages = defineCatalogue('shown-secret', english, {
  de: () => import('./shown-secret.messages.de.ts'),
  fr: () => import('./shown-secret.messages.fr.ts'),
  pt: () => import('./shown-secret.messages.pt.ts'),
});
