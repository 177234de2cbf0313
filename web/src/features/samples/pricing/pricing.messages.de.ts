import type { Translation } from '../../../i18n/index.ts';
import type { english } from './pricing.messages.ts';

export const translation: Translation<typeof english> = {
  title: 'Preise',
  lead: 'Drei Pakete, und jedes können Sie jederzeit verlassen.',
  period: 'Zahlungsweise',
  monthly: 'Monatlich',
  yearly: 'Jährlich',
  perMonth: 'im Monat',
  billedYearly: '{{total}} im Jahr',
  saving: '{{share}} weniger als monatlich',
  popular: 'Beliebt',
  choose: '{{plan}} wählen',
  chosen: '{{plan}} ist gewählt',
  chosenHere: '{{plan}} ist auf dieser Seite gewählt. Nichts ist bestellt oder bezahlt.',
  questions: 'Fragen',
};
