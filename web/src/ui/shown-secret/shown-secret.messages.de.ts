import type { Translation } from '../../i18n/index.ts';
import type { english } from './shown-secret.messages.ts';

export const translation: Translation<typeof english> = {
  secret: 'Secret',
  copy: 'Kopieren',
  notCopied: 'Der Browser hat es nicht erlaubt: Markieren Sie den Text und kopieren Sie ihn.',
};
