import type { Translation } from '../../../i18n/index.ts';
import type { english } from './notices.messages.ts';

export const translation: Translation<typeof english> = {
  comingSoonTitle: 'Uma nova oficina abre em breve',
  comingSoonText: 'Ainda varremos o chão. Deixe um endereço e receberá uma carta quando a porta abrir.',
  email: 'Endereço de e-mail',
  emailWanted: 'Introduza um endereço de e-mail completo, como nome@example.com.',
  tellMe: 'Avisar-me',
  noted: '{{email}} seria avisado. Neste exemplo o endereço não é guardado.',
  goBack: 'Voltar atrás',
  logIn: 'Entrar',
};
