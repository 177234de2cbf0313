import type { Feature } from '../../platform/feature.ts';
import { savedViewBin } from './saved-view.commands.ts';
import { savedViewResolvers } from './saved-view.resolvers.ts';

export { handOverViews, hasViewsToReturn, returnViews } from './hand-over.ts';

export const viewsFeature: Feature = { name: 'views', resolvers: savedViewResolvers, bin: [savedViewBin] };
