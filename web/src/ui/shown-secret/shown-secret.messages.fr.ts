import type { Translation } from '../../i18n/index.ts';
import type { english } from './shown-secret.messages.ts';

export const translation: Translation<typeof english> = {
  secret: 'Clé secrète',
  copy: 'Copier',
  notCopied: 'Le navigateur ne l’a pas permis : sélectionnez le texte et copiez-le.',
};
