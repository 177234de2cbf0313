import { renewAhead } from '../data/index.ts';
import { serverRoutes } from '../features/access/index.ts';
import { dashboardArea } from '../features/dashboard/index.ts';
import { samplesArea } from '../features/samples/index.ts';
import { lazyScreen, navigationGroups } from '../ui/routing/index.ts';
import { areas, loadGroup } from './areas.ts';

const renewMs = 60_000;

/**
 * Opens the dashboard that has no server: `/` is the sample e-commerce dashboard, the product's areas say that they need one, and
 * the session is renewed ahead of its end. Gives the folder that the dashboard is served from.
 */
export async function openSampleMode(): Promise<string> {
  await turnRoutes();
  await renewAhead();
  setInterval(() => void renewAhead(), renewMs);
  // The scripts lie in a folder of their own, directly below it.
  const folder = new URL(/* @vite-ignore */ '..', import.meta.url).pathname;
  tidyAddress(folder);
  return folder;
}

/** Servers of files end an address with a slash or `index.html`, as none of the dashboard's own does. */
function tidyAddress(folder: string): void {
  const path = location.pathname.replace(/\/(?:index\.html)?$/, '');
  history.replaceState(
    history.state,
    '',
    `${path.length < folder.length ? folder : path}${location.search}${location.hash}`,
  );
}

async function turnRoutes(): Promise<void> {
  await Promise.all(navigationGroups.map(async (group) => loadGroup(group)));
  const component = lazyScreen(() => import('./problems/needs-server.screen.tsx'), 'NeedsServerScreen');
  for (const { group, load } of areas) {
    if (group === 'samples') continue;
    for (const route of (await load()).routes) {
      // A stranger to the server hears of it first, whatever they may do.
      const { permission: _permission, ...staticData } = route.options.staticData ?? {};
      route.update({ component, staticData });
    }
  }
  // Nobody is sent a link here.
  const toLogIn = lazyScreen(() => import('./problems/to-log-in.screen.tsx'), 'ToLogInScreen');
  for (const route of serverRoutes) route.update({ component: toLogIn });
  const [dashboard, { ecommerceRoute }] = await Promise.all([dashboardArea.load(), samplesArea.load()]);
  const { component: sampleHome, staticData = {} } = ecommerceRoute.options;
  dashboard.routes[0].update({ component: sampleHome, staticData });
}
