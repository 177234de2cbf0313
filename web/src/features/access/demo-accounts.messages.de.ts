import type { Translation } from '../../i18n/index.ts';
import type { english } from './demo-accounts.messages.ts';

export const translation: Translation<typeof english> = {
  sampleMode: 'Beispielmodus',
  sampleModeText: 'Beispielmodus: Alles, was Sie tun, bleibt auf dieser Seite und geht beim Neuladen verloren.',
  asAdministrator: 'Als Administrator anmelden',
  asClient: 'Als Kunde anmelden',
};
