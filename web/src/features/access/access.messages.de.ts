import type { Translation } from '../../i18n/index.ts';
import type { english } from './access.messages.ts';

export const translation: Translation<typeof english> = {
  logIn: 'Anmelden',
  logInToQuarry: 'Bei Quarry anmelden',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  showPassword: 'Passwort zeigen',
  wrongCredentials: 'E-Mail-Adresse oder Passwort ist falsch. Prüfen Sie beides und versuchen Sie es erneut.',
  tooManyAttempts_one: 'Zu viele Versuche. Versuchen Sie es in einer Minute erneut.',
  tooManyAttempts_other: 'Zu viele Versuche. Versuchen Sie es in {{count}} Minuten erneut.',
  serverOutOfReach: 'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  somethingWentWrong: 'Auf dem Server ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
  toRegister: 'Konto anlegen',
  toLogIn: 'Ich habe ein Konto: anmelden',
  register: 'Konto anlegen',
  registerTitle: 'Konto anlegen',
  username: 'Benutzername',
  passwordHelp: 'Mindestens {{least}} Zeichen.',
  usernameWanted: 'Wählen Sie einen Benutzernamen mit 1 bis {{most}} Zeichen.',
  emailWanted: 'Geben Sie eine vollständige E-Mail-Adresse ein, etwa name@example.com.',
  passwordWanted: 'Wählen Sie ein Passwort mit mindestens {{least}} Zeichen.',
  emailTaken: 'Diese E-Mail-Adresse wird schon verwendet. Melden Sie sich an oder wählen Sie eine andere.',
  usernameTaken: 'Diesen Benutzernamen gibt es schon. Wählen Sie einen anderen.',
  registrationClosed: 'Die Registrierung wurde inzwischen geschlossen. Bitten Sie die Administration um ein Konto.',
  busy: 'Gerade melden sich viele Leute an. Versuchen Sie es in einigen Sekunden erneut.',
};
