import type { Action } from '@quarry/contracts/access';
import { discountState, discountStates, discountStatus, type DiscountTarget } from '@quarry/contracts/discounts';
import { localTextLines } from '@quarry/contracts/common';
import { actionsNow } from '@quarry/contracts/states';
import { lockedFields, may } from '../../platform/auth/index.ts';
import { answerActions } from '../../platform/commands/index.ts';
import { contentLocalesOf } from '../../platform/content-locales.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type {
  Discount,
  DiscountCode,
  DiscountTarget as ShownTarget,
  DiscountUse,
  Shape,
} from '../../platform/graphql/index.ts';
import { brandById } from '../brands/index.ts';
import { standingCategoryById } from '../categories/index.ts';
import { answerChannel, channelById } from '../channels/index.ts';
import { productById } from '../products/index.ts';
import { shopOf } from '../shops/index.ts';
import { fixedFieldsOf } from './discount-check.ts';
import type { DiscountCodeRecord } from './discount-code.store.ts';
import type { DiscountUseRecord } from './discount-use.store.ts';
import {
  codesOf,
  discountById,
  expiredOfCode,
  factsOfDiscount,
  reservedOf,
  usedOf,
  variantNameOf,
} from './discount.loaders.ts';
import { type DiscountRecord, minimumKindOf } from './discount.ts';

/** A discount as GraphQL shows it; what costs a statement is a function. */
export function answerDiscount(discount: DiscountRecord): Shape<Discount> {
  const { id, shopId, labels, currency, minimumKind, minimum, channelIds, targets, getTargets, intent } = discount;
  const money = (minor: number | null) => (minor === null || currency === null ? null : { minor, currency });
  const right =
    (action: Action) =>
    (_args: never, { actor }: RequestContext) =>
      may(actor, action, 'Discount', { shopId });
  return {
    ...discount,
    shop: (_args: never, context: RequestContext) => shopOf(discount, context),
    labels: async (_args: never, { deps }: RequestContext) => localTextLines(labels, await contentLocalesOf(deps)),
    status: (_args: never, { deps }: RequestContext) => discountStatus(discount, deps.clock.now()),
    endedAt: (_args: never, { deps }: RequestContext) => endOf(discount, deps.clock.now()),
    amount: money(discount.amountMinor),
    most: money(discount.maxMinor),
    minimumKind: minimumKindOf(minimumKind),
    minimumAmount: minimumKind === 'amount' ? money(minimum) : null,
    minimumQuantity: minimumKind === 'quantity' ? minimum : null,
    channels: async (_args: never, context: RequestContext) => {
      const channels = await Promise.all(channelIds.map((channelId) => channelById(context).load(channelId)));
      return channels.flatMap((channel) => (channel ? [answerChannel(channel)] : []));
    },
    targets: targets.map(answerTarget),
    getTargets: getTargets.map(answerTarget),
    used: (_args: never, context: RequestContext) => usedOf(context).load(id),
    reserved: (_args: never, context: RequestContext) => reservedOf(context).load(id),
    codeCount: async (_args: never, context: RequestContext) => (await codesOf(context).load(id)).count,
    code: async (_args: never, context: RequestContext) => (await codesOf(context).load(id)).only,
    fixedFields: async (_args: never, context: RequestContext) =>
      (await usedOf(context).load(id)) > 0 ? fixedFieldsOf(discount) : [],
    actions: async (_args: never, context: RequestContext) => {
      const { actor, deps } = context;
      const lacking = (action: Action) =>
        may(actor, action, 'Discount', { shopId }, { field: 'intent' }) ? undefined : action;
      const state = discountState(discount, deps.clock.now());
      const facts = await factsOfDiscount(context).load(discount);
      return answerActions(actionsNow(discountStates, state, facts, lacking), 'Discount');
    },
    mayUpdate: (_args: never, { actor }: RequestContext) => may(actor, 'update', 'Discount', { shopId }, 'by_field'),
    mayDelete: (args: never, context: RequestContext) => intent === 'DRAFT' && right('delete')(args, context),
    lockedFields: (_args: never, { actor }: RequestContext) => lockedFields(actor, 'Discount', { shopId }),
  };
}

/** When it ended: as somebody said so, else by its own end; null while it has not. */
function endOf(discount: DiscountRecord, now: Date): Date | null {
  const { endedAt, endsAt } = discount;
  return endedAt ?? (discountStatus(discount, now) === 'ENDED' ? endsAt : null);
}

const targetKinds = { category: 'CATEGORY', brand: 'BRAND', product: 'PRODUCT', variant: 'VARIANT' } as const;

function answerTarget({ kind, id, isExcluded }: DiscountTarget): Shape<ShownTarget> {
  return {
    kind: targetKinds[kind],
    id,
    isExcluded,
    name: (_args: never, context: RequestContext) => targetName(kind, id, context),
  };
}

/** What a target is called of which only the id is known; null for one that is gone, or that the reader does not see. */
export async function nameOfTarget(id: string, context: RequestContext): Promise<string | null> {
  const kinds = ['category', 'brand', 'product', 'variant'] as const;
  const names = await Promise.all(kinds.map((kind) => targetName(kind, id, context)));
  return names.find((name) => name !== null) ?? null;
}

async function targetName(kind: DiscountTarget['kind'], id: string, context: RequestContext): Promise<string | null> {
  const { actor } = context;
  const productName = async (productId: string) =>
    may(actor, 'read', 'Product') ? ((await productById(context).load(productId))?.name ?? null) : null;
  switch (kind) {
    case 'category':
      return may(actor, 'read', 'Category') ? ((await standingCategoryById(context).load(id))?.name ?? null) : null;
    case 'brand':
      return may(actor, 'read', 'Brand') ? ((await brandById(context).load(id))?.name ?? null) : null;
    case 'product':
      return productName(id);
    case 'variant': {
      const variant = await variantNameOf(context).load(id);
      const product = variant && (await productName(variant.productId));
      return product ? [product, variant.name].filter((name) => name !== '').join(', ') : null;
    }
  }
}

export function answerCode(code: DiscountCodeRecord): Shape<DiscountCode> {
  return {
    ...code,
    state: async (_args: never, context: RequestContext) => {
      if (code.disabledAt !== null) return 'DISABLED';
      const discount = await discountById(context).load(code.discountId);
      const isEnded = discount !== null && discountStatus(discount, context.deps.clock.now()) === 'ENDED';
      return isEnded ? 'ENDED' : 'IN_FORCE';
    },
    used: async (_args: never, context: RequestContext) => code.counted - (await expiredOfCode(context).load(code.id)),
  };
}

/** A use as it stands at a moment: a reservation whose time is over holds nothing any more. */
export function answerUse(use: DiscountUseRecord, now: Date): Shape<DiscountUse> {
  const { amountMinor, currency, state, expiresAt } = use;
  const isOver = state === 'RESERVED' && expiresAt !== null && expiresAt <= now;
  return { ...use, state: isOver ? 'RELEASED' : state, amount: { minor: amountMinor, currency } };
}
