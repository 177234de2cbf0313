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
};

export const gridMessages = defineCatalogue('grid', english, {
  de: () => import('./grid.messages.de.ts'),
  fr: () => import('./grid.messages.fr.ts'),
  pt: () => import('./grid.messages.pt.ts'),
});
