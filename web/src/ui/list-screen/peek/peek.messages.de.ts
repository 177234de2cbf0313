import type { Translation } from '../../../i18n/index.ts';
import type { english } from './peek.messages.ts';

export const translation: Translation<typeof english> = {
  peek: 'Neben der Liste',
  previous: 'Zeile darüber (k)',
  next: 'Zeile darunter (j)',
  open: 'Ganzen Eintrag öffnen',
  sought: 'Die Zeile wird gesucht',
  notFound: 'Nicht unter diesen Zeilen',
  notFoundText:
    'Die Zeile steht nicht in dieser Liste, wie sie jetzt gefiltert ist, oder weit unten. Nehmen Sie die Filter weg oder suchen Sie den Namen.',
};
