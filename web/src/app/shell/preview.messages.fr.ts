import type { Translation } from '../../i18n/index.ts';
import type { english } from './preview.messages.ts';

export const translation: Translation<typeof english> = {
  title: 'Aperçu d’un rôle',
  text: 'Vous voyez le tableau de bord comme le rôle {{role}}. Vous ne pouvez modifier que ce qui est à vous.',
  end: 'Terminer l’aperçu',
};
