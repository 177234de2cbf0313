import { counted, shortCount, sum } from '../kit/figures.ts';

function head(title: string, data: readonly number[], statistics = counted(sum(data))) {
  return { title, statistics, series: [{ name: title, data }] };
}

/** A curve and the one figure above it. */
function curve<Figures>(name: string, data: readonly number[], analyticsData: Figures) {
  return { series: [{ name, data }], analyticsData };
}

const profit = [3_200, 4_100, 3_600, 5_300, 6_100];
const subscribers = [310, 355, 342, 401, 398, 466, 512];
const income = [12_400, 13_900, 13_100, 15_800, 14_600, 16_200, 17_500];
const orderCounts = [96, 118, 107, 131, 140, 126, 158];
const sold = [640, 702, 655, 748, 771, 823];
const returned = [31, 28, 36, 22, 27, 19];

export const statistics = {
  ordersBarChart: head('Orders', [41, 58, 36, 62, 49]),
  profitLineChart: head('Profit', profit, `$${shortCount(sum(profit))}`),
  subscribers: curve('Subscribers', subscribers, { subscribers: sum(subscribers) }),
  revenue: curve('Revenue', income, { revenue: sum(income) }),
  // Of a hundred things sold, how many stay sold.
  sales: curve('Sales', sold, { sales: `${((1 - sum(returned) / sum(sold)) * 100).toFixed(1)}%` }),
  orders: curve('Orders', orderCounts, { orders: sum(orderCounts) }),
  siteTraffic: { series: [{ name: 'Visits', data: [1_480, 1_610, 1_395, 1_720, 1_905, 1_840, 2_060] }] },
  activeUsers: { series: [{ name: 'Active users', data: [742, 801, 768, 850, 912, 889, 955] }] },
  newsletter: { series: [{ name: 'Readers', data: [365, 359, 402, 397, 431, 448, 470] }] },
};
