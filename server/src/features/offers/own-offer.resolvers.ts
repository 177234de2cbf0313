import { checkNewOwnOffer, checkOwnOffer } from '@quarry/contracts/offers';
import { inputIssue } from '@quarry/contracts/common';
import { may } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { createOwnOffer } from './new-own-offer.commands.ts';
import { offerById, shapeOffer } from './offer.resolvers.ts';
import { clearOwnOffer, setOwnOffer } from './own-offer.commands.ts';
import { findOfferShop } from './own-offer.store.ts';

export const ownOfferResolvers = {
  Mutation: {
    setOwnOffer: mutation({
      about: ({ id }) => ['own_offer', id],
      find: findOffer,
      right: (_args, { shopId }) => ['update', 'Offer', { shopId }],
      input: async ({ input }, { shopId }, { deps }) =>
        checkOwnOffer(input, (await findOfferShop(deps.db, shopId))?.currency ?? null),
      run: ({ id, version }, { deps, origin, draft }) => {
        const { price, listPrice, availability, cost, stock, confirmed } = draft;
        const statement = { price, listPrice, availability, cost, stock, confirmed };
        return setOwnOffer(deps, origin, { id, version }, statement);
      },
      answer: async ({ record, changeId }, context) => ({
        __typename: 'OwnOfferSet',
        offer: await shownOffer(record.id, context),
        changeId,
      }),
    }),
    clearOwnOffer: mutation({
      about: ({ id }) => ['own_offer', id],
      find: findOffer,
      right: (_args, { shopId }) => ['update', 'Offer', { shopId }],
      run: ({ id, version }, { deps, origin }) => clearOwnOffer(deps, origin, { id, version }),
      answer: async ({ record, changeId }, context) => ({
        __typename: 'OwnOfferCleared',
        offer: await shownOffer(record.id, context),
        changeId,
      }),
    }),
    createOwnOffer: mutation({
      about: ({ input }) => ['shop', input.shopId],
      find: async ({ actor, deps }, { input: { shopId } }) => {
        // Whoever may make offers somewhere learns nothing of other shops.
        if (may(actor, 'create', 'Offer') && !may(actor, 'create', 'Offer', { shopId })) return null;
        return (await findOfferShop(deps.db, shopId)) ?? null;
      },
      right: (_args, { id }) => ['create', 'Offer', { shopId: id }],
      input: ({ input }, { kind, currency }) => {
        if (kind !== 'own') return { ok: false, issues: [inputIssue('shopId', 'not_an_own_shop')] };
        const { productId, variantId } = input;
        if (!productId && !variantId) return { ok: false, issues: [inputIssue('productId', 'required')] };
        if (productId && !isId(productId)) return { ok: false, issues: [inputIssue('productId', 'unknown')] };
        if (variantId && !isId(variantId)) return { ok: false, issues: [inputIssue('variantId', 'unknown')] };
        return checkNewOwnOffer(input, currency);
      },
      run: ({ input }, { deps, origin, found, draft }) => {
        const wanted = { productId: input.productId ?? null, variantId: input.variantId ?? null };
        return createOwnOffer(deps, origin, found, wanted, draft);
      },
      answer: async (outcome, context) => {
        const offer = await shownOffer(outcome.offerId, context);
        return outcome.kind === 'taken'
          ? { __typename: 'OfferSkuTaken', sku: outcome.sku, offer }
          : { __typename: 'OwnOfferCreated', offer };
      },
    }),
  },
} satisfies Pick<Resolvers, 'Mutation'> & ResolverMap;

async function findOffer(context: RequestContext, { id }: { id: string }) {
  return may(context.actor, 'read', 'Offer') ? offerById(context).load(id) : null;
}

/** The offer as it is after the command, whatever was loaded of it before. */
async function shownOffer(id: string, context: RequestContext) {
  offerById(context).clear(id);
  return shapeOffer((await offerById(context).load(id))!);
}
