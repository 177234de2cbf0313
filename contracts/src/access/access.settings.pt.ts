import type { english } from './access.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  registration: 'Registo',
  'registration.help':
    'Se é possível criar uma conta na página de início de sessão. Uma conta nova espera até alguém a ativar.',
  'effect.registrationOn':
    'Quem puder abrir a página de início de sessão pode criar uma conta, que espera ser ativada.',
  'effect.registrationOff': 'Ninguém pode criar mais contas. As contas existentes ficam.',
};
