import type { english } from './bin.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  binDays: 'Tage im Papierkorb',
  'binDays.help': 'Wie lange der Papierkorb Gelöschtes behält. Danach wird es endgültig gelöscht.',
  'effect.binPurged_one': '{{count}} Eintrag des Papierkorbs wird innerhalb einer Stunde endgültig gelöscht.',
  'effect.binPurged_other': '{{count}} Einträge des Papierkorbs werden innerhalb einer Stunde endgültig gelöscht.',
};
