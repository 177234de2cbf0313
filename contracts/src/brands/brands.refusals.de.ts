import type { english } from './brands.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  HAS_ACTIVE_PRODUCTS_one:
    'Die Marke hat {{count}} aktives Produkt.\nArchivieren Sie es zuerst, oder geben Sie ihm eine andere Marke.',
  HAS_ACTIVE_PRODUCTS_other:
    'Die Marke hat {{count}} aktive Produkte.\nArchivieren Sie sie zuerst, oder geben Sie ihnen eine andere Marke.',
};
