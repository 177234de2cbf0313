import type { Format, Translate } from '../../../i18n/index.ts';
import type { PaymentEventRowFragment } from '../payment-queues.operations.generated.ts';
import type { english } from './queues.messages.ts';

/** What an event is called: what happened, of how much, and by which reference the provider knows it. */
export function eventName(
  { kind, amount, reference }: Pick<PaymentEventRowFragment, 'kind' | 'amount' | 'reference'>,
  t: Translate<typeof english>,
  format: Format,
): string {
  return [t(`event.${kind}`), amount && format.money(amount), reference].filter(Boolean).join(' ');
}
