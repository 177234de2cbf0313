import type { Feature } from '../../platform/feature.ts';
import { grabRunLoop } from './grab-run.loop.ts';
import { pageGrabLoop } from './page-grab.loop.ts';

export { workOffOneRun as workOffOneGrabRun } from './grab-run.loop.ts';
export { grabWaitingPages } from './page-grab.loop.ts';

export const grabbersFeature: Feature = { name: 'grabbers', loops: [pageGrabLoop, grabRunLoop] };
