import type { Translation } from '../../i18n/index.ts';
import type { english } from './second-factor.messages.ts';

export const translation: Translation<typeof english> = {
  enterCode: 'Code eingeben',
  code: 'Code aus der App',
  codeHelp: 'Öffnen Sie die App auf Ihrem Telefon, und geben Sie die sechs Ziffern ein, die sie für Quarry zeigt.',
  codeWanted: 'Geben Sie die sechs Ziffern ein, die die App zeigt.',
  wrongCode:
    'Dieser Code ist falsch oder wurde schon benutzt. Geben Sie den nächsten ein, und prüfen Sie die Uhr des Telefons, wenn auch der nicht gilt.',
  wrongRecoveryCode: 'Dieser Ersatzcode ist falsch oder wurde schon benutzt. Geben Sie einen anderen Ihrer Liste ein.',
  useRecoveryCode: 'Stattdessen einen Ersatzcode benutzen',
  useApp: 'Stattdessen die App benutzen',
  recoveryCode: 'Ersatzcode',
  recoveryCodes: 'Ersatzcodes',
  recoveryHelp: 'Geben Sie einen der Codes ein, die Sie beim Einrichten aufbewahrt haben. Jeder gilt einmal.',
  recoveryCodeWanted: 'Geben Sie einen Ersatzcode ein.',
  startAgain: 'Von vorn beginnen',
  setUp: 'Zweiten Faktor einrichten',
  owed: 'Ihre Rolle verlangt einen zweiten Faktor. Richten Sie ihn ein, um fortzufahren.',
  setUpHelp:
    'Die Anmeldung verlangt dann außer dem Passwort einen Code aus einer App auf Ihrem Telefon. Geben Sie zu Beginn Ihr Passwort ein.',
  next: 'Weiter',
  scanHelp:
    'Lesen Sie dieses Bild mit einer Authentifizierungs-App ein, und geben Sie die sechs Ziffern ein, die sie zeigt.',
  secret: 'Oder tippen Sie dies in die App:',
  confirm: 'Bestätigen',
  codesHelp:
    'Jeder dieser Codes gilt einmal anstelle der App, falls das Telefon verloren geht. Bewahren Sie sie dort auf, wo nur Sie sie lesen: Sie werden nur jetzt gezeigt. Wenn Sie sie verlieren, erstellen Sie auf der Kontoseite neue.',
  download: 'Herunterladen',
  fileHead: 'Ersatzcodes für Quarry auf {{host}}. Jeder gilt einmal.',
  notCopied: 'Der Browser hat es nicht erlaubt. Markieren Sie die Codes, und kopieren Sie sie.',
  kept: 'Ich habe sie gespeichert',
  logOut: 'Abmelden',
};
