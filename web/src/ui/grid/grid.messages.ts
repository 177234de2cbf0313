import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  hint: 'Arrow keys move, Enter edits, Tab goes to the next cell. F6, or Esc and then Tab, leaves the grid.',
  skip: 'Skip to the grid',
  editCell: 'Edit {{column}}',
  keyEdit: 'Edit the cell',
  keyNext: 'Next cell',
  keyLeave: 'Leave the grid',
  keyEmpty: 'Empty the selected cells',
  keyFill: 'Fill down',
  keyUndo: 'Take the last step back',
  keyCopy: 'Copy and paste cells',
  copying: 'Reading the rows to copy',
  copied_one: '{{rows}} row copied',
  copied_other: '{{rows}} rows copied',
  copiedFirst:
    'Only the first {{rows}} of {{all}} rows were copied. For all of them, export the list, or filter it and copy it in parts.',
  copiedFirstOnly:
    'Only the first {{rows}} rows were copied. For all of them, export the list, or filter it and copy it in parts.',
  notCopied: 'Nothing was copied: the rows could not be read, or the browser refused. Try again.',
};

export const gridMessages = defineCatalogue('grid', english, {
  de: () => import('./grid.messages.de.ts'),
  fr: () => import('./grid.messages.fr.ts'),
  pt: () => import('./grid.messages.pt.ts'),
});
