import type { english } from './offer-import.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  offer_import_no_shop:
    'Les prix s’importent dans une boutique à vous, et celle-ci n’en est pas une dont vous pouvez modifier les offres.\nChoisissez d’abord la boutique.',
  'cell_amount:not_a_decimal':
    '« {{text}} » n’est pas un montant.\nÉcrivez-le comme 19,99, sans signe entre les milliers.',
  'cell_amount:too_small': '« {{text}} » est inférieur à zéro.\nCorrigez-le.',
  'cell_amount:too_large': '« {{text}} » dépasse tout prix.\nCorrigez-le.',
  'cell_amount:too_many_decimals': '« {{text}} » a plus de décimales que {{currency}}.\nArrondissez-le.',
  'cell_amount:other_currency':
    '« {{text}} » est dans une autre devise que la boutique, qui a {{currency}}.\nÉcrivez le montant en {{currency}}.',
  'cell_amount:shop_without_currency':
    'La boutique n’a pas de devise : « {{text}} » n’y est pas un prix.\nChoisissez d’abord une devise sur la page de la boutique.',
  cell_stock: '« {{text}} » n’est pas un nombre entier à partir de 0.\nCorrigez-le.',
  cell_availability:
    '« {{text}} » ne dit pas si l’offre est disponible.\nÉcrivez par exemple « en stock » ou « épuisé ».',
  'row_list_price:list_below_price': 'Le prix catalogue est inférieur au prix.\nAugmentez-le, ou laissez-le vide.',
  'row_list_price:list_without_price': 'Il y a un prix catalogue et pas de prix.\nIndiquez le prix.',
  'row_own_price:below_cost':
    'Le prix {{price}} est inférieur au coût {{cost}}.\nCorrigez la ligne, ou saisissez le prix sur la page de l’offre et confirmez-le.',
  'row_own_price:far_below_list':
    'Le prix {{price}} est inférieur de plus de 60 % au prix catalogue {{listPrice}}.\nCorrigez la ligne, ou saisissez le prix sur la page de l’offre et confirmez-le.',
  row_no_product:
    'La boutique n’a pas d’offre « {{sku}} », et aucun produit n’a ce SKU ni le GTIN de la ligne.\nAjoutez d’abord le produit, ou corrigez le numéro.',
  row_several_products: '{{count}} produits ont le SKU « {{sku}} ».\nAjoutez à la ligne le GTIN du bon.',
  row_two_products: 'Le SKU et le GTIN mènent à deux produits.\nCorrigez l’un des deux.',
};
