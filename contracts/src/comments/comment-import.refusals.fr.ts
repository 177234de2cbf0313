import type { english } from './comment-import.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  COMMENT_IMPORT_NO_CHANNEL:
    'Les commentaires sont importés dans un canal de vente, et aucun des vôtres n’est choisi.\nChoisissez un canal de vente d’une boutique dont vous pouvez ajouter des commentaires.',
  'comment_cell:missing':
    'Il manque au commentaire {{column}}.\nRemplissez la cellule, ou choisissez la colonne qui contient cette valeur.',
  'comment_cell:kind': '« {{text}} » n’est pas un type de commentaire.\nÉcrivez avis ou question.',
  'comment_cell:rating': '« {{text}} » n’est pas une note.\nÉcrivez un nombre entier de 1 à 5.',
  'comment_cell:question': 'Une question n’a pas de note.\nLaissez cette cellule vide, ou faites-en un avis.',
  'comment_cell:language': '« {{text}} » n’est pas une langue.\nÉcrivez son code, comme fr ou pt-BR.',
  'comment_cell:early':
    '« {{text}} » est antérieur à 1990.\nÉcrivez quand le commentaire a été envoyé, ou laissez la cellule vide.',
  'comment_cell:email': '« {{text}} » n’est pas une adresse e-mail.\nCorrigez-la, ou laissez la cellule vide.',
  'comment_cell:product':
    'Aucun produit n’a {{column}} « {{text}} », ou il est dans la corbeille.\nCorrigez-le, ou restaurez le produit.',
  'comment_cell:products': '{{count}} produits ont {{column}} « {{text}} ».\nIndiquez le bon par son ID.',
  'comment_cell:binned': 'Ce commentaire est dans la corbeille.\nRestaurez-le, ou retirez la ligne.',
  'comment_column:item': 'un produit : son SKU, son GTIN ou son ID',
  'comment_column:authorName': 'le nom de son auteur',
  'comment_column:rating': 'une note',
  'comment_column:text': 'un texte',
  'comment_column:sku': 'le SKU',
  'comment_column:gtin': 'le GTIN',
  'comment_column:productId': 'l’ID',
};
