import type { english } from './settings.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  'group.installation': 'Installation',
  'group.access': 'Zugang',
  'group.catalogue': 'Katalog',
  'group.shops': 'Shops',
  'group.bin': 'Papierkorb',
  'group.retention': 'Aufbewahrung',
  'group.mail': 'E-Mail',
};
