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
  copying: 'Zeilen zum Kopieren werden gelesen',
  copied_one: '{{rows}} Zeile kopiert',
  copied_other: '{{rows}} Zeilen kopiert',
  copiedFirst:
    'Nur die ersten {{rows}} von {{all}} Zeilen wurden kopiert. Exportieren Sie für alle die Liste, oder filtern Sie sie und kopieren Sie in Teilen.',
  copiedFirstOnly:
    'Nur die ersten {{rows}} Zeilen wurden kopiert. Exportieren Sie für alle die Liste, oder filtern Sie sie und kopieren Sie in Teilen.',
  notCopied:
    'Es wurde nichts kopiert: Die Zeilen konnten nicht gelesen werden, oder der Browser hat es abgelehnt. Versuchen Sie es erneut.',
};
