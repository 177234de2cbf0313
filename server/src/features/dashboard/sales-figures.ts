import { listLink, type Measure, measureDefinitions } from '@quarry/contracts/analytics';
import { type Actor, may } from '../../platform/auth/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { formFigures, type FormedFigures } from '../analytics/index.ts';
import type { Figure } from './dashboard.ts';

const codes = {
  ORDERS: 'orders',
  NET_SALES: 'net_sales',
  UNITS: 'units',
  NEW_CUSTOMERS: 'new_customers',
} as const satisfies Partial<Record<Measure, string>>;
type SalesMeasure = keyof typeof codes;
const measures = Object.keys(codes) as SalesMeasure[];

/** Amounts are never added across currencies; more than these have their place in the report. */
const mostCurrencies = 2;

type Row = FormedFigures['rows'][number];

/** What was sold in the last 28 days against the 28 before, by the measures of the report; nothing where nothing was. */
export async function findSalesFigures(deps: Deps, actor: Actor): Promise<Figure[]> {
  if (!may(actor, 'read', 'Analytics') || !may(actor, 'read', 'Order')) return [];
  const formed = await formFigures(
    { actor, deps },
    {
      measures,
      period: { kind: 'LAST_28_DAYS' },
      compare: 'PREVIOUS',
      by: 'DAY',
      shopId: null,
      channelId: null,
      brandId: null,
      currency: null,
    },
  );
  const byOrders = formed.totals.toSorted((one, other) => ordersOf(other) - ordersOf(one));
  if (byOrders.every((total) => ordersOf(total) === 0)) return [];
  return measures.flatMap((measure) =>
    measureDefinitions[measure].unit === 'amount'
      ? byOrders.slice(0, mostCurrencies).map(({ currency }) => figureOf(formed, measure, currency))
      : [figureOf(formed, measure, null)],
  );
}

function ordersOf({ values }: Row): number {
  const { value, compared } = values[measures.indexOf('ORDERS')] ?? {};
  return (value ?? 0) + (compared ?? 0);
}

/** Of one currency, or added over all where the measure is a count. */
function figureOf(formed: FormedFigures, measure: SalesMeasure, currency: string | null): Figure {
  const place = measures.indexOf(measure);
  const isMeant = (row: Row) => currency === null || row.currency === currency;
  const sum = (rows: readonly Row[], of: 'value' | 'compared') =>
    rows.filter(isMeant).reduce((total, { values }) => total + (values[place]?.[of] ?? 0), 0);
  const days = Map.groupBy(formed.rows, ({ key }) => key);
  const { filter } = listLink(measure, { ...formed, by: 'NONE' }, { key: '', currency }) ?? { filter: {} };
  return {
    code: codes[measure],
    value: sum(formed.totals, 'value'),
    before: sum(formed.totals, 'compared'),
    series: [...days.values()].map((rows) => sum(rows, 'value')),
    target: { list: 'orders', filter },
    measure,
    currency,
    span: 'PERIOD',
  };
}
