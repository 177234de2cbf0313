import type { Names } from '../../i18n/index.ts';

export const names = {
  payments: { en: 'Payments', de: 'Zahlungen', fr: 'Paiements', pt: 'Pagamentos' },
  paymentTransactions: {
    en: 'Payment transactions',
    de: 'Zahlungsbuchungen',
    fr: 'Opérations de paiement',
    pt: 'Operações de pagamento',
  },
  payment: { en: 'Payment', de: 'Zahlung', fr: 'Paiement', pt: 'Pagamento' },
} satisfies Names;
