import type { Translation } from '../../i18n/index.ts';
import type { english } from './shown-secret.messages.ts';

export const translation: Translation<typeof english> = {
  secret: 'Segredo',
  copy: 'Copiar',
  notCopied: 'O navegador não o permitiu: selecione o texto e copie-o.',
};
