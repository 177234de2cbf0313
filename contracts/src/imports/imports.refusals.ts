/** What is wrong with rows and cells of an import, and why a step of one is not taken: the reason, and after a line break the next step. */
export const english = {
  cell_too_long: 'The text is longer than {{longest}} characters.\nShorten it.',
  cell_not_a_number: '“{{text}}” is not a number.\nWrite one such as 12.5.',
  cell_number_ambiguous: '“{{text}}” can mean {{whole}} or {{decimal}}.\nWrite {{whole}} or {{decimal}}.',
  cell_not_a_date: '“{{text}}” is not a date.\nWrite it like 2026-01-31.',
  cell_not_a_web_address: '“{{text}}” is not a web address.\nWrite one that begins with http:// or https://.',
  cell_not_yes_or_no: '“{{text}}” is neither yes nor no.\nWrite yes or no.',
  cell_not_an_id: '“{{text}}” is not an ID of Quarry.\nCopy it from an export, or match by another column.',
  cell_invalid: '“{{text}}” cannot be used here.\nCorrect the cell.',
  cell_not_your_field:
    'Your role does not include this field.\nLeave the column out, or ask an administrator for a role that includes it.',
  row_no_key: 'The row is matched by {{key}}, and nothing is entered there.\nFill it in.',
  row_no_match: 'No record has {{key}} “{{text}}”.\nCorrect it, or let the import create new records.',
  row_several_matches:
    '{{count}} records have {{key}} “{{text}}”.\nMatch by another column, or correct one of these records first.',
  row_twice: 'Row {{first}} is about the same record.\nLeave one of the two rows out.',
  row_same_identifier:
    'Row {{first}} has the same {{key}}: “{{text}}”.\nLeave one of the two rows out, or correct the one that is wrong.',
  cell_held_elsewhere:
    'The product “{{name}}” has “{{text}}” too.\nBoth keep the value; leave the cell empty if it belongs to that product.',
  row_of_group:
    'Row {{row}} of the same record is refused, so this one is too.\nCorrect that row, and import all rows of the record again.',
  import_not_ready: 'This import is not checked, or it was applied already.\nCheck it first.',
  import_at_work: 'This import is being checked or applied.\nLet that end, or cancel it, first.',
  import_nothing:
    'No row of this import creates or changes anything.\nCorrect the refused rows, or choose another file.',
  'import_nothing:unchanged':
    'Every row of this import is unchanged, so there is nothing to do.\nChoose another file to change something.',
  import_empties:
    'This would empty fields of {{count}} records.\nConfirm it with exactly that number, or change the mode of the columns.',
  'ROW_CHANGED:since_check': 'It was changed after the check.\nCheck the file again, and apply it anew.',
  import_row_column: 'Row',
  import_fault_column: 'What is wrong',
} as const;
