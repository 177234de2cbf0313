import type { english } from './discounts.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  DISCOUNT_MISSING: 'Il manque encore : {{what}}.\nComplétez d’abord.',
  DISCOUNT_OVER: 'Elle s’est terminée le {{at}}.\nFixez une fin plus tardive ou copiez-la.',
  DISCOUNT_ENDED: 'Les remises terminées restent telles qu’elles ont été vendues.\nCopiez-la.',
  DISCOUNT_END_CONFIRM: 'Une remise terminée ne reprend jamais.\nConfirmez qu’elle doit se terminer.',
  DISCOUNT_ALREADY: 'La remise est déjà dans cet état ({{state}}).',
  DISCOUNT_NO_WAY: 'Une remise dans cet état ({{from}}) ne peut pas passer à {{to}}.\nPossible maintenant : {{ways}}.',
  DISCOUNT_NOT_DRAFT: 'Seul un brouillon se supprime.\nTerminez plutôt la remise.',
  DISCOUNT_AUTOMATIC: 'Une remise automatique n’a pas de codes.\nChangez d’abord sa méthode en code.',
  'discount_part:value': 'ce qui est déduit',
  'discount_part:buy': 'combien il faut en acheter',
  'discount_part:get': 'combien sont offerts',
  'discount_part:code': 'un code',
  'discount:DRAFT': 'brouillon',
  'discount:LIVE': 'active',
  'discount:PAUSED': 'en pause',
  'discount:ENDED': 'terminée',
  CODE_EMPTY: 'Cette ligne est vide.\nSaisissez un code.',
  CODE_TOO_LONG: 'Un code a au plus {{most}} caractères.\nRaccourcissez-le.',
  CODE_SIGNS:
    'Un code n’a que des lettres, des chiffres, des traits d’union, des tirets bas et des points.\nRetirez les autres signes.',
  CODE_REPEATED: 'Le code figure deux fois ici ; majuscules et minuscules se valent.',
  CODE_HERE: 'La remise a déjà ce code.',
  CODE_TAKEN: 'Une autre remise a ce code : {{discount}}.\nDésactivez-le d’abord là-bas ou choisissez-en un autre.',
  DISCOUNT_USED_UP: 'Sa limite de {{limit}} utilisations est atteinte.\nDemandez de nouveau sans elle.',
  DISCOUNT_CUSTOMER_USED_UP:
    'Le client l’a utilisée {{limit}} fois, ce qui est la limite.\nDemandez de nouveau sans elle.',
  RESERVATION_NOT_SOLD: 'Rien ne se vend sur le canal {{channel}} en ce moment.\nActivez-le d’abord.',
  RESERVATION_OTHER_CART: 'Cette clé retient un autre panier.\nLibérez-le d’abord ou utilisez une autre clé.',
};
