import type { english } from './shelves.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'SHELF_DECIDED:ACCEPTED':
    'Die Shop-Kategorie wurde bereits übernommen.\nÖffnen Sie sie wieder, um eine andere Kategorie zu wählen.',
  'SHELF_DECIDED:DISMISSED': 'Die Shop-Kategorie wurde bereits verworfen.\nÖffnen Sie sie zuerst wieder.',
  'SHELF_DECIDED:OPEN': 'Die Shop-Kategorie ist bereits offen.',
};
