import type { english } from './orders.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  ordersShipWithin: 'Expédier dans un délai de (heures)',
  'ordersShipWithin.help':
    'Une commande payée et non expédiée après ce nombre d’heures ouvrées est affichée en retard.',
  ordersWorkingDays: 'Jours ouvrés',
  'ordersWorkingDays.help': 'Seules les heures de ces jours comptent pour l’expédition, à l’heure de la boutique.',
  ordersAutoComplete: 'Terminer les commandes automatiquement',
  'ordersAutoComplete.help':
    'Une commande payée et expédiée se termine d’elle-même. Une commande rouverte se termine à la main.',
};
