import type { Money } from '@quarry/contracts/money';
import { negative } from '../../ui/amounts.ts';
import type { PaymentDetailFragment } from './payments.operations.generated.ts';

type Amounts = Pick<PaymentDetailFragment, 'currency' | 'authorized' | 'captured' | 'refunded' | 'voided' | 'open'>;
type Posting<Key> = { key: Key; money: Money };

/** What leads from the authorised money to what is open of it, and from the captured money to what was kept of it. */
export function paymentLedger({ currency, authorized, captured, refunded, voided, open }: Amounts): {
  authorisation: Posting<'authorized' | 'captured' | 'voided' | 'underWay'>[];
  open: Money;
  received: Posting<'captured' | 'refunded'>[];
  net: Money;
} {
  // What was asked for and not answered yet is open no longer.
  const underWay = { minor: authorized.minor - captured.minor - voided.minor - open.minor, currency };
  return {
    authorisation: [
      { key: 'authorized', money: authorized },
      { key: 'captured', money: negative(captured) },
      { key: 'voided', money: negative(voided) },
      ...(underWay.minor === 0 ? [] : [{ key: 'underWay' as const, money: negative(underWay) }]),
    ],
    open,
    received: [
      { key: 'captured', money: captured },
      { key: 'refunded', money: negative(refunded) },
    ],
    net: { minor: captured.minor - refunded.minor, currency },
  };
}
