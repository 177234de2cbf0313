import type { Translation } from '../../i18n/index.ts';
import type { english } from './sample-mode.messages.ts';

export const translation: Translation<typeof english> = {
  needsServer: 'Cette partie de Quarry a besoin de son serveur, que le mode d’exemple n’a pas.',
  toSamples: 'Aller au tableau de bord d’exemple',
};
