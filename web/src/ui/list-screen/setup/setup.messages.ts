import { defineCatalogue } from '../../../i18n/index.ts';

export const english = {
  title: 'Columns and rows',
  close: 'Close',
  density: 'Height of the rows',
  'density.compact': 'Low',
  'density.usual': 'Usual',
  'density.roomy': 'High',
  pin: 'Keep {{column}} in sight',
  moveUp: 'Move {{column}} forward',
  moveDown: 'Move {{column}} back',
  width: 'Width of {{column}} in pixels',
  widthOpen: 'auto',
  note: 'Shows at once and stays with your account. In the table, a column is also widened by the edge of its heading.',
  reset: 'As it was at first',
};

export const setupMessages = defineCatalogue('list-setup', english, {
  de: () => import('./setup.messages.de.ts'),
  fr: () => import('./setup.messages.fr.ts'),
  pt: () => import('./setup.messages.pt.ts'),
});
