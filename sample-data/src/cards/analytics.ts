import { counted, shortCount, sum } from '../kit/figures.ts';
import { wholeMoney } from '../kit/money.ts';

export const periods = ['Last 28 Days', 'Last Month', 'Last Year'] as const;
export type Period = (typeof periods)[number];

export const revenueYears = ['2020', '2019', '2018'] as const;
type RevenueYear = (typeof revenueYears)[number];

/** One drawing for each period; the card opens with the first. */
function perPeriod<T>(first: T, second: T, third: T): { last_days: typeof periods; byPeriod: Record<Period, T> } {
  return { last_days: periods, byPeriod: { 'Last 28 Days': first, 'Last Month': second, 'Last Year': third } };
}

function tickets(newTicket: number, openTicket: number, closed: number, responseTime: string) {
  const totalTicket = newTicket + openTicket + closed;
  const done = Math.round((closed / totalTicket) * 100);
  return { totalTicket, newTicket, openTicket, responseTime, series: [{ name: 'Completed tickets', data: [done] }] };
}

function supportTracker() {
  const { last_days, byPeriod } = perPeriod(
    tickets(31, 58, 187, '1 Day'),
    tickets(38, 41, 232, '1.2 Days'),
    tickets(402, 63, 2_871, '1.6 Days'),
  );
  return { title: 'Support tickets', last_days, ...byPeriod['Last 28 Days'], byPeriod };
}

function sessions(
  data: readonly number[],
  growth: string,
  goal: number,
  users: number,
  retention: number,
  duration: string,
) {
  return {
    sessions: shortCount(sum(data)),
    growth,
    goal: wholeMoney(goal),
    users: shortCount(users),
    retention: `${retention}%`,
    duration,
    series: [{ name: 'Sessions', data }],
  };
}

function avgSessions() {
  const { last_days, byPeriod } = perPeriod(
    sessions([310, 420, 365, 540, 610, 480, 395], '+4.1%', 41_200, 2_100, 82, '2m 46s'),
    sessions([1_210, 1_480, 1_350, 1_690], '+2.6%', 52_600, 3_900, 79, '2m 31s'),
    sessions(
      [3_900, 4_150, 4_420, 4_080, 4_760, 5_010, 4_530, 4_890, 5_240, 5_610, 6_020, 5_370],
      '+11.8%',
      610_000,
      38_400,
      74,
      '2m 18s',
    ),
  );
  return { last_days, ...byPeriod['Last 28 Days'], byPeriod };
}

function revenueOf(earning: readonly number[], expense: readonly number[], budget: number) {
  const series = [
    { name: 'Earning', data: earning },
    { name: 'Expense', data: expense.map((value) => -value) },
  ];
  return { price: wholeMoney(sum(earning) * 100), budget: wholeMoney(budget), series };
}

function revenueReport() {
  const byYear: Record<RevenueYear, ReturnType<typeof revenueOf>> = {
    '2020': revenueOf([84, 91, 62, 55, 78, 96, 104, 99, 121], [61, 70, 66, 58, 60, 67, 71, 69, 74], 82_400),
    '2019': revenueOf([66, 71, 75, 69, 80, 83, 79, 88, 92], [52, 57, 55, 60, 58, 63, 61, 64, 70], 71_500),
    '2018': revenueOf([41, 46, 52, 58, 55, 61, 64, 67, 73], [44, 43, 47, 45, 50, 49, 52, 54, 57], 60_000),
  };
  return { years: revenueYears, ...byYear['2020'], byYear };
}

function goalOverview() {
  const [completed, inProgress] = [7_418, 1_306];
  const percent = Math.round((completed / (completed + inProgress)) * 100);
  return {
    completed: counted(completed),
    inProgress: counted(inProgress),
    series: [{ name: 'Goal', data: [percent] }],
  };
}

function revenue() {
  const thisMonth = [8_100, 9_300, 8_700, 10_400, 9_900, 11_600, 12_200];
  const lastMonth = [8_600, 8_200, 9_100, 9_000, 9_600, 9_200, 10_100];
  return {
    thisMonth: wholeMoney(sum(thisMonth)),
    lastMonth: wholeMoney(sum(lastMonth)),
    series: [
      { name: 'This month', data: thisMonth },
      { name: 'Last month', data: lastMonth },
    ],
  };
}

function orders(finished: number, pending: number, rejected: number) {
  return {
    chart_info: { finished, pending, rejected },
    series: [{ name: 'Orders', data: [finished, pending, rejected] }],
  };
}

function productOrders() {
  const { last_days, byPeriod } = perPeriod(orders(1_284, 176, 42), orders(1_415, 38, 61), orders(15_902, 94, 733));
  return { last_days, ...byPeriod['Last 28 Days'], byPeriod };
}

function devices(desktop: number, mobile: number, tablet: number, changes: readonly [number, number, number]) {
  const rows = [
    ['monitor', 'Desktop', 'text-primary', desktop],
    ['smartphone', 'Mobile', 'text-warning', mobile],
    ['tablet', 'Tablet', 'text-danger', tablet],
  ] as const;
  return {
    chart_info: rows.map(([icon, name, iconColor, usage], index) => ({
      icon,
      name,
      iconColor,
      usage,
      upDown: changes[index] ?? 0,
    })),
    series: [{ name: 'Sessions', data: [desktop, mobile, tablet] }],
  };
}

function sessionsDevice() {
  const { last_days, byPeriod } = perPeriod(
    devices(52.4, 38.7, 8.9, [-3, 5, -1]),
    devices(54.1, 36.9, 9, [-2, 3, 1]),
    devices(57.8, 31.6, 10.6, [-6, 9, -2]),
  );
  return { last_days, ...byPeriod['Last 28 Days'], byPeriod };
}

function buyers(fresh: number, returning: number, referred: number) {
  const rows = [
    ['user-plus', 'text-primary', 'New', fresh],
    ['repeat', 'text-warning', 'Returning', returning],
    ['share', 'text-danger', 'Referred', referred],
  ] as const;
  return {
    listData: rows.map(([icon, iconColor, text, result]) => ({ icon, iconColor, text, result })),
    series: [{ name: 'Customers', data: [fresh, returning, referred] }],
  };
}

function customers() {
  const { last_days, byPeriod } = perPeriod(buyers(412, 268, 74), buyers(466, 301, 69), buyers(4_930, 3_377, 812));
  return { last_days, ...byPeriod['Last 28 Days'], byPeriod };
}

export const analytics = {
  supportTracker: supportTracker(),
  avgSessions: avgSessions(),
  revenueReport: revenueReport(),
  goalOverview: goalOverview(),
  revenue: revenue(),
  productOrders: productOrders(),
  sessionsDevice: sessionsDevice(),
  customers: customers(),
};
