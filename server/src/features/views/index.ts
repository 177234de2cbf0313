import type { Feature } from '../../platform/feature.ts';
import { savedViewResolvers } from './saved-view.resolvers.ts';

export const viewsFeature: Feature = { name: 'views', resolvers: savedViewResolvers };
