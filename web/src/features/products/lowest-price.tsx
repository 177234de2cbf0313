import { Fragment } from 'react';
import { Absent, MoneyText } from '../../ui/values.tsx';
import type { ProductRowFragment } from './products.operations.generated.ts';

type Priced = Pick<ProductRowFragment, 'lowestPrice' | 'lowestPricesElsewhere'>;

/** The lowest observed price in the main currency; where there is none, the lowest in each other one. */
export function LowestPrice({ product: { lowestPrice, lowestPricesElsewhere } }: { product: Priced }) {
  const prices = lowestPrice ? [lowestPrice] : lowestPricesElsewhere;
  if (prices.length === 0) return <Absent />;
  return prices.map((price, index) => (
    <Fragment key={price.currency}>
      {index > 0 && ' · '}
      <MoneyText money={price} />
    </Fragment>
  ));
}
