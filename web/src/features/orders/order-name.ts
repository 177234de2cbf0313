import type { Translate } from '../../i18n/index.ts';
import type { english } from './orders.messages.ts';
import type { OrderRowFragment } from './orders.operations.generated.ts';

/** What an order is called: its number, that of its channel, or that it is a draft. */
export function orderName(
  { number, externalId }: Pick<OrderRowFragment, 'number' | 'externalId'>,
  t: Translate<typeof english>,
): string {
  return number ?? externalId ?? t('draft');
}
