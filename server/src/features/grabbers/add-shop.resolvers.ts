import { checkInput } from '@quarry/contracts/common';
import { shopSourcesInput } from '@quarry/contracts/grabbers';
import { shopInput } from '@quarry/contracts/shops';
import { authorize } from '../../platform/auth/index.ts';
import type { ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { answerRefusedShop } from '../shops/index.ts';
import { addShopWithSources } from './add-shop.commands.ts';
import { selectorIssues } from './grabber.commands.ts';

/** Adding a shop with all that reads it concerns three features; it lives in the highest of them. */
export const addShopResolvers = {
  Mutation: {
    addShopWithSources: async (_root, { input, sources }, { actor, deps, requestId }) => {
      for (const subject of ['Shop', 'Crawler', 'Grabber'] as const) authorize(actor, 'create', subject);
      const shop = checkInput(shopInput, input);
      const read = checkInput(shopSourcesInput, sources);
      if (!shop.ok || !read.ok) {
        const ofSources = read.ok ? [] : read.issues.map((issue) => ({ ...issue, path: `sources.${issue.path}` }));
        return { __typename: 'InvalidInput', issues: [...(shop.ok ? [] : shop.issues), ...ofSources] };
      }
      const issues = selectorIssues(read.value, 'sources');
      if (issues.length > 0) return { __typename: 'InvalidInput', issues };
      const change = { actor, cause: 'screen', requestId } as const;
      const outcome = await addShopWithSources(deps, change, shop.value, read.value);
      return outcome.kind === 'added' ? { __typename: 'ShopWithSourcesAdded', ...outcome } : answerRefusedShop(outcome);
    },
  },
} satisfies Pick<Resolvers, 'Mutation'> & ResolverMap;
