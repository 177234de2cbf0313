import type { Translation } from '../../../i18n/index.ts';
import type { english } from './pricing.messages.ts';

export const translation: Translation<typeof english> = {
  title: 'Preços',
  lead: 'Três planos, e pode sair de qualquer um a qualquer momento.',
  period: 'Modo de pagamento',
  monthly: 'Mensal',
  yearly: 'Anual',
  perMonth: 'por mês',
  billedYearly: '{{total}} por ano',
  saving: '{{share}} menos do que ao mês',
  popular: 'Popular entre clientes',
  choose: 'Escolher {{plan}}',
  chosen: '{{plan}} está escolhido',
  chosenHere: '{{plan}} está escolhido nesta página. Nada foi encomendado nem pago.',
  questions: 'Perguntas',
};
