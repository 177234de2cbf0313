import type { Translation } from '../../../i18n/index.ts';
import type { english } from './pricing.messages.ts';

export const translation: Translation<typeof english> = {
  title: 'Tarifs',
  lead: 'Trois formules, à quitter à tout moment.',
  period: 'Mode de paiement',
  monthly: 'Par mois',
  yearly: 'Par an',
  perMonth: 'par mois',
  billedYearly: '{{total}} par an',
  saving: '{{share}} de moins qu’au mois',
  popular: 'Populaire',
  choose: 'Choisir {{plan}}',
  chosen: '{{plan}} est choisi',
  chosenHere: '{{plan}} est choisi dans cette page. Rien n’est commandé ni payé.',
  questions: 'Questions fréquentes',
};
