import { type CheckedInput, inputIssue } from '@quarry/contracts/common';
import { checkNewOwnOffer, checkOwnOffer, type CreateOwnOfferDraft } from '@quarry/contracts/offers';
import type { ProductDraft } from '@quarry/contracts/products';
import { type Actor, authorize, may } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { FirstOfferInput, ProductInput, Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { checkNewProduct, savedProduct } from '../products/index.ts';
import { createOfferedProduct, createOwnOffer } from './new-own-offer.commands.ts';
import type { OfferShop } from './offer.ts';
import { offerById, shapeOffer } from './offer.resolvers.ts';
import { clearOwnOffer, setOwnOffer } from './own-offer.commands.ts';
import { findOfferShop, findOwnShops } from './own-offer.store.ts';

export const ownOfferResolvers = {
  Query: {
    offerShops: async (_root, _args, { actor, deps }) => {
      authorize(actor, 'create', 'Offer');
      const shops = await findOwnShops(deps.db);
      return shops.filter(({ id }) => may(actor, 'create', 'Offer', { shopId: id }));
    },
  },
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
      find: (context, { input: { shopId } }) => findShop(context, shopId),
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
    createOfferedProduct: mutation({
      about: ({ offer }) => ['shop', offer.shopId],
      find: (context, { offer: { shopId } }) => findShop(context, shopId),
      right: (_args, { id }) => [
        ['create', 'Product'],
        ['create', 'Offer', { shopId: id }],
      ],
      input: ({ input, offer }, shop, { actor }) => checkOfferedProduct(actor, input, offer, shop),
      run: (_args, { deps, origin, found, draft }) => createOfferedProduct(deps, origin, found, draft),
      answer: async (outcome, context) => {
        const offer = await shownOffer(outcome.offerId, context);
        return outcome.kind === 'taken'
          ? { __typename: 'OfferSkuTaken', sku: outcome.sku, offer }
          : { __typename: 'OfferedProductCreated', product: await savedProduct(context, outcome.productId), offer };
      },
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

/** Both parts with all their faults; those of the offer stand under `offer.`. */
function checkOfferedProduct(
  actor: Actor,
  input: ProductInput,
  { sku, ...stated }: FirstOfferInput,
  { kind, currency }: OfferShop,
): CheckedInput<{ product: ProductDraft; offer: CreateOwnOfferDraft }> {
  const product = checkNewProduct(actor, input);
  const offer: CheckedInput<CreateOwnOfferDraft> =
    kind === 'own'
      ? checkNewOwnOffer({ ...stated, sku: sku?.trim() ? sku : (input.sku ?? '') }, currency)
      : { ok: false, issues: [inputIssue('shopId', 'not_an_own_shop')] };
  if (product.ok && offer.ok) return { ok: true, value: { product: product.value, offer: offer.value } };
  const ofOffer = offer.ok ? [] : offer.issues.map((issue) => ({ ...issue, path: `offer.${issue.path}` }));
  return { ok: false, issues: [...(product.ok ? [] : product.issues), ...ofOffer] };
}

/** Anyone who may make offers somewhere learns nothing of other shops. */
async function findShop({ actor, deps }: RequestContext, shopId: string) {
  if (may(actor, 'create', 'Offer') && !may(actor, 'create', 'Offer', { shopId })) return null;
  return isId(shopId) ? ((await findOfferShop(deps.db, shopId)) ?? null) : null;
}

async function findOffer(context: RequestContext, { id }: { id: string }) {
  return may(context.actor, 'read', 'Offer') ? offerById(context).load(id) : null;
}

/** The offer as it is after the command, whatever was loaded of it before. */
async function shownOffer(id: string, context: RequestContext) {
  offerById(context).clear(id);
  return shapeOffer((await offerById(context).load(id))!);
}
