import { renewAhead } from '../data/index.ts';
import { serverRoutes } from '../features/access/index.ts';
import { dashboardFeature } from '../features/dashboard/index.ts';
import { ecommerceRoute, samplesFeature } from '../features/samples/index.ts';
import { lazyScreen } from '../ui/routing/index.ts';
import { features } from './features.ts';

const renewMs = 60_000;

/**
 * Opens the dashboard that has no server: `/` is the sample e-commerce dashboard, the product's areas say that they need one, and
 * the session is renewed ahead of its end. Gives the folder that the dashboard is served from.
 */
export async function openSampleMode(): Promise<string> {
  turnRoutes();
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

function turnRoutes(): void {
  const component = lazyScreen(() => import('./problems/needs-server.screen.tsx'), 'NeedsServerScreen');
  for (const route of features.filter((feature) => feature !== samplesFeature).flatMap(({ routes }) => [...routes])) {
    // Whoever may not enter hears of the server first.
    const { permission: _permission, ...staticData } = route.options.staticData ?? {};
    route.update({ component, staticData });
  }
  // Nobody is sent a link here.
  const toLogIn = lazyScreen(() => import('./problems/to-log-in.screen.tsx'), 'ToLogInScreen');
  for (const route of serverRoutes) route.update({ component: toLogIn });
  const [home] = dashboardFeature.routes;
  const { component: sampleHome, staticData = {} } = ecommerceRoute.options;
  home.update({ component: sampleHome, staticData });
}
