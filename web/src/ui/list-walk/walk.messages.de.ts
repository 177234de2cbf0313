import type { Translation } from '../../i18n/index.ts';
import type { english } from './walk.messages.ts';

export const translation: Translation<typeof english> = {
  steps: 'In der Liste',
  previous: 'Vorheriger Eintrag der Liste',
  next: 'Nächster Eintrag der Liste',
  about: 'etwa {{position}}',
  positionOf: '{{position}} von {{total}}',
  backToList: 'Zurück zur Liste',
};
