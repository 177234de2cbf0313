import type { Translation } from '../../../i18n/index.ts';
import type { english } from './licence.messages.ts';

export const translation: Translation<typeof english> = {
  title: 'Lizenz der Muster',
  copy: 'Bedingungen kopieren',
  copied: 'Die Bedingungen sind in der Zwischenablage',
  useTitle: 'Was Sie dürfen',
  useText:
    'Sie dürfen die Musterseiten, ihre Zeilen, Texte und Bilder verwenden, kopieren und ändern, für sich oder für andere, bezahlt oder nicht. Niemand muss gefragt oder genannt werden.',
  dataTitle: 'Was die Daten sind',
  dataText:
    'Alle Personen, Geschäfte, Waren, Briefe und Zahlen sind erfunden. Ähnlichkeiten sind Zufall. Filmtitel sind Tatsachen, ihre Reihenfolge ist unsere.',
  keepTitle: 'Was gespeichert wird',
  keepText: 'Nichts. Was Sie in ein Muster tippen, lebt, bis seine Seite neu geladen wird, und erreicht keinen Server.',
  promiseTitle: 'Was nicht zugesagt wird',
  promiseText: 'Die Muster kommen, wie sie sind, ohne Gewähr. Wer darauf baut, prüft das Gebaute.',
};
