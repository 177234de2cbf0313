import { defineCatalogue } from '../../../i18n/index.ts';

export const english = {
  title: 'Columns and rows',
  close: 'Close',
  density: 'Row height',
  'density.compact': 'Compact',
  'density.usual': 'Default',
  'density.roomy': 'Comfortable',
  pin: 'Pin {{column}}',
  moveUp: 'Move {{column}} forward',
  moveDown: 'Move {{column}} back',
  width: 'Width of {{column}} in pixels',
  widthOpen: 'auto',
  note: 'Changes apply at once and are saved with your account. You can also drag the edge of a column heading.',
  reset: 'Reset to default',
};

export const setupMessages = defineCatalogue('list-setup', english, {
  de: () => import('./setup.messages.de.ts'),
  fr: () => import('./setup.messages.fr.ts'),
  pt: () => import('./setup.messages.pt.ts'),
});
