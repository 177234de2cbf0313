import type { english } from './settings.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  'group.installation': 'Instalação',
  'group.access': 'Acesso',
  'group.catalogue': 'Catálogo',
  'group.shops': 'Lojas',
  'group.bin': 'Reciclagem',
  'group.retention': 'Retenção',
  'group.mail': 'E-mail',
};
