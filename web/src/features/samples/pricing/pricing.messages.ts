import { defineCatalogue } from '../../../i18n/index.ts';

export const english = {
  title: 'Pricing',
  lead: 'Three plans, and each can be left at any time.',
  period: 'How it is paid',
  monthly: 'Monthly',
  yearly: 'Yearly',
  perMonth: 'per month',
  billedYearly: '{{total}} a year',
  saving: '{{share}} less than monthly',
  popular: 'Popular',
  choose: 'Choose {{plan}}',
  chosen: '{{plan}} is chosen',
  chosenHere: '{{plan}} is chosen in this page. Nothing is ordered or paid.',
  questions: 'Questions',
};

/** What the sample prices say. */
export const pricingMessages = defineCatalogue('samplePricing', english, {
  de: () => import('./pricing.messages.de.ts'),
  fr: () => import('./pricing.messages.fr.ts'),
  pt: () => import('./pricing.messages.pt.ts'),
});
