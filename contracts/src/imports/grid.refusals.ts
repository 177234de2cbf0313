/** Why a step in a grid is not taken, and what of it was left out: the reason, and after a line break the next step. */
export const english = {
  grid_not_open: 'These edits were applied or discarded already.\nReload the page.',
  grid_nothing: 'No edit here would change a record.\nEdit a cell, or correct the refused ones.',
  grid_no_step: 'There is no step left to undo.\nEdit the cell again.',
  'import_empties:grid':
    'This would empty fields of {{count}} records.\nConfirm it with exactly that number, or undo these edits.',
  'ROW_CHANGED:since_edit':
    'It was changed elsewhere after it was edited here.\nEnter the value again, or undo the edit.',
  grid_place_gone: 'The row where this begins is no longer in the list.\nReload the list, and choose the row again.',
  grid_too_many: 'A step takes {{limit}} rows at most.\nDivide it into several steps.',
  grid_rows_gone_one:
    'One of these records is no longer there, or you may no longer see it.\nReload the list, and repeat the edit where it is missing.',
  grid_rows_gone_other:
    '{{count}} of these records are no longer there, or you may no longer see them.\nReload the list, and repeat the edit where it is missing.',
  grid_cells_closed: 'You may not change {{column}} here.\nAsk an administrator for a role that may.',
  'grid_cells_closed:rows':
    'Rows {{rows}} of the block: you may not change {{column}} there.\nAsk an administrator for a role that may.',
  grid_cells_shown_only: '{{column}} is only shown here.\nChange it on the page of the record.',
  'grid_cells_shown_only:rows':
    'Rows {{rows}} of the block: {{column}} is only shown here.\nChange it on the page of the record.',
  grid_cells_of_variants:
    'A record with several variants has {{column}} for each of them.\nChange it on the page of the record.',
  'grid_cells_of_variants:rows':
    'Rows {{rows}} of the block: a record with several variants has {{column}} for each of them.\nChange it on the page of the record.',
  grid_block_too_long:
    'The block is longer than the list: its rows from {{first}} on have no place.\nPaste them further up, or change the filters.',
  grid_block_too_wide:
    'The block is wider than the grid: its columns from {{first}} on have no place.\nPaste them further left, or show more columns.',
  grid_block_empty: 'Nothing can be read from what was pasted.\nCopy the cells again.',
} as const;
