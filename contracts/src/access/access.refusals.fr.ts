import type { english } from './access.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  RIGHT_MISSING: 'Votre rôle ne permet pas cela ici.\nAdressez-vous à un administrateur.',
  LAST_ADMINISTRATOR:
    'C’est la seule personne qui peut encore se connecter comme administrateur.\nDonnez d’abord ce rôle à quelqu’un d’autre.',
  ROLE_NOT_HELD: 'Le rôle {{role}} comprend des droits que vous n’avez pas.\nDemandez à une personne qui les a.',
  LAST_WITH_ALL_RIGHTS:
    'Plus personne pouvant se connecter n’aurait tous les droits, et nul ne pourrait les redonner.\nDonnez d’abord tous les droits à un autre rôle, et ce rôle à quelqu’un.',
  ADMINISTRATOR_ROLE: 'Le rôle des administrateurs reste : le premier compte et la ligne de commande s’en servent.',
  ROLE_IN_USE_one: '{{names}} a ce rôle.\nDonnez-lui d’abord un autre rôle.',
  ROLE_IN_USE_other: '{{count}} personnes ont ce rôle : {{names}}.\nDonnez-leur d’abord un autre rôle.',
  RIGHTS_NOT_HELD: 'Le rôle comprendrait des droits que vous n’avez pas.\nDemandez à une personne qui les a.',
  ROLE_NAME_TAKEN: 'Un autre rôle s’appelle désormais {{name}}.\nDonnez-lui d’abord un autre nom.',
  OWN_ACCOUNT: 'Vous ne pouvez pas vous désactiver vous-même.\nDemandez à un autre administrateur.',
  NOT_DISABLED: 'Seul un utilisateur désactivé peut être effacé.\nDésactivez-le d’abord.',
  USER_DISABLED: 'Ce compte est désactivé.\nRéactivez-le d’abord.',
  NO_SECOND_FACTOR: 'Il n’y a pas de second facteur.',
  OWN_SECOND_FACTOR: 'Votre propre second facteur se désactive dans votre compte, avec votre mot de passe.',
  SECOND_FACTOR_REQUIRED: 'Un de vos rôles exige un second facteur : {{names}}.\nConfigurez-en un autre à sa place.',
  SECOND_FACTOR_SETUP_OVER: 'Cela a pris trop de temps.\nRecommencez.',
};
