import type { english } from './bin.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  binDays: 'Dias na reciclagem',
  'binDays.help': 'Quanto tempo a reciclagem guarda o que foi eliminado. Depois é eliminado de vez.',
  'effect.binPurged_one': '{{count}} entrada da reciclagem é eliminada de vez dentro de uma hora.',
  'effect.binPurged_other': '{{count}} entradas da reciclagem são eliminadas de vez dentro de uma hora.',
};
