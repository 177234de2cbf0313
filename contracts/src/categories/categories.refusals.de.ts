import type { english } from './categories.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  CATEGORY_SLUG_TAKEN:
    'Eine andere Kategorie mit derselben Oberkategorie hat den Slug {{slug}}.\nWählen Sie einen anderen Slug oder eine andere Oberkategorie.',
  CATEGORY_IN_USE:
    'Die Kategorie enthält noch {{parts}}.\nVerschieben oder löschen Sie zuerst ihre Produkte und Unterkategorien.',
  'in_category:products_one': '{{count}} Produkt',
  'in_category:products_other': '{{count}} Produkte',
  'in_category:categories_one': '{{count}} Unterkategorie',
  'in_category:categories_other': '{{count}} Unterkategorien',
};
