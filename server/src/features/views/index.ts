import type { Feature } from '../../platform/feature.ts';
import { savedViewBin } from './saved-view.commands.ts';
import { savedViewResolvers } from './saved-view.resolvers.ts';
import { viewsPersonal } from './views.personal.ts';
import { viewsOfBranch } from './views-of-branch.ts';

export { sharedViews } from './hand-over.ts';

export const viewsFeature: Feature = {
  name: 'views',
  personal: viewsPersonal,
  treeEffects: { category: viewsOfBranch },
  resolvers: savedViewResolvers,
  records: [
    {
      entity: 'saved_view',
      subject: 'SavedView',
      stored: { table: 'saved_view', name: 'name', person: 'user_id' },
      isNamedInTrail: true,
      isErasedWithPerson: true,
      bin: savedViewBin,
    },
    {
      entity: 'list_layout',
      subject: 'SavedView',
      stored: { table: 'list_layout', person: 'user_id' },
      isErasedWithPerson: true,
    },
  ],
};
