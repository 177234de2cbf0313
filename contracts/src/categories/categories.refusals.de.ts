import type { english } from './categories.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  CATEGORY_BELOW_ITSELF:
    'Eine Kategorie lässt sich nicht unter sich selbst verschieben.\nWählen Sie eine andere übergeordnete Kategorie.',
  CATEGORY_PARENT_GONE: 'Die neue übergeordnete Kategorie gibt es nicht mehr.\nWählen Sie eine andere.',
  CATEGORY_FORMER_PARENT_GONE:
    'Die frühere übergeordnete Kategorie wurde endgültig gelöscht.\nVerschieben Sie die Kategorie stattdessen unter eine andere.',
  CATEGORY_FORMER_PARENT_IN_BIN:
    'Die frühere übergeordnete Kategorie {{name}} liegt im Papierkorb.\nStellen Sie sie zuerst von dort wieder her.',
  CATEGORY_FORMER_PARENT_BELOW:
    'Die frühere übergeordnete Kategorie {{name}} liegt inzwischen unter dieser.\nVerschieben Sie sie zuerst woandershin.',
  CATEGORY_MERGE_SAME: 'Eine Kategorie lässt sich nicht mit sich selbst zusammenführen.\nWählen Sie eine andere.',
  CATEGORY_MERGE_BELOW:
    '{{above}} lässt sich nicht in {{name}} überführen, da diese darunter liegt.\nFühren Sie stattdessen {{name}} in {{above}} über.',
  CATEGORY_MERGE_GONE:
    'Eine der Kategorien wurde inzwischen gelöscht.\nLaden Sie die Seite neu und wählen Sie noch einmal.',
  CATEGORY_MERGED_ALREADY:
    '{{name}} wurde inzwischen in {{into}} überführt.\nLaden Sie die Seite neu und wählen Sie noch einmal.',
  CATEGORY_MERGE_UNDONE:
    'Diese Zusammenführung wurde bereits rückgängig gemacht.\nLaden Sie die Seite neu, um den jetzigen Stand zu sehen.',
  CATEGORY_MERGE_PARENT_IN_BIN:
    '{{name}}, die frühere übergeordnete Kategorie von {{merged}}, liegt im Papierkorb.\nStellen Sie sie zuerst von dort wieder her.',
  CATEGORY_SLUG_TAKEN:
    'Eine andere Kategorie derselben Ebene hat den Slug {{slug}} ({{locale}}).\nÄndern Sie einen der beiden Slugs, oder wählen Sie eine andere übergeordnete Kategorie.',
  CATEGORY_IN_USE:
    'Die Kategorie enthält noch {{parts}}.\nVerschieben oder löschen Sie zuerst ihre Produkte und Unterkategorien.',
  'restored:at_root':
    'Die übergeordnete Kategorie liegt im Papierkorb oder fehlt; diese steht jetzt auf der obersten Ebene.',
  'restored:slug': 'Den Slug {{taken}} ({{locale}}) hat inzwischen eine andere Kategorie; diese hat jetzt {{slug}}.',
  'in_category:products_one': '{{count}} Produkt',
  'in_category:products_other': '{{count}} Produkte',
  'in_category:categories_one': '{{count}} Unterkategorie',
  'in_category:categories_other': '{{count}} Unterkategorien',
};
