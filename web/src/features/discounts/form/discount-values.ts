import { discountClasses } from '@quarry/contracts/discounts';
import { percentText } from '@quarry/contracts/taxes';
import { amountText, typedAmount } from '../../../ui/amounts.ts';
import { textsByLocale, type LocaleText, type TextsByLocale } from '../../../ui/locale-texts/index.ts';
import { localTime, typedTime } from '../../../ui/zoned-time/index.ts';
import type {
  DiscountClass,
  DiscountDetailFragment,
  DiscountInput,
  DiscountKind,
  DiscountMethod,
  DiscountMinimumKind,
  DiscountTargetDetailFragment,
} from '../discounts.operations.generated.ts';

export type TargetValue = DiscountTargetDetailFragment;

/** What the form holds: amounts as they are typed, times by the clocks of the shop. */
export type DiscountValues = {
  shopId: string;
  name: string;
  labels: TextsByLocale;
  kind: DiscountKind;
  method: DiscountMethod;
  reduction: 'PERCENT' | 'AMOUNT';
  percent: string;
  amount: string;
  most: string;
  currency: string;
  buyQuantity: number | null;
  getQuantity: number | null;
  usesPerOrder: number | null;
  targets: readonly TargetValue[];
  getTargets: readonly TargetValue[];
  channelIds: readonly string[];
  startsAt: string;
  endsAt: string;
  minimumKind: DiscountMinimumKind;
  minimum: string;
  limitTotal: number | null;
  limitPerCustomer: number | null;
  combines: Record<DiscountClass, boolean>;
  priority: number | null;
};

/** The shop whose clocks and currency a discount goes by. */
export type DiscountShop = { id: string; name: string; currency: string | null; timeZone: string };

export function newValues(shop: DiscountShop, locales: readonly string[], now: string): DiscountValues {
  return {
    shopId: shop.id,
    name: '',
    labels: textsByLocale([], locales),
    kind: 'AMOUNT_OFF_PRODUCT',
    method: 'AUTOMATIC',
    reduction: 'PERCENT',
    percent: '',
    amount: '',
    most: '',
    currency: shop.currency ?? '',
    buyQuantity: 2,
    getQuantity: 1,
    usesPerOrder: null,
    targets: [],
    getTargets: [],
    channelIds: [],
    startsAt: localTime(now, shop.timeZone),
    endsAt: '',
    minimumKind: 'NONE',
    minimum: '',
    limitTotal: null,
    limitPerCustomer: null,
    combines: { PRODUCT: false, ORDER: false, SHIPPING: false },
    priority: 0,
  };
}

export function valuesOf(discount: DiscountDetailFragment, locales: readonly string[]): DiscountValues {
  const { shop, amount, most, minimumAmount, minimumQuantity, combinesWith } = discount;
  const money = amount ?? most ?? minimumAmount;
  return {
    shopId: shop.id,
    name: discount.name,
    labels: textsByLocale(discount.labels, locales),
    kind: discount.kind,
    method: discount.method,
    reduction: amount === null ? 'PERCENT' : 'AMOUNT',
    percent: discount.percentPpm === null ? '' : percentText(discount.percentPpm),
    amount: amountText(amount),
    most: amountText(most),
    currency: money?.currency ?? shop.currency ?? '',
    buyQuantity: discount.buyQuantity,
    getQuantity: discount.getQuantity,
    usesPerOrder: discount.usesPerOrder,
    targets: discount.targets,
    getTargets: discount.getTargets,
    channelIds: discount.channels.map(({ id }) => id),
    startsAt: localTime(discount.startsAt, shop.timeZone),
    endsAt: discount.endsAt === null ? '' : localTime(discount.endsAt, shop.timeZone),
    minimumKind: discount.minimumKind,
    minimum: minimumQuantity === null ? amountText(minimumAmount) : String(minimumQuantity),
    limitTotal: discount.limitTotal,
    limitPerCustomer: discount.limitPerCustomer,
    combines: {
      PRODUCT: combinesWith.includes('PRODUCT'),
      ORDER: combinesWith.includes('ORDER'),
      SHIPPING: combinesWith.includes('SHIPPING'),
    },
    priority: discount.priority,
  };
}

type Before = { startsAt: string; endsAt: string | null } | undefined;
type FormTexts = Omit<DiscountValues, 'labels'> & { labels: readonly LocaleText[] };

/** What the server is sent: only what the chosen kind has; what nobody changed of its times as the moments that they were. */
export function inputOf(values: FormTexts, before: Before, timeZone: string): DiscountInput {
  const { name, labels, kind, method, minimumKind } = values;
  const isReduction = kind === 'AMOUNT_OFF_PRODUCT' || kind === 'AMOUNT_OFF_ORDER';
  const isShare = isReduction && values.reduction === 'PERCENT';
  const isBuyGet = kind === 'BUY_X_GET_Y';
  const percent = isShare || isBuyGet ? typedAmount(values.percent) : null;
  const amount = isReduction && !isShare ? typedAmount(values.amount) : null;
  const most = isShare || kind === 'FREE_SHIPPING' ? typedAmount(values.most) : null;
  const minimum = minimumKind === 'NONE' ? null : typedAmount(values.minimum);
  const hasAmounts = amount !== null || most !== null || minimumKind === 'AMOUNT';
  return {
    name,
    labels,
    kind,
    method,
    priority: values.priority,
    startsAt: typedTime(values.startsAt, before?.startsAt ?? null, timeZone),
    endsAt: typedTime(values.endsAt, before?.endsAt ?? null, timeZone),
    percent,
    amount,
    most,
    currency: hasAmounts ? values.currency.trim().toUpperCase() : null,
    minimumKind,
    minimum,
    buyQuantity: isBuyGet ? values.buyQuantity : null,
    getQuantity: isBuyGet ? values.getQuantity : null,
    usesPerOrder: isBuyGet ? values.usesPerOrder : null,
    limitTotal: values.limitTotal,
    limitPerCustomer: values.limitPerCustomer,
    combinesWith: discountClasses.filter((one) => values.combines[one]),
    channelIds: values.channelIds,
    targets: values.targets.map(targetInput),
    getTargets: isBuyGet ? values.getTargets.map(targetInput) : [],
  };
}

function targetInput({ kind, id, isExcluded }: TargetValue) {
  return { kind, id, isExcluded };
}
