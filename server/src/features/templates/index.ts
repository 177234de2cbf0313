import type { Feature } from '../../platform/feature.ts';
import { letGoOfAttributes } from './template.commands.ts';
import { templateHistory } from './template.history.ts';
import { templateResolvers } from './template.resolvers.ts';
import { templatesOfBranch } from './templates-of-branch.ts';

export { setTemplate } from './template.commands.ts';
export { resolvedTemplates, type WouldBe } from './template.store.ts';

/** Which attributes categories ask their products for; inherited down the tree. */
export const templatesFeature: Feature = {
  name: 'templates',
  resolvers: templateResolvers,
  treeEffects: { category: templatesOfBranch },
  furtherHistories: { category: templateHistory },
  letsGo: { attribute: letGoOfAttributes },
};
