import type { Money } from '@quarry/contracts/money';
import { negative, sumOf } from '../../ui/amounts.ts';
import type { OrderDetailFragment, OrderLineDetailFragment } from './orders.operations.generated.ts';

type Posting = { key: 'goods' | 'shippingLines' | 'fees' | 'discounts' | 'tax' | 'asSent'; money: Money };

/** What leads from the prices of the lines to the total: the postings add up to it in every case. */
export function ledgerOf({ currency, lines, gross, pricesWithTax }: OrderDetailFragment): Posting[] {
  const before = (kind: OrderLineDetailFragment['kind']) =>
    sumOf(
      currency,
      lines
        .filter((line) => line.kind === kind)
        .map(({ unit, quantity }) => ({ minor: unit.minor * quantity, currency })),
    );
  const optional = (key: Posting['key'], money: Money) => (money.minor === 0 ? [] : [{ key, money }]);
  const postings: Posting[] = [
    { key: 'goods', money: before('ITEM') },
    ...optional('shippingLines', before('SHIPPING')),
    ...optional('fees', before('FEE')),
    ...optional(
      'discounts',
      negative(
        sumOf(
          currency,
          lines.map(({ discount }) => discount),
        ),
      ),
    ),
    ...(pricesWithTax
      ? []
      : optional(
          'tax',
          sumOf(
            currency,
            lines.map(({ tax }) => tax),
          ),
        )),
  ];
  // Amounts of an order from elsewhere are kept as they were sent.
  const missing = gross.minor - postings.reduce((sum, { money }) => sum + money.minor, 0);
  return [...postings, ...optional('asSent', { minor: missing, currency })];
}

/** The taxes of an order by their rate. */
export type TaxOfRate = { key: string; name: string | null; ratePpm: number | null; net: Money; tax: Money };

export function taxesOf({ currency, lines }: OrderDetailFragment): TaxOfRate[] {
  const keyOf = ({ taxName, taxRatePpm }: OrderLineDetailFragment) => `${taxRatePpm ?? ''} ${taxName ?? ''}`;
  return [...Map.groupBy(lines, keyOf)].map(([key, ofRate]) => ({
    key,
    name: ofRate[0]?.taxName ?? null,
    ratePpm: ofRate[0]?.taxRatePpm ?? null,
    net: sumOf(
      currency,
      ofRate.map(({ net }) => net),
    ),
    tax: sumOf(
      currency,
      ofRate.map(({ tax }) => tax),
    ),
  }));
}
