import type { Translation } from '../../i18n/index.ts';
import type { english } from './account.messages.ts';

export const translation: Translation<typeof english> = {
  sessions: 'Sessions ouvertes',
  noSessions: 'Connecté nulle part.',
  device: 'Appareil',
  browserOnSystem: '{{browser}} sous {{system}}',
  unknownDevice: 'Appareil inconnu',
  thisBrowser: 'Ce navigateur',
  address: 'Adresse',
  began: 'Connexion',
  lastUsed: 'Dernière utilisation',
  ends: 'Fin',
  endsUnused: 'sans utilisation, le {{at}}',
  endsLatest: 'au plus tard le {{at}}',
  revoke: 'Fermer',
  revokeOne: 'Fermer la session : {{device}}',
  revokeOthers: 'Fermer toutes les autres',
  revokeOthersText:
    'Tous les autres navigateurs devront se reconnecter d’ici quelques secondes. Celui-ci reste connecté.',
  revokeAll: 'Fermer toutes les sessions',
  revokeAllText: 'Tous les navigateurs de cette personne devront se reconnecter d’ici quelques secondes.',
  revoked_one: '{{count}} session fermée',
  revoked_other: '{{count}} sessions fermées',
  endedAlready: 'Cette session était déjà fermée.',
  roleNotHeld: 'Le rôle {{role}} comprend des droits que vous n’avez pas. Demandez à une personne qui les a.',
};
