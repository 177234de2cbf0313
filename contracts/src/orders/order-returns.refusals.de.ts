import type { english } from './order-returns.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  RETURN_TOO_MANY: 'Von {{title}} können nur {{left}} zurückkommen.\nNehmen Sie höchstens so viele zurück.',
  RETURN_NOTHING_LEFT:
    'Nichts von dem, was versandt ist, kann noch zurückkommen.\nVersenden Sie erst, oder sehen Sie die Retouren der Bestellung an.',
  RETURN_REFUND_OPEN:
    'Entscheiden Sie erst über die Erstattung von {{amount}}.\nErstatten Sie, oder nennen Sie den Grund, warum nicht.',
  RETURN_REFUND_WAITS: 'Eine Erstattung von {{amount}} wartet auf eine zweite Person.\nEntscheiden Sie erst darüber.',
  RETURN_NOTHING_TO_REFUND: 'Für das Angenommene gibt es nichts zu erstatten.\nSchließen Sie die Retoure.',
  'RETURN_NO_WAY:REQUESTED':
    'Die Retoure wartet auf eine Entscheidung.\nGenehmigen Sie sie erst, oder lehnen Sie sie ab.',
  'RETURN_NO_WAY:APPROVED': 'Die Retoure ist genehmigt, und noch ist nichts angekommen.\nNehmen Sie sie erst an.',
  'RETURN_NO_WAY:RECEIVED': 'Die Retoure ist schon angekommen.\nErstatten Sie, oder schließen Sie sie.',
  'RETURN_NO_WAY:CLOSED': 'Die Retoure ist geschlossen.\nLegen Sie für Weiteres eine neue an.',
  'RETURN_NO_WAY:DECLINED': 'Die Retoure wurde abgelehnt.\nLegen Sie eine neue an.',
  'RETURN_NO_WAY:CANCELLED': 'Die Retoure wurde abgebrochen.\nLegen Sie eine neue an.',
  FULFILMENT_IN_RETURN_one: '{{count}} Stück davon ist in einer Retoure.\nBrechen Sie erst die Retoure ab.',
  FULFILMENT_IN_RETURN_other: '{{count}} Stück davon sind in einer Retoure.\nBrechen Sie erst die Retoure ab.',
};
