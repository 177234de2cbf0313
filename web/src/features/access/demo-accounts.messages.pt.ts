import type { Translation } from '../../i18n/index.ts';
import type { english } from './demo-accounts.messages.ts';

export const translation: Translation<typeof english> = {
  sampleMode: 'Modo de exemplo',
  sampleModeText: 'Modo de exemplo: tudo o que fizer fica nesta página e desaparece quando a recarregar.',
  asAdministrator: 'Entrar como administrador',
  asClient: 'Entrar como cliente',
};
