import type { Translation } from '../../../i18n/index.ts';
import type { english } from './setup.messages.ts';

export const translation: Translation<typeof english> = {
  title: 'Spalten und Zeilen',
  close: 'Schließen',
  density: 'Höhe der Zeilen',
  'density.compact': 'Niedrig',
  'density.usual': 'Normal',
  'density.roomy': 'Hoch',
  pin: '{{column}} im Blick behalten',
  moveUp: '{{column}} nach vorn',
  moveDown: '{{column}} nach hinten',
  width: 'Breite von {{column}} in Pixeln',
  widthOpen: 'frei',
  note: 'Gilt sofort und bleibt bei Ihrem Konto gespeichert. In der Tabelle lässt sich eine Spalte auch am Rand ihrer Überschrift ziehen.',
  reset: 'Wie am Anfang',
};
