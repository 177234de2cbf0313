import type { Translation } from '../i18n/index.ts';
import type { english } from './app.messages.ts';

export const translation: Translation<typeof english> = {
  logOut: 'Abmelden',
  loggedOutHereOnly: 'Sie sind hier abgemeldet. Der Server war nicht erreichbar, die Sitzung endet dort von selbst.',
  language: 'Sprache',
  account: 'Konto',
  skinDark: 'Zur dunklen Darstellung wechseln',
  skinLight: 'Zur hellen Darstellung wechseln',
  mainMenu: 'Hauptmenü',
  toggleMenu: 'Menü ein- oder ausblenden',
  breadcrumb: 'Pfad',
  skipToContent: 'Zum Inhalt springen',
  searchMenu: 'Menü durchsuchen',
  nothingInMenu: 'Kein Menüeintrag passt.',
  layout: 'Darstellung',
  keys: 'Tastenkürzel',
  headerTools: 'Werkzeuge',
  motto: 'Von der Seite zum Kanal',
  find: 'Alles finden',
  notAllowedTitle: 'Diese Seite dürfen Sie nicht öffnen',
  notAllowedText: 'Ihre Rolle schließt sie nicht ein. Das kann die Administration ändern.',
  pendingTitle: 'Ihr Konto wartet auf Freigabe',
  pendingText: 'Die Administration muss Ihnen zuerst eine Rolle geben. Sehen Sie danach wieder nach.',
  lookAgain: 'Erneut nachsehen',
  errorTitle: 'Diese Ansicht konnte nicht gezeigt werden',
  errorText:
    'Etwas Unerwartetes ist in diesem Browser geschehen. Oft hilft ein neuer Versuch; sonst verständigen Sie den Betreiber.',
  offlineBanner: 'Keine Verbindung. Was Sie sehen, kann veraltet sein.',
  unreachedBanner:
    'Der Server antwortet nicht. Was Sie sehen, kann veraltet sein; Quarry versucht es alle paar Sekunden erneut.',
  tryAgain: 'Erneut versuchen',
  toDashboard: 'Zur Übersicht',
};
