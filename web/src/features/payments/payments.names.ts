import type { Names } from '../../i18n/index.ts';

export const names = {
  payments: { en: 'Payments', de: 'Zahlungen', fr: 'Paiements', pt: 'Pagamentos' },
  paymentTransactions: { en: 'Payments', de: 'Zahlungen', fr: 'Paiements', pt: 'Pagamentos' },
  payment: { en: 'Payment', de: 'Zahlung', fr: 'Paiement', pt: 'Pagamento' },
  refunds: { en: 'Refunds', de: 'Erstattungen', fr: 'Remboursements', pt: 'Reembolsos' },
  refund: { en: 'Refund', de: 'Erstattung', fr: 'Remboursement', pt: 'Reembolso' },
} satisfies Names;
