import type { discountsTexts } from '@quarry/contracts/wording';
import type { Translation } from '../catalogue.ts';

export const discounts: Translation<typeof discountsTexts> = {
  'discount_step:units': '{{quantity}} × {{title}}: je {{to}} statt {{from}}.',
  'discount_step:line': '{{title}}: {{minus}} Abzug von {{from}}.',
  'discount_step:shipping': 'Versand: {{minus}} Abzug von {{from}}.',
  'discount_lost:DRAFT': 'Er ist ein Entwurf.',
  'discount_lost:NOT_STARTED': 'Er hat noch nicht begonnen: Er beginnt {{at}}.',
  'discount_lost:ENDED': 'Er ist beendet.',
  'discount_lost:PAUSED': 'Er ist pausiert.',
  'discount_lost:WRONG_CHANNEL': 'Er gilt auf diesem Kanal nicht.',
  'discount_lost:WRONG_CURRENCY': 'Seine Beträge lauten auf {{own}}, der Warenkorb auf {{currency}}.',
  'discount_lost:CODE_NOT_GIVEN': 'Keiner seiner Codes wurde eingegeben.',
  'discount_lost:NO_MATCHING_LINE': 'Nichts im Warenkorb gehört zu seinen Produkten.',
  'discount_lost:CUSTOMER_NEEDED': 'Seine Nutzungen zählen je Kunde, und dieser Kunde ist unbekannt.',
  'discount_lost:NO_EFFECT': 'Er zieht nichts ab.',
  'discount_lost:LIMIT_REACHED': 'Sein Limit von {{limit}} Nutzungen ist erreicht.',
  'discount_lost:CUSTOMER_LIMIT_REACHED': 'Der Kunde hat ihn {{limit}}-mal genutzt, mehr geht nicht.',
  'discount_lost:MINIMUM_NOT_REACHED': 'Zu seinem Minimum fehlen {{missing}}.',
  'discount_lost:MINIMUM_NOT_REACHED:units_one': 'Zu seinem Minimum fehlt {{count}} Stück.',
  'discount_lost:MINIMUM_NOT_REACHED:units_other': 'Zu seinem Minimum fehlen {{count}} Stück.',
  'discount_lost:NOT_COMBINABLE': 'Er lässt sich nicht mit {{other}} kombinieren.',
};
