import type { Translation } from '../../../i18n/index.ts';
import type { english } from './notices.messages.ts';

export const translation: Translation<typeof english> = {
  comingSoonTitle: 'Un nouvel atelier ouvre bientôt',
  comingSoonText: 'Nous balayons encore le sol. Laissez une adresse, une lettre viendra quand la porte sera ouverte.',
  email: 'Adresse e-mail',
  emailWanted: 'Saisissez une adresse e-mail complète, par exemple nom@example.com.',
  tellMe: 'Me prévenir',
  noted: '{{email}} serait prévenu. Dans cet exemple, l’adresse n’est gardée nulle part.',
  goBack: 'Revenir',
  logIn: 'Se connecter',
};
