import type { english } from './payments.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  PAYMENT_MORE_THAN_OPEN: 'Nur {{left}} von {{authorized}} können eingezogen werden.\nZiehen Sie höchstens das ein.',
  PAYMENT_AUTHORISATION_ENDED: 'Die Autorisierung endete {{date}}: Bitten Sie um eine neue Zahlung.',
  PAYMENT_CAPTURED: '{{captured}} sind schon eingezogen: Erstatten Sie sie.',
  PAYMENT_NOTHING_OPEN: 'Von {{authorized}} ist nichts mehr offen.\nTragen Sie eine neue Zahlung ein.',
  PAYMENT_ORDER_DRAFT:
    'Die Bestellung ist ein Entwurf, für den noch nichts bezahlt wird.\nGeben Sie die Bestellung zuerst auf.',
  PAYMENT_ORDER_CANCELLED:
    'Die Bestellung ist storniert: Dafür wird nichts mehr autorisiert.\nTragen Sie eine Zahlung ein, die eingegangen ist.',
};
