/** What files are that are no table of text: the reason, and after a line break the next step. */
export const english = {
  'not_a_table:empty': 'The file is empty.\nChoose a file with content.',
  'not_a_table:xlsx': 'This is an Excel workbook.\nSave it as CSV and upload that.',
  'not_a_table:xls': 'This is an old Excel workbook or Office document.\nSave the sheet as CSV and upload that.',
  'not_a_table:ods': 'This is an OpenDocument file.\nSave the sheet as CSV and upload that.',
  'not_a_table:numbers': 'This is a Numbers document.\nExport it as CSV and upload that.',
  'not_a_table:document': 'This is a text document or presentation.\nPut the data into a table and save that as CSV.',
  'not_a_table:archive': 'This is an archive of files.\nUnpack it and upload the CSV file from it.',
  'not_a_table:packed': 'This is packed with {{program}}.\nUnpack it, or pack it with gzip.',
  'not_a_table:pdf': 'This is a PDF document.\nExport the data as CSV from the program that made it.',
  'not_a_table:picture': 'This is a picture.\nChoose a CSV or TSV file.',
  'not_a_table:html': 'This is an HTML page.\nOpen it in a spreadsheet program and save it as CSV.',
  'not_a_table:xml': 'This is an XML file.\nExport the data as CSV.',
  'not_a_table:json': 'This is a JSON file.\nExport the data as CSV.',
  'not_a_table:binary': 'This is no text.\nExport the data as CSV and upload that.',
} as const;
