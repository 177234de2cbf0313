import type { english } from './channels.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  CHANNEL_NOT_READY: 'Pas encore prêt : il manque {{fields}}.\nComplétez, puis activez le canal.',
  CHANNEL_BUILT_IN:
    '{{channel}} est intégré : les commandes saisies par l’équipe y arrivent.\nMettez-le plutôt en pause.',
  CHANNEL_THERE: 'Le canal est déjà {{status}}.',
  CHANNEL_NO_MOVE: 'Un canal qui est {{from}} ne peut pas devenir {{to}}.\nPossible à présent : {{ways}}.',
  'CHANNEL_NO_MOVE:end': 'Un canal qui est {{from}} le reste.\nAjoutez un nouveau canal.',
  CHANNEL_HAS_LISTINGS_one:
    'Une variante est placée sur ce canal et le quitte définitivement.\nConfirmez pour l’archiver tout de même.',
  CHANNEL_HAS_LISTINGS_other:
    '{{count}} variantes sont placées sur ce canal et le quittent définitivement.\nConfirmez pour l’archiver tout de même.',
  CHANNEL_SHOP_NOT_OWN:
    'Seules vos boutiques vendent sur des canaux, et {{shop}} n’en est pas une.\nChoisissez une de vos boutiques.',
  CHANNEL_CURRENCY_FIXED:
    'Ce canal a été actif avec des prix en {{currency}}, sa devise ne change donc plus.\nAjoutez un canal pour {{wanted}}.',
  'CHANNEL_CURRENCY_FIXED:priced':
    'Des annonces de ce canal ont un prix en {{currency}}.\nRetirez d’abord ces prix, ou ajoutez un autre canal.',
  CHANNEL_OF_SHOP:
    '{{channel}} reprend le pays, la devise, la langue et la taxe de sa boutique.\nModifiez-les sur la page de la boutique.',
  CHANNEL_IS_ARCHIVED: '{{channel}} est archivé : plus rien n’y change.\nChoisissez un autre canal.',
  'channel_field:country': 'le pays',
  'channel_field:currency': 'la devise',
  'channel_field:locale': 'la langue',
  'channel_status:DRAFT': 'un brouillon',
  'channel_status:ACTIVE': 'actif',
  'channel_status:PAUSED': 'en pause',
  'channel_status:ARCHIVED': 'archivé',
  LISTING_TIME_OVER: '{{date}} est passé.\nPubliez maintenant ou choisissez un moment ultérieur.',
  LISTING_IS_ON:
    '{{product}} est déjà sur {{channel}} : avec un début le {{from}}, la mise en vente serait interrompue jusque-là.\nNe changez rien, ou retirez d’abord du canal, puis publiez à partir de ce moment.',
  LISTING_ENDS_FIRST:
    'La fin de {{product}} sur {{channel}}, le {{until}}, ne suit pas son début, le {{from}}.\nChoisissez un début antérieur, ou changez d’abord « Jusqu’au » de cette mise en vente.',
  LISTING_PRODUCT: '{{product}} est {{status}}.\nPubliez d’abord le produit.',
  'LISTING_PRODUCT:gone': '{{product}} est dans la corbeille.\nRestaurez d’abord le produit.',
  'LISTING_PRICE:not_a_decimal': 'Le prix n’est pas un montant.\nSaisissez-le sans sa devise, par exemple 19.99.',
  'LISTING_PRICE:too_small': 'Un prix n’est pas inférieur à zéro.\nAugmentez-le.',
  'LISTING_PRICE:too_large': 'Le prix est trop grand.\nDiminuez-le.',
  'LISTING_PRICE:too_many_decimals': 'La devise du canal a moins de décimales.\nRetirez-en.',
  'LISTING_PRICE:channel_without_currency': 'Le canal n’a pas encore de devise.\nChoisissez-la sur la page du canal.',
  'LISTING_PRICE:list_below_price': 'Le prix catalogue est inférieur au prix.\nAugmentez-le ou laissez-le vide.',
  'LISTING_PRICE:list_without_price': 'Un prix catalogue accompagne un prix.\nSaisissez le prix.',
  'listing:NOT_PUBLISHED': '{{product}} n’est pas publié sur {{channel}}.\nPubliez-le sur ce canal.',
  'listing:NOT_YET': 'La mise en vente commence le {{date}}.\nAttendez, ou publiez maintenant.',
  'listing:OVER': 'La mise en vente a pris fin le {{date}}.\nPubliez de nouveau, ou choisissez un moment ultérieur.',
  'listing:CHANNEL_DRAFT': '{{channel}} est un brouillon.\nActivez le canal.',
  'listing:NO_PRICE':
    'Ni cette mise en vente ni une offre de {{shop}} n’a de prix en {{currency}}.\nSaisissez un prix sur l’offre ou ici.',
  'listing:NO_PRICE:no_currency': '{{channel}} n’a pas encore de devise.\nChoisissez-la sur la page du canal.',
  'listing:NO_TAX_RATE':
    'Le prix de {{shop}} est hors taxe, celui de {{channel}} taxe comprise, et aucun taux n’est connu pour {{country}}.\nAjoutez le taux sur la page de la boutique.',
  'listing:NO_TAX_RATE:without':
    'Le prix de {{shop}} est taxe comprise, celui de {{channel}} hors taxe, et aucun taux n’est connu pour {{country}}.\nAjoutez le taux sur la page de la boutique.',
  'listing:OPEN_ERRORS':
    'Un contrôle a trouvé des erreurs dans la ligne de {{product}} pour {{channel}}.\nOuvrez les problèmes du canal.',
};
