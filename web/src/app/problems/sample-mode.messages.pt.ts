import type { Translation } from '../../i18n/index.ts';
import type { english } from './sample-mode.messages.ts';

export const translation: Translation<typeof english> = {
  needsServer: 'Esta parte do Quarry precisa do seu servidor, que o modo de exemplo dispensa.',
  toSamples: 'Ir para o painel de exemplo',
};
