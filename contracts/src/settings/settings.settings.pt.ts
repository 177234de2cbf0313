import type { english } from './settings.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  'group.installation': 'Instalação',
  'group.access': 'Acesso',
  'group.catalogue': 'Catálogo',
  'group.bin': 'Reciclagem',
};
