import type { Translation } from '../../../i18n/index.ts';
import type { english } from './peek.messages.ts';

export const translation: Translation<typeof english> = {
  peek: 'Vorschau',
  previous: 'Zeile darüber (k)',
  next: 'Zeile darunter (j)',
  open: 'Eintrag öffnen',
  sought: 'Die Zeile wird gesucht',
  notFound: 'Zeile nicht gefunden',
  notFoundText:
    'Die Filter blenden diese Zeile aus, oder sie steht weit unten. Nehmen Sie die Filter weg oder suchen Sie den Namen.',
};
