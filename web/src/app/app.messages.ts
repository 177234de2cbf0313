import { defineCatalogue } from '../i18n/index.ts';

export const english = {
  logOut: 'Log out',
  loggedOutHereOnly: 'You are logged out here. The server could not be reached, so the session ends there by itself.',
  language: 'Language',
  account: 'Account',
  skinDark: 'Switch to the dark skin',
  skinLight: 'Switch to the light skin',
  mainMenu: 'Main menu',
  toggleMenu: 'Show or hide the menu',
  breadcrumb: 'Breadcrumb',
  skipToContent: 'Skip to the content',
  searchMenu: 'Search the menu',
  nothingInMenu: 'No menu entry matches.',
  layout: 'Layout',
  keys: 'Keyboard shortcuts',
  headerTools: 'Tools',
  motto: 'From page to channel',
  find: 'Find anything',
  notAllowedTitle: 'You may not open this page',
  notAllowedText: 'Your role does not include it. An administrator can change that.',
  pendingTitle: 'Your account is waiting for approval',
  pendingText: 'An administrator has to give you a role first. Check again once that is done.',
  lookAgain: 'Check again',
  errorTitle: 'This screen could not be shown',
  errorText: 'Something unexpected happened in this browser. Trying again often helps; if not, tell the operator.',
  offlineBanner: 'No connection. What you see may be out of date.',
  unreachedBanner: 'The server does not answer. What you see may be out of date; Quarry retries every few seconds.',
  tryAgain: 'Try again',
  toDashboard: 'Go to the dashboard',
};

export const appMessages = defineCatalogue('app', english, {
  de: () => import('./app.messages.de.ts'),
  fr: () => import('./app.messages.fr.ts'),
  pt: () => import('./app.messages.pt.ts'),
});
