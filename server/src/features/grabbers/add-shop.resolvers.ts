import { type CheckedInput, checkInput } from '@quarry/contracts/common';
import { shopSourcesInput, type ShopSourcesDraft } from '@quarry/contracts/grabbers';
import { type ShopDraft, shopInput } from '@quarry/contracts/shops';
import { mutation } from '../../platform/commands/index.ts';
import type { ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { addressTaken } from '../shops/index.ts';
import { addShopWithSources } from './add-shop.commands.ts';
import { selectorIssues } from './grabber.commands.ts';

/** Adding a shop with all that reads it concerns three features; it lives in the highest of them. */
export const addShopResolvers = {
  Mutation: {
    addShopWithSources: mutation({
      right: () => [
        ['create', 'Shop'],
        ['create', 'Crawler'],
        ['create', 'Grabber'],
      ],
      input: ({ input, sources }) => checkShopWithSources(input, sources),
      run: (_args, { deps, origin, draft }) => addShopWithSources(deps, origin, draft.shop, draft.sources),
      answer: (outcome) =>
        outcome.kind === 'taken' ? addressTaken(outcome) : { __typename: 'ShopWithSourcesAdded', ...outcome },
    }),
  },
} satisfies Pick<Resolvers, 'Mutation'> & ResolverMap;

/** Both parts of the form, so that a person learns of all that is wrong at once. */
function checkShopWithSources(
  input: unknown,
  sources: unknown,
): CheckedInput<{ shop: ShopDraft; sources: ShopSourcesDraft }> {
  const shop = checkInput(shopInput, input);
  const read = checkInput(shopSourcesInput, sources);
  if (!shop.ok || !read.ok) {
    const ofSources = read.ok ? [] : read.issues.map((issue) => ({ ...issue, path: `sources.${issue.path}` }));
    return { ok: false, issues: [...(shop.ok ? [] : shop.issues), ...ofSources] };
  }
  const issues = selectorIssues(read.value, 'sources');
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value: { shop: shop.value, sources: read.value } };
}
