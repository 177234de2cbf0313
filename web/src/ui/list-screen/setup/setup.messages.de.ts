import type { Translation } from '../../../i18n/index.ts';
import type { english } from './setup.messages.ts';

export const translation: Translation<typeof english> = {
  title: 'Spalten und Zeilen',
  close: 'Schließen',
  density: 'Zeilenhöhe',
  'density.compact': 'Kompakt',
  'density.usual': 'Standard',
  'density.roomy': 'Bequem',
  pin: '{{column}} fixieren',
  moveUp: '{{column}} nach vorn',
  moveDown: '{{column}} nach hinten',
  width: 'Breite von {{column}} in Pixeln',
  widthOpen: 'auto',
  note: 'Gilt sofort und wird bei Ihrem Konto gespeichert. Sie können auch am Rand einer Spaltenüberschrift ziehen.',
  reset: 'Auf Standard zurücksetzen',
};
