import { counted, shortCount, sum } from '../kit/figures.ts';
import { wholeMoney } from '../kit/money.ts';

const periods = ['Last 28 Days', 'Last Month', 'Last Year'] as const;
type Period = (typeof periods)[number];

const revenueYears = ['2020', '2019', '2018'] as const;
type RevenueYear = (typeof revenueYears)[number];

/** The figures of a card for each period; it opens with the first. */
function perPeriod<Figures extends object>(first: Figures, second: Figures, third: Figures) {
  const byPeriod: Record<Period, Figures> = { 'Last 28 Days': first, 'Last Month': second, 'Last Year': third };
  return { last_days: periods, ...first, byPeriod };
}

function tickets(newTicket: number, openTicket: number, closed: number, responseTime: string) {
  const totalTicket = newTicket + openTicket + closed;
  const answered = Math.round((closed / totalTicket) * 100);
  return {
    totalTicket,
    newTicket,
    openTicket,
    responseTime,
    series: [{ name: 'Answered, percent', data: [answered] }],
  };
}

const supportTracker = {
  title: 'Support tickets',
  ...perPeriod(tickets(31, 58, 187, '1 Day'), tickets(38, 41, 232, '1.2 Days'), tickets(402, 63, 2_871, '1.6 Days')),
};

type SessionFigures = { growth: string; goal: string; users: string; retention: string; duration: string };

function sessions(data: readonly number[], figures: SessionFigures) {
  return { sessions: shortCount(sum(data)), ...figures, series: [{ name: 'Sessions', data }] };
}

const avgSessions = perPeriod(
  sessions([310, 420, 365, 540, 610, 480, 395], {
    growth: '+4.1%',
    goal: '$41,200',
    users: '2.1k',
    retention: '82%',
    duration: '2m 46s',
  }),
  sessions([1_210, 1_480, 1_350, 1_690], {
    growth: '+2.6%',
    goal: '$52,600',
    users: '3.9k',
    retention: '79%',
    duration: '2m 31s',
  }),
  sessions([3_900, 4_150, 4_420, 4_080, 4_760, 5_010, 4_530, 4_890, 5_240, 5_610, 6_020, 5_370], {
    growth: '+11.8%',
    goal: '$610,000',
    users: '38.4k',
    retention: '74%',
    duration: '2m 18s',
  }),
);

/** Both in hundreds of dollars a month; costs are drawn downwards. */
function revenueOf(income: readonly number[], costs: readonly number[], budget: number) {
  const series = [
    { name: 'Income', data: income },
    { name: 'Costs', data: costs.map((value) => -value) },
  ];
  return { price: wholeMoney(sum(income) * 100), budget: wholeMoney(budget), series };
}

const byYear: Record<RevenueYear, ReturnType<typeof revenueOf>> = {
  '2020': revenueOf([84, 91, 62, 55, 78, 96, 104, 99, 121], [61, 70, 66, 58, 60, 67, 71, 69, 74], 82_400),
  '2019': revenueOf([66, 71, 75, 69, 80, 83, 79, 88, 92], [52, 57, 55, 60, 58, 63, 61, 64, 70], 71_500),
  '2018': revenueOf([41, 46, 52, 58, 55, 61, 64, 67, 73], [44, 43, 47, 45, 50, 49, 52, 54, 57], 60_000),
};

function goalOverview(completed: number, inProgress: number) {
  const percent = Math.round((completed / (completed + inProgress)) * 100);
  const series = [{ name: 'Goal, percent', data: [percent] }];
  return { completed: counted(completed), inProgress: counted(inProgress), series };
}

function revenue(thisMonth: readonly number[], lastMonth: readonly number[]) {
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

/** Shares of a hundred, and how many points each has gained or lost. */
function devices(usages: readonly [number, number, number], changes: readonly [number, number, number]) {
  const [desktop, mobile, tablet] = usages;
  const [desktopChange, mobileChange, tabletChange] = changes;
  return {
    chart_info: [
      { icon: 'monitor', name: 'Desktop', iconColor: 'primary', usage: desktop, upDown: desktopChange },
      { icon: 'smartphone', name: 'Mobile', iconColor: 'warning', usage: mobile, upDown: mobileChange },
      { icon: 'tablet', name: 'Tablet', iconColor: 'danger', usage: tablet, upDown: tabletChange },
    ],
    series: [{ name: 'Sessions', data: usages }],
  };
}

function customers(first: number, again: number, recommended: number) {
  return {
    listData: [
      { icon: 'user-plus', iconColor: 'primary', text: 'First order', result: first },
      { icon: 'repeat', iconColor: 'warning', text: 'Came back', result: again },
      { icon: 'share', iconColor: 'danger', text: 'Recommended', result: recommended },
    ],
    series: [{ name: 'Customers', data: [first, again, recommended] }],
  };
}

export const analytics = {
  supportTracker,
  avgSessions,
  revenueReport: { years: revenueYears, ...byYear['2020'], byYear },
  goalOverview: goalOverview(7_418, 1_306),
  revenue: revenue(
    [8_100, 9_300, 8_700, 10_400, 9_900, 11_600, 12_200],
    [8_600, 8_200, 9_100, 9_000, 9_600, 9_200, 10_100],
  ),
  productOrders: perPeriod(orders(1_284, 176, 42), orders(1_415, 38, 61), orders(15_902, 94, 733)),
  sessionsDevice: perPeriod(
    devices([52.4, 38.7, 8.9], [-3, 5, -2]),
    devices([54.1, 36.9, 9], [-2, 3, -1]),
    devices([57.8, 31.6, 10.6], [-6, 9, -3]),
  ),
  customers: perPeriod(customers(412, 268, 74), customers(466, 301, 69), customers(4_930, 3_377, 812)),
};
