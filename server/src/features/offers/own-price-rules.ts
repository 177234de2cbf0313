import type { Money } from '@quarry/contracts/money';
import { ownPriceDoubt } from '@quarry/contracts/offers';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { OwnStatement } from './own-offer.store.ts';

/** Why a statement is not taken from a file, where nobody is asked whether a doubtful price is meant. */
export function statementRefusal(
  statement: Pick<OwnStatement, 'price' | 'listPrice' | 'cost'>,
  currency: string | null,
): Reasoned | undefined {
  const { price, listPrice, cost } = statement;
  if (listPrice !== null && price === null) return reasoned('row_list_price:list_without_price');
  if (listPrice !== null && price !== null && listPrice < price) return reasoned('row_list_price:list_below_price');
  const doubt = currency === null ? undefined : ownPriceDoubt(statement, currency);
  if (!doubt || currency === null || price === null) return undefined;
  const money = (minor: number): Money => ({ minor, currency });
  return cost !== null && price < cost
    ? reasoned('row_own_price:below_cost', { price: money(price), cost: money(cost) })
    : reasoned('row_own_price:far_below_list', { price: money(price), listPrice: money(listPrice ?? price) });
}
