import { navigationMessages, useMessages } from '../../../i18n/index.ts';
import { CardGrid, type PlacedCard } from '../cards/card-grid.tsx';
import {
  CustomersCard,
  GoalOverviewCard,
  ProductOrdersCard,
  RevenueCard,
  RevenueReportCard,
} from '../cards/sales-cards.tsx';
import { SessionsDeviceCard } from '../cards/session-cards.tsx';
import { OrdersBarCard, ProfitCard, RevenueGainedCard, SalesCard } from '../cards/statistics-cards.tsx';
import { SamplePage } from '../kit/sample-page.tsx';

const cards: readonly PlacedCard[] = [
  { key: 'sales', Card: SalesCard, span: 3 },
  { key: 'profit', Card: ProfitCard, span: 3 },
  { key: 'orders', Card: OrdersBarCard, span: 3 },
  { key: 'gained', Card: RevenueGainedCard, span: 3 },
  { key: 'report', Card: RevenueReportCard, span: 8 },
  { key: 'goal', Card: GoalOverviewCard, span: 4 },
  { key: 'product-orders', Card: ProductOrdersCard, span: 4 },
  { key: 'device', Card: SessionsDeviceCard, span: 4 },
  { key: 'customers', Card: CustomersCard, span: 4 },
  { key: 'revenue', Card: RevenueCard, span: 12 },
];

/** What a shop sells and earns. */
export function EcommerceScreen() {
  const t = useMessages(navigationMessages);
  return (
    <SamplePage title={t('sampleEcommerce')}>
      <CardGrid cards={cards} />
    </SamplePage>
  );
}
