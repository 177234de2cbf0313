import type { Names } from '../../i18n/index.ts';

export const names = {
  users: { en: 'Users', de: 'Benutzer', fr: 'Utilisateurs', pt: 'Utilizadores' },
  addUser: { en: 'Add user', de: 'Benutzer hinzufügen', fr: 'Ajouter un utilisateur', pt: 'Adicionar utilizador' },
  inviteUsers: {
    en: 'Invite users',
    de: 'Benutzer einladen',
    fr: 'Inviter des utilisateurs',
    pt: 'Convidar utilizadores',
  },
  user: { en: 'User', de: 'Benutzer', fr: 'Utilisateur', pt: 'Utilizador' },
  'bulk.users.disable': {
    en: 'Disable users',
    de: 'Benutzer sperren',
    fr: 'Désactiver des utilisateurs',
    pt: 'Desativar utilizadores',
  },
  'bulk.users.enable': {
    en: 'Enable users',
    de: 'Benutzer freigeben',
    fr: 'Activer des utilisateurs',
    pt: 'Ativar utilizadores',
  },
} satisfies Names;
