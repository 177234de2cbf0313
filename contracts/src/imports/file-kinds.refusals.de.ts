import type { english } from './file-kinds.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'not_a_table:empty': 'Die Datei ist leer.\nWählen Sie eine Datei mit Inhalt.',
  'not_a_table:xlsx': 'Das ist eine Excel-Arbeitsmappe.\nSpeichern Sie sie als CSV und laden Sie diese Datei hoch.',
  'not_a_table:xls':
    'Das ist eine alte Excel-Arbeitsmappe oder ein Office-Dokument.\nSpeichern Sie das Blatt als CSV und laden Sie diese Datei hoch.',
  'not_a_table:ods':
    'Das ist eine OpenDocument-Datei.\nSpeichern Sie das Blatt als CSV und laden Sie diese Datei hoch.',
  'not_a_table:numbers': 'Das ist ein Numbers-Dokument.\nExportieren Sie es als CSV und laden Sie diese Datei hoch.',
  'not_a_table:document':
    'Das ist ein Textdokument oder eine Präsentation.\nÜbertragen Sie die Daten in eine Tabelle und speichern Sie diese als CSV.',
  'not_a_table:archive': 'Das ist ein Archiv mit Dateien.\nEntpacken Sie es und laden Sie die CSV-Datei daraus hoch.',
  'not_a_table:packed': 'Die Datei ist mit {{program}} gepackt.\nEntpacken Sie sie oder packen Sie sie mit gzip.',
  'not_a_table:pdf':
    'Das ist ein PDF-Dokument.\nExportieren Sie die Daten als CSV aus dem Programm, das es erzeugt hat.',
  'not_a_table:picture': 'Das ist ein Bild.\nWählen Sie eine CSV- oder TSV-Datei.',
  'not_a_table:html':
    'Das ist eine HTML-Seite.\nÖffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie als CSV.',
  'not_a_table:xml': 'Das ist eine XML-Datei.\nExportieren Sie die Daten als CSV.',
  'not_a_table:json': 'Das ist eine JSON-Datei.\nExportieren Sie die Daten als CSV.',
  'not_a_table:binary': 'Das ist kein Text.\nExportieren Sie die Daten als CSV und laden Sie diese Datei hoch.',
};
