import type { english } from './imports.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  cell_too_long: 'Der Text ist länger als {{longest}} Zeichen.\nKürzen Sie ihn.',
  cell_not_a_number: '„{{text}}“ ist keine Zahl.\nSchreiben Sie eine, etwa 12.5.',
  cell_number_ambiguous:
    '„{{text}}“ kann {{whole}} oder {{decimal}} bedeuten.\nSchreiben Sie {{whole}} oder {{decimal}}.',
  cell_not_a_date: '„{{text}}“ ist kein Datum.\nSchreiben Sie es wie 2026-01-31.',
  cell_not_a_web_address: '„{{text}}“ ist keine URL.\nSchreiben Sie eine, die mit http:// oder https:// beginnt.',
  cell_not_yes_or_no: '„{{text}}“ ist weder ja noch nein.\nSchreiben Sie ja oder nein.',
  cell_not_an_id:
    '„{{text}}“ ist keine ID von Quarry.\nKopieren Sie sie aus einem Export, oder ordnen Sie nach einer anderen Spalte zu.',
  cell_invalid: '„{{text}}“ lässt sich hier nicht verwenden.\nKorrigieren Sie die Zelle.',
  cell_not_your_field:
    'Ihre Rolle umfasst dieses Feld nicht.\nLassen Sie die Spalte weg, oder bitten Sie einen Administrator um eine Rolle, die es umfasst.',
  row_no_key: 'Die Zeile wird nach {{key}} zugeordnet, und dort steht nichts.\nFüllen Sie es aus.',
  row_no_match:
    'Kein Eintrag hat {{key}} „{{text}}“.\nKorrigieren Sie es, oder lassen Sie den Import neue Einträge anlegen.',
  row_several_matches:
    '{{count}} Einträge haben {{key}} „{{text}}“.\nOrdnen Sie nach einer anderen Spalte zu, oder korrigieren Sie zuerst einen dieser Einträge.',
  row_twice: 'Zeile {{first}} betrifft denselben Eintrag.\nLassen Sie eine der beiden Zeilen weg.',
  row_same_identifier:
    'Zeile {{first}} hat denselben Wert in {{key}}: „{{text}}“.\nLassen Sie eine der beiden Zeilen weg, oder korrigieren Sie die falsche.',
  cell_held_elsewhere:
    'Das Produkt „{{name}}“ hat „{{text}}“ auch.\nBeide behalten den Wert; lassen Sie die Zelle leer, wenn er zu jenem Produkt gehört.',
  row_of_group:
    'Zeile {{row}} desselben Datensatzes ist abgelehnt, also auch diese.\nBerichtigen Sie jene Zeile, und importieren Sie alle Zeilen des Datensatzes neu.',
  import_not_ready: 'Dieser Import ist nicht geprüft, oder er wurde schon angewendet.\nPrüfen Sie ihn zuerst.',
  import_at_work:
    'Dieser Import wird gerade geprüft oder angewendet.\nWarten Sie das Ende ab, oder brechen Sie zuerst ab.',
  import_nothing:
    'Keine Zeile dieses Imports legt etwas an oder ändert etwas.\nKorrigieren Sie die abgelehnten Zeilen, oder wählen Sie eine andere Datei.',
  'import_nothing:unchanged':
    'Alle Zeilen dieses Imports sind unverändert, es gibt also nichts zu tun.\nWählen Sie eine andere Datei, um etwas zu ändern.',
  import_empties:
    'Das würde Felder von {{count}} Einträgen leeren.\nBestätigen Sie es mit genau dieser Zahl, oder ändern Sie den Modus der Spalten.',
  'ROW_CHANGED:since_check':
    'Es wurde nach der Prüfung geändert.\nPrüfen Sie die Datei noch einmal, und wenden Sie sie neu an.',
  import_row_column: 'Zeile',
  import_fault_column: 'Was nicht stimmt',
};
