import type { english } from './product-import.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'cell_gtin:not_digits': '« {{text}} » n’est pas un GTIN, qui ne contient que des chiffres.\nCorrigez-le.',
  'cell_gtin:several': 'Plusieurs codes figurent ici : « {{text}} ».\nN’en laissez qu’un.',
  'cell_gtin:rounded':
    'Un tableur a arrondi ce GTIN à « {{text}} », et des chiffres sont perdus.\nMettez la colonne au format texte, et saisissez tous les chiffres.',
  'cell_gtin:all_zeros':
    'Un GTIN fait seulement de zéros est une valeur provisoire.\nSaisissez le vrai, ou videz la cellule.',
  'cell_gtin:wrong_length': '« {{text}} » n’a pas 8, 12, 13 ou 14 chiffres.\nComparez-le avec l’emballage.',
  'cell_gtin:wrong_check_digit':
    'La clé de contrôle de « {{text}} » est fausse : au moins un chiffre l’est aussi.\nComparez-le avec l’emballage.',
  'cell_gtin:restricted':
    'Chaque boutique utilise des numéros comme « {{text}} » pour ses propres articles ; ailleurs, ils n’identifient rien.\nVidez la cellule.',
  'cell_gtin:coupon': '« {{text}} » est celui d’un bon de réduction, pas d’un article.\nVidez la cellule.',
  'cell_gtin:variable_measure': '« {{text}} » désigne un article de mesure variable.\nVidez la cellule.',
  'cell_gtin:case': '« {{text}} » désigne un carton de plusieurs unités.\nSaisissez le GTIN de l’unité.',
  cell_unknown_brand: 'Il n’y a pas de marque « {{text}} ».\nAjoutez-la d’abord sous Marques, ou corrigez le nom.',
  cell_unknown_category:
    'Il n’y a pas de catégorie « {{text}} ».\nAjoutez-la d’abord sous Catégories, ou corrigez le chemin.',
  cell_several_categories:
    'Plusieurs catégories s’appellent « {{text}} ».\nSaisissez le chemin entier, comme Maison > Cuisine > Tasses, ou l’identifiant.',
  cell_not_a_measure: '« {{text}} » n’est pas un nombre avec unité.\nSaisissez-en un, comme 12.5 {{unit}}.',
  cell_unknown_unit:
    'L’unité « {{text}} » n’est pas une unité de cet attribut.\nUtilisez l’une de celles-ci : {{units}}.',
  cell_not_an_amount: '« {{text}} » n’est pas un montant avec sa devise.\nSaisissez-en un, comme 12.50 EUR.',
  cell_unknown_product: 'Il n’y a pas de produit « {{text}} ».\nSaisissez le GTIN, le SKU ou l’ID d’un produit.',
  cell_several_products: 'Plusieurs produits ont « {{text}} ».\nSaisissez l’ID de celui qui est visé.',
  cell_unknown_option:
    '« {{text}} » n’est pas une option de cet attribut ; la plus proche est « {{nearest}} ».\nCorrigez-la, ou ajoutez d’abord l’option sous Attributs.',
  cell_without_options:
    '« {{text}} » n’est pas une option : l’attribut n’en a pas encore.\nAjoutez d’abord ses options sous Attributs.',
  row_name_missing: 'Un nouveau produit a besoin d’un nom.\nSaisissez-en un.',
  row_name_emptied: 'Le produit n’aurait plus de nom.\nSaisissez-en un, ou gardez celui qui existe.',
  row_several_variants:
    'Le produit a {{count}} variantes, et la ligne ne dit pas laquelle est visée.\nFaites correspondre par le GTIN, le SKU ou le MPN de la variante.',
};
