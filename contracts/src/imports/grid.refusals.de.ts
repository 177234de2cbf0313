import type { english } from './grid.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  grid_not_open: 'Diese Änderungen wurden schon angewendet oder verworfen.\nLaden Sie die Seite neu.',
  grid_nothing:
    'Keine Eingabe hier würde einen Eintrag ändern.\nBearbeiten Sie eine Zelle, oder korrigieren Sie die abgelehnten.',
  grid_no_step: 'Es gibt keinen Schritt mehr, der sich rückgängig machen lässt.\nBearbeiten Sie die Zelle noch einmal.',
  'import_empties:grid':
    'Das würde Felder von {{count}} Einträgen leeren.\nBestätigen Sie es mit genau dieser Zahl, oder machen Sie diese Eingaben rückgängig.',
  'ROW_CHANGED:since_edit':
    'Es wurde anderswo geändert, nachdem es hier bearbeitet wurde.\nGeben Sie den Wert noch einmal ein, oder machen Sie die Eingabe rückgängig.',
  grid_place_gone:
    'Die Zeile, bei der es beginnen soll, steht nicht mehr in der Liste.\nLaden Sie die Liste neu, und wählen Sie die Zeile noch einmal.',
  grid_too_many: 'Ein Schritt umfasst höchstens {{limit}} Zeilen.\nTeilen Sie ihn in mehrere Schritte auf.',
  grid_rows_gone_one:
    'Einen dieser Einträge gibt es nicht mehr, oder Sie dürfen ihn nicht mehr sehen.\nLaden Sie die Liste neu, und wiederholen Sie die Eingabe, wo sie fehlt.',
  grid_rows_gone_other:
    '{{count}} dieser Einträge gibt es nicht mehr, oder Sie dürfen sie nicht mehr sehen.\nLaden Sie die Liste neu, und wiederholen Sie die Eingabe, wo sie fehlt.',
  grid_cells_closed:
    'Sie dürfen {{column}} hier nicht ändern.\nBitten Sie einen Administrator um eine Rolle, die es darf.',
  'grid_cells_closed:rows':
    'Zeilen {{rows}} des Blocks: Sie dürfen {{column}} dort nicht ändern.\nBitten Sie einen Administrator um eine Rolle, die es darf.',
  grid_cells_shown_only: '{{column}} wird hier nur gezeigt.\nÄndern Sie es auf der Seite des Eintrags.',
  'grid_cells_shown_only:rows':
    'Zeilen {{rows}} des Blocks: {{column}} wird hier nur gezeigt.\nÄndern Sie es auf der Seite des Eintrags.',
  grid_cells_of_variants:
    'Ein Eintrag mit mehreren Varianten hat {{column}} für jede von ihnen.\nÄndern Sie es auf der Seite des Eintrags.',
  'grid_cells_of_variants:rows':
    'Zeilen {{rows}} des Blocks: Ein Eintrag mit mehreren Varianten hat {{column}} für jede von ihnen.\nÄndern Sie es auf der Seite des Eintrags.',
  grid_block_too_long:
    'Der Block ist länger als die Liste: Seine Zeilen ab {{first}} haben keinen Platz.\nFügen Sie sie weiter oben ein, oder ändern Sie die Filter.',
  grid_block_too_wide:
    'Der Block ist breiter als die Tabelle: Seine Spalten ab {{first}} haben keinen Platz.\nFügen Sie sie weiter links ein, oder blenden Sie mehr Spalten ein.',
  grid_block_empty: 'Das Eingefügte lässt sich nicht lesen.\nKopieren Sie die Zellen noch einmal.',
};
