import type { english } from './order-import.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  ORDER_IMPORT_NO_CHANNEL:
    'Les commandes sont importées dans un canal de vente, et aucun des vôtres n’est choisi.\nChoisissez un canal de vente d’une boutique dont vous pouvez ajouter des commandes.',
  order_too_many_lines: 'La commande a {{count}} lignes ; le maximum est {{most}}.\nDivisez-la.',
  'order_cell:missing':
    'Il manque à la commande {{column}}.\nRemplissez la cellule, ou choisissez la colonne qui contient cette valeur.',
  'order_cell:differs':
    'La ligne {{row}} indique « {{text}} » ici, et toutes les lignes d’une commande indiquent la même chose.\nCorrigez l’une des deux, ou laissez cette cellule vide.',
  'order_cell:amount': '« {{text}} » n’est pas un montant.\nÉcrivez-en un comme 12,50, sans séparateur de milliers.',
  'order_cell:decimals': '{{text}} a {{scale}} décimales, {{currency}} en a {{most}}.\nCorrigez le montant.',
  'order_cell:large': '« {{text}} » dépasse tout montant possible.\nCorrigez-le.',
  'order_cell:below_zero': '« {{text}} » est inférieur à zéro, ce qu’un paiement n’est pas.\nCorrigez-le.',
  'order_cell:rate': '« {{text}} » n’est pas un taux de taxe.\nÉcrivez-le en pour cent, comme 20 ou 5,5.',
  'order_cell:quantity': '« {{text}} » n’est pas une quantité.\nÉcrivez un nombre entier de 1 à 1000000.',
  'order_cell:early': '« {{text}} » est antérieur à 1990.\nÉcrivez une date plus récente.',
  'order_cell:placed_early': '« {{text}} » est antérieur à 1990.\nÉcrivez quand la commande a été passée.',
  'order_cell:placed_later': '« {{text}} » n’est pas encore passé.\nÉcrivez quand la commande a été passée.',
  'order_cell:shipped_later':
    '« {{text}} » n’est pas encore passé.\nÉcrivez quand la commande a été expédiée, ou laissez vide.',
  'order_cell:shipped_earlier': '« {{text}} » précède la commande ({{placed}}).\nCorrigez l’une des deux dates.',
  'order_cell:time': '« {{text}} » n’est pas une date avec heure.\nÉcrivez-la comme 2026-01-31 14:30.',
  'order_cell:skipped_time':
    'Les horloges avancent à ce moment : « {{text}} » n’existe pas.\nÉcrivez une heure antérieure ou postérieure, ou ajoutez le décalage par rapport à UTC, comme +01:00.',
  'order_cell:doubled_time':
    'Les horloges reculent à ce moment : « {{text}} » revient deux fois.\nAjoutez le décalage par rapport à UTC, comme +01:00, pour indiquer de laquelle il s’agit.',
  'order_cell:currency': '« {{text}} » n’est pas une devise.\nÉcrivez son code, comme EUR.',
  'order_cell:kind': '« {{text}} » n’est pas un type de ligne.\nÉcrivez item, shipping ou fee.',
  'order_cell:wrong': '« {{text}} » ne peut pas être utilisé ici.\nCorrigez la cellule.',
  'order_column:placedAt': 'la date de la commande',
  'order_column:currency': 'une devise',
  'order_column:title': 'un titre, un SKU ou un GTIN',
  'order_column:quantity': 'une quantité',
  'order_column:unitPrice': 'un prix unitaire',
};
