import type { Translation } from '../../i18n/index.ts';
import type { english } from './tree.messages.ts';

export const translation: Translation<typeof english> = {
  open: '{{name}} aufklappen',
  close: '{{name}} zuklappen',
  name: 'Name',
  selection: 'Auswahl',
  awaited: 'Wird geladen',
  empty: 'Nichts darunter',
  failed: 'Diese Ebene konnte nicht geladen werden.',
  failedBelow: 'Was unter {{name}} steht, konnte nicht geladen werden.',
  atTop: 'Oberste Ebene',
  results: 'Ergebnisse',
  found_one: '{{count}} Ergebnis',
  found_other: '{{count}} Ergebnisse',
  noneFound: 'Kein Name enthält „{{text}}“',
  noneFoundText: 'Prüfen Sie die Schreibweise, oder suchen Sie nach einem Teil des Namens.',
  keyInOut: 'Aufklappen, zuklappen',
  keySiblings: 'Ganze Ebene aufklappen',
  keySelectShown: 'Alles Angezeigte auswählen',
  keyJump: 'Zu einem Namen springen',
  keyBack: 'Zurück zum Baum',
};
