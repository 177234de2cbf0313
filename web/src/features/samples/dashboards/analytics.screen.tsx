import { navigationMessages, useMessages } from '../../../i18n/index.ts';
import { CardGrid, type PlacedCard } from '../cards/card-grid.tsx';
import { InvoicesCard } from '../cards/invoices-card.tsx';
import { AvgSessionsCard, SupportTrackerCard } from '../cards/session-cards.tsx';
import {
  ActiveUsersCard,
  NewsletterCard,
  OrdersReceivedCard,
  SiteTrafficCard,
  SubscribersCard,
} from '../cards/statistics-cards.tsx';
import { SamplePage } from '../kit/sample-page.tsx';

const cards: readonly PlacedCard[] = [
  { key: 'subscribers', Card: SubscribersCard, span: 3 },
  { key: 'orders', Card: OrdersReceivedCard, span: 3 },
  { key: 'traffic', Card: SiteTrafficCard, span: 3 },
  { key: 'active', Card: ActiveUsersCard, span: 3 },
  { key: 'sessions', Card: AvgSessionsCard, span: 6 },
  { key: 'support', Card: SupportTrackerCard, span: 6 },
  { key: 'invoices', Card: InvoicesCard, span: 8 },
  { key: 'newsletter', Card: NewsletterCard, span: 4 },
];

/** Who came, what they asked, and what was billed. */
export function AnalyticsScreen() {
  const t = useMessages(navigationMessages);
  return (
    <SamplePage title={t('sampleAnalytics')}>
      <CardGrid cards={cards} />
    </SamplePage>
  );
}
