import type { Translation } from '../../i18n/index.ts';
import type { english } from './account.messages.ts';

export const translation: Translation<typeof english> = {
  sessions: 'Sitzungen',
  noSessions: 'Nirgends angemeldet.',
  device: 'Gerät',
  browserOnSystem: '{{browser}} auf {{system}}',
  unknownDevice: 'Unbekanntes Gerät',
  thisBrowser: 'Dieser Browser',
  address: 'Adresse',
  began: 'Angemeldet',
  lastUsed: 'Zuletzt benutzt',
  ends: 'Endet',
  endsUnused: 'unbenutzt am {{at}}',
  endsLatest: 'spätestens am {{at}}',
  revoke: 'Beenden',
  revokeOne: 'Sitzung beenden: {{device}}',
  revokeOthers: 'Alle anderen beenden',
  revokeOthersText: 'Jeder andere Browser muss sich innerhalb weniger Sekunden neu anmelden. Dieser bleibt angemeldet.',
  revokeAll: 'Alle beenden',
  revokeAllText: 'Jeder Browser dieser Person muss sich innerhalb weniger Sekunden neu anmelden.',
  revoked_one: '{{count}} Sitzung beendet',
  revoked_other: '{{count}} Sitzungen beendet',
  endedAlready: 'Diese Sitzung war schon beendet.',
  roleNotHeld: 'Die Rolle {{role}} enthält Rechte, die Sie nicht haben. Bitten Sie jemanden, der sie hat.',
};
