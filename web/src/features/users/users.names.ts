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
} satisfies Names;
