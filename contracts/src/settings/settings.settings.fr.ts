import type { english } from './settings.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  'group.installation': 'Installation',
  'group.access': 'Accès',
  'group.catalogue': 'Catalogue',
  'group.shops': 'Boutiques',
  'group.bin': 'Corbeille',
  'group.retention': 'Durées de conservation',
  'group.mail': 'E-mail',
};
