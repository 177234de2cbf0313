import { checkDiscount, discountClass } from '@quarry/contracts/discounts';
import { authorize, may } from '../../platform/auth/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { DiscountWarnings, Product, Resolvers, Shape, Variant } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { productById, productShape, variantById } from '../products/index.ts';
import { answerDiscount } from './discount.answer.ts';
import { visibleDiscount } from './discount.loaders.ts';
import { findDiscountShop } from './discount-shop.store.ts';
import { type Warnings, warningsOf } from './discount-warnings.ts';
import type { ShopGoods } from './shop-goods.store.ts';

const nothing: Warnings = {
  belowCost: [],
  belowCostCount: 0,
  overlaps: [],
  lowestBefore: [],
  lowestBeforeCount: 0,
};

export const discountWarningsResolvers = {
  Query: {
    discountWarnings: async (_root, { id, shopId, input }, context) => {
      const { actor, deps } = context;
      authorize(actor, 'read', 'Discount');
      const isVisible = isId(shopId) && may(actor, 'read', 'Discount', { shopId });
      const shop = isVisible ? await findDiscountShop(deps, shopId) : null;
      if (!shop) throw new Failure('UNKNOWN_ID', 'There is no such shop, or it is hidden from you.');
      const saved = id ? await visibleDiscount(context, { id }) : null;
      const checked = checkDiscount(input, shop);
      // What is not whole yet is warned about once it is.
      if (!checked.ok) return answerWarnings(nothing, context);
      const now = deps.clock.now();
      const draft = checked.value;
      const startsAt = draft.startsAt ?? saved?.startsAt ?? now;
      const warnings = await warningsOf(deps.db, {
        values: { ...draft, startsAt, class: discountClass(draft.kind) },
        id: saved?.id ?? null,
        shopId,
        now,
        mayReadCosts: may(actor, 'update', 'Offer', { shopId }),
      });
      return answerWarnings(warnings, context);
    },
  },
} satisfies Pick<Resolvers, 'Query'> & ResolverMap;

async function answerWarnings(warnings: Warnings, context: RequestContext): Promise<Shape<DiscountWarnings>> {
  const { belowCost, belowCostCount, overlaps, lowestBefore, lowestBeforeCount } = warnings;
  const below = await withProducts(belowCost, context);
  const lower = await withProducts(lowestBefore, context);
  return {
    belowCost: below.map(({ one: { goods, reducedMinor }, product, variant }) => ({
      product,
      variant,
      price: { minor: goods.priceMinor, currency: goods.currency },
      reduced: { minor: reducedMinor, currency: goods.currency },
      cost: { minor: goods.costMinor ?? 0, currency: goods.currency },
    })),
    belowCostCount,
    overlaps: overlaps.map(({ discount, ...overlap }) => ({ discount: answerDiscount(discount), ...overlap })),
    lowestBefore: lower.map(({ one: { goods, before, reducedMinor }, product, variant }) => {
      const money = (minor: number) => ({ minor, currency: goods.currency });
      return {
        product,
        variant,
        price: money(before.priceMinor),
        reduced: money(reducedMinor),
        lowest: money(before.lowestMinor),
        lowestAt: before.lowestAt,
        steps: before.steps.map(({ from, minor }) => ({ from: new Date(from), price: money(minor) })),
      };
    }),
    lowestBeforeCount,
  };
}

type Shown<One> = { one: One; product: Shape<Product>; variant: Shape<Variant> };

/** Goods with their products and variants; those that are hidden from the reader are left out. */
async function withProducts<One extends { goods: ShopGoods }>(
  all: readonly One[],
  context: RequestContext,
): Promise<Shown<One>[]> {
  if (!may(context.actor, 'read', 'Product')) return [];
  const shown = await Promise.all(
    all.map(async (one): Promise<Shown<One>[]> => {
      const [product, variant] = await Promise.all([
        productById(context).load(one.goods.productId),
        variantById(context).load(one.goods.variantId),
      ]);
      return product && variant ? [{ one, product: productShape(product), variant }] : [];
    }),
  );
  return shown.flat();
}
