import { lazyScreen, searchText, type RawSearch } from '../../../ui/routing/index.ts';
import { sampleEntry, sampleRoute } from '../kit/sample-route.ts';

export const emailNavigation = [sampleEntry('email', '/apps/email', 'email')];

const mail = {
  title: 'email',
  search: (raw: RawSearch): { q?: string } => {
    const q = searchText(raw, 'q');
    return q === undefined ? {} : { q };
  },
  screen: lazyScreen(() => import('./email.screen.tsx'), 'EmailScreen'),
} as const;

export const emailRoutes = [
  sampleRoute({ ...mail, path: '/apps/email' }),
  sampleRoute({ ...mail, path: '/apps/email/$folder' }),
  sampleRoute({ ...mail, path: '/apps/email/$folder/$mailId' }),
  sampleRoute({ ...mail, path: '/apps/email/label/$label' }),
  sampleRoute({ ...mail, path: '/apps/email/label/$label/$mailId' }),
] as const;
