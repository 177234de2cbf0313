import { lazyScreen, searchText, type RawSearch } from '../../../ui/routing/index.ts';
import { sampleEntry, sampleRoute } from '../kit/sample-route.ts';

export const calendarNavigation = [sampleEntry('calendar', '/apps/calendar', 'calendar')];

/** How the time is looked at, from which day, without which calendars, and which event is open. */
export type CalendarSearch = { view?: string; day?: string; without?: string; event?: string };

const names = ['view', 'day', 'without', 'event'] as const;

export const calendarRoutes = [
  sampleRoute({
    path: '/apps/calendar',
    title: 'calendar',
    search: (raw: RawSearch): CalendarSearch =>
      Object.fromEntries(names.flatMap((name) => (searchText(raw, name) ? [[name, searchText(raw, name)]] : []))),
    screen: lazyScreen(() => import('./calendar.screen.tsx'), 'CalendarScreen'),
  }),
] as const;
