import { checkBench } from '@quarry/contracts/discounts';
import { sentence } from '@quarry/contracts/wording';
import { authorize, may } from '../../platform/auth/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { DiscountBench, Resolvers, Shape } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { channelById } from '../channels/index.ts';
import { productById, productShape, variantById } from '../products/index.ts';
import { type Bench, benchOf, unknownLines } from './bench.ts';
import { lossWords, stepWords } from './bench-words.ts';
import { answerDiscount } from './discount.answer.ts';
import type { DiscountRecord } from './discount.ts';
import { findDiscountShop } from './discount-shop.store.ts';

export const benchResolvers = {
  Query: {
    discountBench: async (_root, { input }, context) => {
      authorize(context.actor, 'read', 'Discount');
      const channel = await channelOfDiscounts(context, input.channelId);
      const shop = channel && (await findDiscountShop(context.deps, channel.shopId));
      if (!channel || !shop) return { __typename: 'NotFound', entity: 'channel', id: input.channelId };
      const checked = checkBench(input, channel.currency);
      if (!checked.ok) {
        const unknown = await unknownLines(context.deps, channel.shopId, input.lines);
        return { __typename: 'InvalidInput', issues: [...checked.issues, ...unknown] };
      }
      const bench = await benchOf(context.deps, channel, checked.value, input.at ? new Date(input.at) : null);
      if (!bench.ok) return { __typename: 'InvalidInput', issues: bench.issues };
      return { __typename: 'DiscountBench', ...answerBench(bench.value, shop.timeZone) };
    },
  },
} satisfies Pick<Resolvers, 'Query'> & ResolverMap;

/** A channel whose discounts the actor may read. */
export async function channelOfDiscounts(context: RequestContext, id: string) {
  const channel = isId(id) && may(context.actor, 'read', 'Channel') ? await channelById(context).load(id) : null;
  return channel && may(context.actor, 'read', 'Discount', { shopId: channel.shopId }) ? channel : null;
}

function answerBench(bench: Bench, timeZone: string): Shape<DiscountBench> {
  const { currency, at, lines, evaluation, lost, discounts, cheaper, isComplete } = bench;
  const { totals } = evaluation;
  const money = (minor: number) => ({ minor, currency });
  const record = (id: string): DiscountRecord => {
    const found = discounts.get(id);
    if (!found) throw new Error(`The discount ${id} was evaluated and not found.`);
    return found;
  };
  const nameOf = (id: string) => record(id).name;
  const titleOf = (lineId: string) => lines[Number(lineId)]?.title ?? '';
  return {
    currency,
    at,
    lines: lines.map(({ title, goods, quantity, unitMinor }, position) => {
      const visibleProduct = async (context: RequestContext) =>
        goods && may(context.actor, 'read', 'Product') ? productById(context).load(goods.productId) : null;
      const { beforeMinor = 0, productMinor = 0, orderMinor = 0, afterMinor = 0 } = evaluation.lines[position] ?? {};
      return {
        position,
        product: async (_args: never, context: RequestContext) => {
          const product = await visibleProduct(context);
          return product && productShape(product);
        },
        variant: async (_args: never, context: RequestContext) =>
          goods && (await visibleProduct(context)) ? variantById(context).load(goods.variantId) : null,
        title,
        quantity,
        unit: money(unitMinor),
        before: money(beforeMinor),
        productOff: money(productMinor),
        orderOff: money(orderMinor),
        after: money(afterMinor),
      };
    }),
    applied: evaluation.applied.map(({ discountId, code, savingMinor, steps }) => ({
      discount: answerDiscount(record(discountId)),
      code,
      saving: money(savingMinor),
      steps: steps.flatMap((step) => {
        const said = stepWords(step, titleOf, currency);
        return said ? [sentence(said)] : [];
      }),
    })),
    lost: lost.map(({ discountId, loss }) => ({
      discount: answerDiscount(record(discountId)),
      reason: sentence(lossWords(loss, record(discountId), { currency, timeZone, nameOf })),
    })),
    unknownCodes: [...evaluation.unknownCodes],
    goods: money(totals.goodsMinor),
    productOff: money(totals.productMinor),
    orderOff: money(totals.orderMinor),
    shipping: money(totals.shippingMinor),
    shippingOff: money(totals.shippingOffMinor),
    total: money(totals.totalMinor),
    cheaper: cheaper && {
      saved: money(cheaper.savedMinor),
      discounts: cheaper.discountIds.map((id) => answerDiscount(record(id))),
    },
    isComplete,
  };
}
