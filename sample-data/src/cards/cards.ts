import { ok } from '../kit/answers.ts';
import { defineDomain } from '../kit/domain.ts';
import { analytics } from './analytics.ts';
import { statistics } from './statistics.ts';

/** The figures of the seventeen cards. */
export const cards = defineDomain(() => undefined, {
  'GET /card/card-analytics/support-tracker': () => ok(analytics.supportTracker),
  'GET /card/card-analytics/avg-sessions': () => ok(analytics.avgSessions),
  'GET /card/card-analytics/revenue-report': () => ok(analytics.revenueReport),
  'GET /card/card-analytics/goal-overview': () => ok(analytics.goalOverview),
  'GET /card/card-analytics/revenue': () => ok(analytics.revenue),
  'GET /card/card-analytics/product-orders': () => ok(analytics.productOrders),
  'GET /card/card-analytics/sessions-device': () => ok(analytics.sessionsDevice),
  'GET /card/card-analytics/customers': () => ok(analytics.customers),
  'GET /card/card-statistics/orders-bar-chart': () => ok(statistics.ordersBarChart),
  'GET /card/card-statistics/profit-line-chart': () => ok(statistics.profitLineChart),
  'GET /card/card-statistics/subscribers': () => ok(statistics.subscribers),
  'GET /card/card-statistics/revenue': () => ok(statistics.revenue),
  'GET /card/card-statistics/sales': () => ok(statistics.sales),
  'GET /card/card-statistics/orders': () => ok(statistics.orders),
  'GET /card/card-statistics/site-traffic': () => ok(statistics.siteTraffic),
  'GET /card/card-statistics/active-users': () => ok(statistics.activeUsers),
  'GET /card/card-statistics/newsletter': () => ok(statistics.newsletter),
});
