import type { english } from './tables.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'table_refused:columns':
    'Die Datei hat {{count}} Spalten, und mehr als {{limit}} werden nicht gelesen.\nLassen Sie Spalten weg, die nicht gebraucht werden.',
  'table_refused:header':
    'Die Zeile der Spaltennamen endet nicht.\nPrüfen Sie die Anführungszeichen in der ersten Zeile und ob die Datei ihre Zeilenenden verloren hat.',
  'table_refused:no_rows':
    'Die Datei hat Spaltennamen und keine Zeile darunter.\nPrüfen Sie den Export, der sie geschrieben hat.',
  table_column_twice:
    'Spalte {{column}} heißt wie Spalte {{first}}: „{{name}}“.\nBenennen Sie eine von beiden um oder lassen Sie sie weg.',
  table_column_unnamed:
    'Spalte {{column}} hat keinen Namen.\nGeben Sie ihr in der ersten Zeile einen oder lassen Sie sie weg.',
  table_too_many_cells:
    'Zeile {{row}} hat {{cells}} Zellen, und die Tabelle hat {{columns}} Spalten.\nSetzen Sie Zellen, die das Trennzeichen enthalten, in Anführungszeichen.',
  table_too_few_cells:
    'Zeile {{row}} endet vor der Spalte „{{column}}“: Sie hat {{cells}} von {{columns}} Zellen.\nErgänzen Sie die fehlenden Zellen; sie dürfen leer sein.',
  table_cell_too_long:
    'Zeile {{row}}, Spalte „{{column}}“: Die Zelle ist größer als {{limit}} KB.\nKürzen Sie sie oder prüfen Sie, ob ein Anführungszeichen fehlt.',
  table_row_too_long:
    'Zeile {{row}} hat mehr als {{limit}} Zeichen.\nKürzen Sie ihre Zellen und prüfen Sie, ob die Datei ihre Zeilenenden verloren hat.',
  table_quote_open:
    'Zeile {{row}} öffnet ein Anführungszeichen, das nie geschlossen wird, und wurde deshalb nicht gelesen.\nSchließen oder verdoppeln Sie es; prüfen Sie, ob die Datei vollständig ist.',
  'table_quote_open:rows':
    'Zeile {{row}} öffnet ein Anführungszeichen, das nie geschlossen wird; deshalb wurde alles bis Zeile {{last}} nicht gelesen.\nSchließen oder verdoppeln Sie es; prüfen Sie, ob die Datei vollständig ist.',
  table_quote_not_doubled:
    'Zeile {{row}} hat in einer Zelle mit Anführungszeichen ein weiteres, das nicht verdoppelt ist. Es blieb, wie es ist.\nSchreiben Sie ein solches Anführungszeichen doppelt.',
  table_nul:
    'Zeile {{row}}, Spalte „{{column}}“: Die Zelle enthält NUL-Zeichen.\nExportieren Sie die Datei erneut als Text in UTF-8.',
  table_encoding_mixed:
    'Zeile {{row}}, Spalte „{{column}}“: Einige Zeichen haben eine andere Kodierung als {{encoding}}, in der die Datei gelesen wird.\nSpeichern Sie die ganze Datei als UTF-8.',
  table_number_rounded:
    'Zeile {{row}}, Spalte „{{column}}“: Eine Tabellenkalkulation hat eine lange Zahl in „{{text}}“ verwandelt, und Ziffern sind verloren.\nFormatieren Sie die Spalte als Text, geben Sie die Zahl erneut ein und speichern Sie die Datei neu.',
};
