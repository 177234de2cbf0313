import type { Translation } from '../../i18n/index.ts';
import type { english } from './walk.messages.ts';

export const translation: Translation<typeof english> = {
  steps: 'Na lista',
  previous: 'Anterior na lista',
  next: 'Seguinte na lista',
  about: 'cerca de {{position}}',
  positionOf: '{{position}} de {{total}}',
  backToList: 'Voltar à lista',
};
