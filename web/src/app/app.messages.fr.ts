import type { Translation } from '../i18n/index.ts';
import type { english } from './app.messages.ts';

export const translation: Translation<typeof english> = {
  logOut: 'Se déconnecter',
  loggedOutHereOnly: 'Vous êtes déconnecté ici. Le serveur était injoignable, la session s’y terminera d’elle-même.',
  language: 'Langue',
  account: 'Compte',
  skinDark: 'Passer à l’apparence sombre',
  skinLight: 'Passer à l’apparence claire',
  mainMenu: 'Menu principal',
  toggleMenu: 'Afficher ou masquer le menu',
  breadcrumb: 'Fil d’Ariane',
  skipToContent: 'Aller au contenu',
  searchMenu: 'Chercher dans le menu',
  nothingInMenu: 'Aucune entrée du menu ne correspond.',
  layout: 'Présentation',
  keys: 'Raccourcis clavier',
  headerTools: 'Outils',
  motto: 'De la page au canal',
  find: 'Tout trouver',
  notAllowedTitle: 'Vous ne pouvez pas ouvrir cette page',
  notAllowedText: 'Votre rôle ne la comprend pas. Un administrateur peut changer cela.',
  pendingTitle: 'Votre compte attend d’être approuvé',
  pendingText: 'Un administrateur doit d’abord vous donner un rôle. Vérifiez à nouveau une fois que c’est fait.',
  lookAgain: 'Vérifier à nouveau',
  errorTitle: 'Cet écran n’a pas pu être affiché',
  errorText: 'Un imprévu s’est produit dans ce navigateur. Réessayer aide souvent ; sinon, prévenez l’exploitant.',
  offlineBanner: 'Pas de connexion. Ce que vous voyez n’est peut-être plus à jour.',
  unreachedBanner:
    'Le serveur ne répond pas. Ce que vous voyez n’est peut-être plus à jour ; Quarry réessaie toutes les quelques secondes.',
  tryAgain: 'Réessayer',
  toDashboard: 'Aller au tableau de bord',
};
