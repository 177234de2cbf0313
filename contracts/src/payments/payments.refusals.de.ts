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
  PAYMENT_CAPTURE_UNDER_WAY: 'Ein Einzug von {{amount}} läuft seit {{time}}.\nWarten Sie die Antwort ab.',
  PAYMENT_VOID_UNDER_WAY: 'Eine Freigabe von {{amount}} läuft seit {{time}}.\nWarten Sie die Antwort ab.',
  PAYMENT_REQUEST_ENDED: 'Die Anfrage ist schon beendet.',
  PAYMENT_REQUEST_BEING_SENT: 'Die Anfrage wird gerade gesendet.\nWarten Sie die Antwort ab.',
  PAYMENT_EVENT_APPLIED: 'Das Ereignis ist schon auf eine Zahlung gebucht.',
  PAYMENT_EVENT_IGNORED: 'Das Ereignis wird schon ignoriert.',
  PAYMENT_EVENT_CURRENCY:
    'Das Ereignis lautet auf {{currency}}, die Bestellung auf {{orders}}.\nWählen Sie eine andere Bestellung, oder ignorieren Sie das Ereignis.',
  PAYMENT_EVENT_TOTALS:
    'Die Beträge widersprechen dem, was schon gebucht ist.\nVergleichen Sie beide beim Zahlungsanbieter.',
  PAYMENT_EVENT_AMOUNT:
    '{{amount}} ist mehr, als von der Bestellung offen ist ({{outstanding}}).\nWählen Sie eine andere Bestellung, oder bestätigen Sie den Betrag.',
  PAYMENT_EVENT_CANCELLED:
    'Die Bestellung ist storniert, von ihr ist nichts offen.\nWählen Sie eine andere Bestellung, oder bestätigen Sie {{amount}}.',
  PAYMENT_EVENT_CONTRADICTS:
    '{{amount}} passt nicht zur Zahlung auf dieser Bestellung: {{authorized}} autorisiert, {{captured}} eingezogen, {{refunded}} erstattet.\nWählen Sie eine andere Bestellung, oder vergleichen Sie beide beim Zahlungsanbieter.',
  PAYMENT_PROVIDER_OF_PEOPLE: 'Zahlungen dieses Anbieters werden von Hand erfasst.\nErfassen Sie die Zahlung.',
  PAYMENT_PROVIDER_DISABLED: 'Der Zahlungsanbieter {{name}} ist deaktiviert.\nWählen Sie einen anderen.',
  PAYMENT_MORE_THAN_LEFT:
    '{{amount}} ist mehr, als noch angefordert werden kann ({{left}}).\nFordern Sie weniger an, oder stornieren Sie, was autorisiert ist.',
  REFUND_TOO_MUCH:
    '{{amount}} ist mehr, als eingezogen und noch nicht erstattet wurde ({{left}}).\nErstatten Sie höchstens das.',
  REFUND_NOTHING_CAPTURED:
    'Für die Bestellung wurde nichts eingezogen, es gibt also nichts zu erstatten.\nGeben Sie frei, was autorisiert ist.',
  REFUND_NOTHING_LEFT:
    '{{captured}} sind ganz erstattet oder warten auf eine Entscheidung.\nEntscheiden Sie über die wartenden Erstattungen.',
  REFUND_NOT_CANCELLED:
    'Die Bestellung ist nicht storniert.\nWählen Sie einen anderen Zweck, oder stornieren Sie die Bestellung.',
  REFUND_NOT_OVERPAID: 'Es wurde nicht mehr eingezogen, als die Bestellung kostet.\nWählen Sie einen anderen Zweck.',
  REFUND_OWN: 'Sie haben diese Erstattung beantragt: Jemand anderes entscheidet.',
  REFUND_OF_ANOTHER:
    'Jemand anderes hat diese Erstattung beantragt und kann sie als Einziger zurückziehen.\nLehnen Sie sie ab.',
  REFUND_ABOVE_LIMIT: 'Ihre Grenze ist {{limit}}.\nFragen Sie jemanden, dessen Grenze {{amount}} deckt.',
  REFUND_DECIDED: 'Über die Erstattung ist schon entschieden.\nBeantragen Sie eine neue.',
  REFUND_WAITING: 'Eine Erstattung von {{amount}} wartet auf eine zweite Person.\nEntscheiden Sie zuerst darüber.',
  REFUND_ORDER_CHANGED:
    'Die Bestellung hat sich geändert, seit diese Erstattung beantragt wurde: {{points}}.\nPrüfen Sie die Bestellung, und genehmigen Sie dann erneut.',
  'refund_since:units': 'Stückzahl von {{before}} auf {{now}}',
  'refund_since:total': 'Summe von {{before}} auf {{now}}',
  'refund_since:captured': 'eingezogener Betrag von {{before}} auf {{now}}',
  'refund_since:refunds': 'andere Erstattungen von {{before}} auf {{now}}',
  DISPUTE_OF_PROVIDER:
    'Der Zahlungsanbieter meldet Streitfälle und wie sie enden.\nBeantworten Sie den Streitfall beim Zahlungsanbieter.',
  DISPUTE_NOTHING_LEFT:
    'Von {{captured}} ist nichts übrig, was eine Bank zurückbuchen könnte.\nVergleichen Sie die Zahlung mit der Bank.',
  DISPUTE_TOO_MUCH:
    '{{amount}} ist mehr, als eingezogen und noch nicht zurückgegeben wurde ({{left}}).\nErfassen Sie höchstens das.',
  DISPUTE_ENDED: 'Der Streitfall ist schon beendet.',
  DISPUTE_NONE: 'Die Erstattung ist kein Streitfall.\nEntscheiden Sie darüber wie über eine Erstattung.',
};
