import { type Measure, listLink, type AskedFigures } from '@quarry/contracts/analytics';
import type { TestApi, TestClient } from '../../../testing/index.ts';
import { refundWorld } from '../../payments/testing/refund-world.ts';

type Value = { value: number | null; compared: number | null };
export type Row = { key: string; label: string; currency: string | null; values: Value[] };
export type Figures = {
  __typename: string;
  from: string;
  until: string;
  comparedFrom: string | null;
  comparedUntil: string | null;
  recordedFrom: string | null;
  toCount: number;
  isCut: boolean;
  rows: Row[];
  totals: Row[];
  issues: { path: string; code: string }[];
};
type Money = { minor: number };
type LineProduct = { id: string; brand: { id: string } | null; category: { id: string } | null };
type OrderNode = {
  net: Money;
  tax: Money;
  gross: Money;
  discount: Money;
  itemCount: number;
  lines: { quantity: number; net: Money; product: LineProduct | null }[];
};

const rows = '{ key label currency values { value compared } }';

/** The door of figures, and the lists behind them. */
export function figuresWorld(api: TestApi) {
  const world = refundWorld(api);

  async function figures(client: TestClient, input: object): Promise<Figures> {
    const answer = await client.query<{ figures: Figures }>(
      `query ($input: FiguresInput!) { figures(input: $input) { __typename ... on InvalidInput { issues { path code } }
        ... on Figures { from until comparedFrom comparedUntil recordedFrom toCount isCut rows ${rows} totals ${rows} } } }`,
      { input },
    );
    return answer.figures;
  }

  /** What the list behind a figure comes to; undefined where it has none of its own. */
  async function listed(
    client: TestClient,
    measure: Measure,
    asked: AskedFigures,
    row: Row,
  ): Promise<number | null | undefined> {
    const link = listLink(measure, asked, row);
    if (!link) return undefined;
    if (link.path === '/payments') {
      const { paymentTransactions } = await client.query<{ paymentTransactions: { nodes: { amount: Money }[] } }>(
        `query ($filter: PaymentTransactionFilter) { paymentTransactions(first: 100, filter: $filter) { nodes { amount { minor } } } }`,
        { filter: link.filter },
      );
      return sum(paymentTransactions.nodes.map(({ amount }) => amount.minor));
    }
    const { orders } = await client.query<{ orders: { nodes: OrderNode[] } }>(
      `query ($filter: OrderFilter) { orders(first: 100, filter: $filter) { nodes { net { minor } tax { minor } gross { minor }
        discount { minor } itemCount lines { quantity net { minor } product { id brand { id } category { id } } } } } }`,
      { filter: link.filter },
    );
    return ofOrders(measure, asked, row, orders.nodes);
  }

  return { ...world, figures, listed };
}

function ofOrders(measure: Measure, { by, brandId }: AskedFigures, { key }: Row, orders: OrderNode[]): number | null {
  const lines = orders.flatMap((order) =>
    order.lines.filter(({ product }) =>
      by === 'PRODUCT'
        ? product?.id === key
        : by === 'CATEGORY'
          ? product?.category?.id === key
          : (by === 'BRAND' ? [key] : (brandId ?? [])).includes(product?.brand?.id ?? ''),
    ),
  );
  const isOfGoods = by === 'PRODUCT' || by === 'CATEGORY' || by === 'BRAND' || brandId;
  switch (measure) {
    case 'ORDERS':
    case 'NEW_CUSTOMERS':
      return orders.length;
    case 'GROSS_SALES':
      return sum(orders.map(({ gross }) => gross.minor));
    case 'NET_SALES':
      return sum((isOfGoods ? lines : orders).map(({ net }) => net.minor));
    case 'TAX':
      return sum(orders.map(({ tax }) => tax.minor));
    case 'DISCOUNTS':
      return sum(orders.map(({ discount }) => discount.minor));
    case 'UNITS':
      return isOfGoods ? sum(lines.map(({ quantity }) => quantity)) : sum(orders.map(({ itemCount }) => itemCount));
    case 'AVERAGE_ORDER':
      return orders.length === 0 ? null : Math.round(sum(orders.map(({ net }) => net.minor)) / orders.length);
    default:
      throw new Error(`${measure} has no list of orders.`);
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
