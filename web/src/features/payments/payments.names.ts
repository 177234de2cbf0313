import type { Names } from '../../i18n/index.ts';

export const names = {
  payments: { en: 'Payments', de: 'Zahlungen', fr: 'Paiements', pt: 'Pagamentos' },
  paymentTransactions: { en: 'Payments', de: 'Zahlungen', fr: 'Paiements', pt: 'Pagamentos' },
  payment: { en: 'Payment', de: 'Zahlung', fr: 'Paiement', pt: 'Pagamento' },
  refunds: { en: 'Refunds', de: 'Erstattungen', fr: 'Remboursements', pt: 'Reembolsos' },
  refund: { en: 'Refund', de: 'Erstattung', fr: 'Remboursement', pt: 'Reembolso' },
  payment_provider: {
    en: 'Payment provider',
    de: 'Zahlungsanbieter',
    fr: 'Prestataire de paiement',
    pt: 'Prestador de pagamentos',
  },
  paymentEvents: {
    en: 'Events of providers',
    de: 'Ereignisse von Anbietern',
    fr: 'Événements des prestataires',
    pt: 'Eventos de prestadores',
  },
  payment_event: {
    en: 'Event of a provider',
    de: 'Ereignis eines Anbieters',
    fr: 'Événement d’un prestataire',
    pt: 'Evento de um prestador',
  },
} satisfies Names;
