import type { english } from './bin.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  binDays: 'Jours dans la corbeille',
  'binDays.help': 'Combien de temps la corbeille garde ce qui a été supprimé, avant de le supprimer définitivement.',
  'effect.binPurged_one': '{{count}} élément de la corbeille est supprimé définitivement dans l’heure.',
  'effect.binPurged_other': '{{count}} éléments de la corbeille sont supprimés définitivement dans l’heure.',
};
