import { navigationMessages, useMessages } from '../../../i18n/index.ts';
import { SamplePage } from '../kit/sample-page.tsx';
import { ActionCards } from './action-cards.tsx';
import { CardLevel } from './card-frame.tsx';
import { CardGrid, type PlacedCard } from './card-grid.tsx';
import classes from './card.module.css';
import { cardsMessages, type CardKey } from './cards.messages.ts';
import { PersonCard, PictureCard, PostsCard, TextCard } from './plain-cards.tsx';
import { CustomersCard, GoalOverviewCard, ProductOrdersCard, RevenueCard, RevenueReportCard } from './sales-cards.tsx';
import { AvgSessionsCard, SessionsDeviceCard, SupportTrackerCard } from './session-cards.tsx';
import {
  ActiveUsersCard,
  NewsletterCard,
  OrdersBarCard,
  OrdersReceivedCard,
  ProfitCard,
  RevenueGainedCard,
  SalesCard,
  SiteTrafficCard,
  SubscribersCard,
} from './statistics-cards.tsx';

const groups: readonly { title: CardKey; cards: readonly PlacedCard[] }[] = [
  {
    title: 'basicCards',
    cards: [
      { key: 'text', Card: TextCard, span: 3 },
      { key: 'picture', Card: PictureCard, span: 3 },
      { key: 'person', Card: PersonCard, span: 3 },
      { key: 'posts', Card: PostsCard, span: 3 },
    ],
  },
  {
    title: 'statistics',
    cards: [
      { key: 'orders-bar', Card: OrdersBarCard, span: 3 },
      { key: 'profit', Card: ProfitCard, span: 3 },
      { key: 'subscribers', Card: SubscribersCard, span: 3 },
      { key: 'revenue', Card: RevenueGainedCard, span: 3 },
      { key: 'sales', Card: SalesCard, span: 3 },
      { key: 'orders', Card: OrdersReceivedCard, span: 3 },
      { key: 'traffic', Card: SiteTrafficCard, span: 3 },
      { key: 'active', Card: ActiveUsersCard, span: 3 },
      { key: 'newsletter', Card: NewsletterCard, span: 3 },
    ],
  },
  {
    title: 'analytics',
    cards: [
      { key: 'report', Card: RevenueReportCard, span: 8 },
      { key: 'goal', Card: GoalOverviewCard, span: 4 },
      { key: 'sessions', Card: AvgSessionsCard, span: 6 },
      { key: 'support', Card: SupportTrackerCard, span: 6 },
      { key: 'product-orders', Card: ProductOrdersCard, span: 4 },
      { key: 'device', Card: SessionsDeviceCard, span: 4 },
      { key: 'customers', Card: CustomersCard, span: 4 },
      { key: 'revenue', Card: RevenueCard, span: 12 },
    ],
  },
];

/** Every kind of card. */
export function CardsScreen() {
  const t = useMessages(cardsMessages);
  const tTitle = useMessages(navigationMessages);
  return (
    <CardLevel value="h3">
      <SamplePage title={tTitle('uiCards')}>
        {groups.map(({ title, cards }) => (
          <section key={title} className={classes.group}>
            <h2>{t(title)}</h2>
            <CardGrid cards={cards} />
          </section>
        ))}
        <section className={classes.group}>
          <h2>{t('actionCards')}</h2>
          <ActionCards />
        </section>
      </SamplePage>
    </CardLevel>
  );
}
