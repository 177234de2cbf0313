import type { Feature } from '../../platform/feature.ts';
import { dashboardResolvers } from './dashboard.resolvers.ts';

export const dashboardFeature: Feature = { name: 'dashboard', resolvers: dashboardResolvers };
