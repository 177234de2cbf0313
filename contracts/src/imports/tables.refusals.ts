/** What is wrong with a table that is imported: the reason with its row and column, and after a line break the next step. */
export const english = {
  'table_refused:columns':
    'The file has {{count}} columns, and no more than {{limit}} are read.\nLeave out columns that are not needed.',
  'table_refused:header':
    'The row of column names does not end.\nCheck the quotes in the first row, and whether the file has lost its line ends.',
  'table_refused:no_rows': 'The file has column names and no row below them.\nCheck the export that wrote it.',
  table_column_twice:
    'Column {{column}} has the same name as column {{first}}: “{{name}}”.\nRename or leave out one of them.',
  table_column_unnamed: 'Column {{column}} has no name.\nGive it one in the first row, or leave it out.',
  table_too_many_cells:
    'Row {{row}} has {{cells}} cells, and the table has {{columns}} columns.\nPut cells that hold the delimiter between quotes.',
  table_too_few_cells:
    'Row {{row}} ends before column “{{column}}”: it has {{cells}} of {{columns}} cells.\nAdd the missing cells; they may be empty.',
  table_cell_too_long:
    'Row {{row}}, column “{{column}}”: the cell is larger than {{limit}} KB.\nShorten it, or check whether a quote is missing.',
  table_row_too_long:
    'Row {{row}} has more than {{limit}} characters.\nShorten its cells, and check whether the file has lost its line ends.',
  table_quote_open:
    'Row {{row}} opens a quote that is never closed, so it was not read.\nClose the quote or double it; check whether the file is whole.',
  'table_quote_open:rows':
    'Row {{row}} opens a quote that is never closed, so what follows up to row {{last}} was not read.\nClose the quote or double it; check whether the file is whole.',
  table_quote_not_doubled:
    'Row {{row}} has a quote inside a quoted cell that is not doubled. It was kept as it is.\nWrite such a quote twice.',
  table_nul:
    'Row {{row}}, column “{{column}}”: the cell holds NUL characters.\nExport the file again as text in UTF-8.',
  table_encoding_mixed:
    'Row {{row}}, column “{{column}}”: some characters are of another encoding than {{encoding}}, in which the file is read.\nSave the whole file as UTF-8.',
  table_number_rounded:
    'Row {{row}}, column “{{column}}”: a spreadsheet turned a long number into “{{text}}”, and digits are lost.\nFormat the column as text, enter the number again and save the file anew.',
} as const;
