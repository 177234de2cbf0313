import type { Translation } from '../../i18n/index.ts';
import type { english } from './upload.messages.ts';

export const translation: Translation<typeof english> = {
  choose: 'Datei auswählen',
  orDrop: 'oder hierher ziehen',
  largest: 'Höchstens {{largest}} MB.',
  oneFile: 'Wählen Sie jeweils nur eine Datei.',
  sending: '{{name}} wird hochgeladen',
  sentOf: '{{sent}} von {{all}}',
  waiting: 'Die Verbindung ist abgebrochen. Der Upload geht weiter, sobald der Server antwortet.',
  cancel: 'Upload abbrechen',
  continue: 'Fortsetzen',
  unreadable:
    'Die Datei lässt sich nicht mehr lesen: Sie wurde verschoben oder geändert. Wählen Sie sie noch einmal aus.',
  failed:
    'Der Upload ist stehen geblieben. Das Gesendete bleibt einen Tag erhalten: Prüfen Sie die Verbindung, und setzen Sie ihn fort.',
  unfinished: 'Unfertige Uploads',
  unfinishedText: 'Uploads, die nichts benutzt, werden einen Tag nach ihrem letzten Teil gelöscht.',
  ready: 'Hochgeladen, noch nicht benutzt',
  reached: '{{sent}} von {{all}} hochgeladen',
  continueNamed: 'Mit {{name}} fortsetzen',
  discard: 'Verwerfen',
  discardNamed: '{{name}} verwerfen',
  otherFile:
    'Das ist eine andere Datei. Wählen Sie {{name}} mit {{bytes}}, um fortzusetzen, oder verwerfen Sie den Upload.',
};
