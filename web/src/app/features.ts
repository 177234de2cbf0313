import { dashboardFeature } from '../features/dashboard/index.ts';

/** Every feature of the dashboard; the menu, the palette and the routes follow this list. */
export const features = [dashboardFeature] as const;
