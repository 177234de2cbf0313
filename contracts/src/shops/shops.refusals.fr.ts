import type { english } from './shops.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'shop.suspended': 'La boutique est suspendue.\nRéactivez-la pour la lire.',
  'shop.closed': 'La boutique est fermée ; on n’y lit plus rien.',
};
