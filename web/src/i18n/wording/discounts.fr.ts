import type { discountsTexts } from '@quarry/contracts/wording';
import type { Translation } from '../catalogue.ts';

export const discounts: Translation<typeof discountsTexts> = {
  'discount_step:units': '{{quantity}} × {{title}} : {{to}} chacun au lieu de {{from}}.',
  'discount_step:line': '{{title}} : {{minus}} de moins sur {{from}}.',
  'discount_step:shipping': 'Livraison : {{minus}} de moins sur {{from}}.',
  'discount_lost:DRAFT': 'C’est un brouillon.',
  'discount_lost:NOT_STARTED': 'Elle n’a pas encore commencé : elle commence le {{at}}.',
  'discount_lost:ENDED': 'Elle est terminée.',
  'discount_lost:PAUSED': 'Elle est en pause.',
  'discount_lost:WRONG_CHANNEL': 'Elle ne vaut pas sur ce canal.',
  'discount_lost:WRONG_CURRENCY': 'Ses montants sont en {{own}}, et le panier est en {{currency}}.',
  'discount_lost:CODE_NOT_GIVEN': 'Aucun de ses codes n’a été saisi.',
  'discount_lost:NO_MATCHING_LINE': 'Rien dans le panier ne fait partie de ses produits.',
  'discount_lost:CUSTOMER_NEEDED': 'Ses utilisations se comptent par client, et ce client est inconnu.',
  'discount_lost:NO_EFFECT': 'Elle ne déduit rien.',
  'discount_lost:LIMIT_REACHED': 'Sa limite de {{limit}} utilisations est atteinte.',
  'discount_lost:CUSTOMER_LIMIT_REACHED': 'Le client l’a utilisée {{limit}} fois, ce qui est la limite.',
  'discount_lost:MINIMUM_NOT_REACHED': 'Il manque {{missing}} pour son minimum.',
  'discount_lost:MINIMUM_NOT_REACHED:units_one': 'Il manque {{count}} unité pour son minimum.',
  'discount_lost:MINIMUM_NOT_REACHED:units_other': 'Il manque {{count}} unités pour son minimum.',
  'discount_lost:NOT_COMBINABLE': 'Elle ne se cumule pas avec {{other}}.',
};
