import type { Translation } from '../../i18n/index.ts';
import type { english } from './walk.messages.ts';

export const translation: Translation<typeof english> = {
  steps: 'Dans la liste',
  previous: 'Précédent dans la liste',
  next: 'Suivant dans la liste',
  about: 'environ {{position}}',
  positionOf: '{{position}} sur {{total}}',
  backToList: 'Retour à la liste',
};
