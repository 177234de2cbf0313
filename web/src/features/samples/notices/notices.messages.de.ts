import type { Translation } from '../../../i18n/index.ts';
import type { english } from './notices.messages.ts';

export const translation: Translation<typeof english> = {
  comingSoonTitle: 'Bald öffnet eine neue Werkstatt',
  comingSoonText:
    'Wir fegen noch den Boden. Hinterlassen Sie eine Adresse, dann kommt ein Brief, wenn die Tür offen ist.',
  email: 'E-Mail-Adresse',
  emailWanted: 'Geben Sie eine vollständige E-Mail-Adresse ein, etwa name@example.com.',
  tellMe: 'Bescheid geben',
  noted: '{{email}} bekäme Bescheid. In diesem Muster wird die Adresse nirgends gespeichert.',
  goBack: 'Zurückgehen',
  logIn: 'Anmelden',
};
