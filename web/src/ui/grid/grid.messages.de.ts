import type { Translation } from '../../i18n/index.ts';
import type { english } from './grid.messages.ts';

export const translation: Translation<typeof english> = {
  hint: 'Pfeiltasten bewegen, Enter bearbeitet, Tab geht zur nächsten Zelle. F6, oder Esc und dann Tab, verlässt das Raster.',
  skip: 'Zum Raster springen',
  editCell: '{{column}} bearbeiten',
  keyEdit: 'Zelle bearbeiten',
  keyNext: 'Nächste Zelle',
  keyLeave: 'Raster verlassen',
  keyEmpty: 'Ausgewählte Zellen leeren',
  keyFill: 'Nach unten ausfüllen',
  keyUndo: 'Letzten Schritt zurücknehmen',
  keyCopy: 'Zellen kopieren und einfügen',
};
