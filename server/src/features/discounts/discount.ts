import { type LocalTexts, presentTexts } from '@quarry/contracts/common';
import {
  type Discount,
  type DiscountClass,
  discountClasses,
  type DiscountDraft,
  type DiscountIntent,
  type DiscountKind,
  type DiscountMethod,
  type DiscountMinimum,
  type DiscountPart,
  type DiscountTarget,
} from '@quarry/contracts/discounts';
import { formatMinor } from '@quarry/contracts/money';
import { percentText } from '@quarry/contracts/taxes';

/** A discount as it is stored, with its channels and targets. */
export type DiscountRecord = {
  id: string;
  shopId: string;
  name: string;
  labels: LocalTexts;
  kind: DiscountKind;
  class: DiscountClass;
  method: DiscountMethod;
  intent: DiscountIntent;
  priority: number;
  startsAt: Date;
  endsAt: Date | null;
  endedAt: Date | null;
  percentPpm: number | null;
  amountMinor: number | null;
  currency: string | null;
  maxMinor: number | null;
  minimumKind: DiscountMinimum['kind'];
  minimum: number | null;
  buyQuantity: number | null;
  getQuantity: number | null;
  usesPerOrder: number | null;
  limitTotal: number | null;
  limitPerCustomer: number | null;
  combinesWith: DiscountClass[];
  channelIds: string[];
  /** Of BUY_X_GET_Y those that buy. */
  targets: DiscountTarget[];
  getTargets: DiscountTarget[];
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

/** What people say of a discount: a draft with the times that it has. */
export type DiscountValues = Omit<DiscountDraft, 'startsAt'> & { startsAt: Date };

type Values = Pick<DiscountRecord, 'kind' | 'percentPpm' | 'amountMinor' | 'buyQuantity' | 'getQuantity'>;

/** What a discount lacks to run, a code aside. */
export function missingParts({ kind, percentPpm, amountMinor, buyQuantity, getQuantity }: Values): DiscountPart[] {
  const missing: DiscountPart[] = [];
  if (kind !== 'FREE_SHIPPING' && percentPpm === null && amountMinor === null) missing.push('value');
  if (kind === 'BUY_X_GET_Y' && buyQuantity === null) missing.push('buy');
  if (kind === 'BUY_X_GET_Y' && getQuantity === null) missing.push('get');
  return missing;
}

/** A discount as it is evaluated; null for a draft that lacks what the evaluation needs. */
export function evaluatedDiscount(
  discount: Omit<DiscountRecord, 'version' | 'createdAt' | 'updatedAt'>,
): Discount | null {
  if (missingParts(discount).length > 0) return null;
  const { id, name, method, intent, priority, startsAt, endsAt, currency, limitTotal, limitPerCustomer } = discount;
  const { kind, percentPpm, amountMinor, maxMinor, buyQuantity, getQuantity, usesPerOrder } = discount;
  const { channelIds, combinesWith, targets, getTargets } = discount;
  const base = {
    id,
    name,
    method,
    intent,
    priority,
    startsAt,
    endsAt,
    currency,
    limitTotal,
    limitPerCustomer,
    channelIds,
    minimum: minimumOf(discount),
    combinesWith: {
      PRODUCT: combinesWith.includes('PRODUCT'),
      ORDER: combinesWith.includes('ORDER'),
      SHIPPING: combinesWith.includes('SHIPPING'),
    },
  };
  switch (kind) {
    case 'FREE_SHIPPING':
      return { ...base, kind, maxMinor, scope: targets };
    case 'BUY_X_GET_Y':
      return {
        ...base,
        kind,
        buy: { quantity: buyQuantity ?? 0, targets },
        get: { quantity: getQuantity ?? 0, targets: getTargets, percentPpm: percentPpm ?? 0 },
        usesPerOrder,
      };
    default: {
      const reduction = amountMinor === null ? { percentPpm: percentPpm ?? 0, maxMinor } : { amountMinor };
      return { ...base, kind, reduction, scope: targets };
    }
  }
}

/** What a customer who reads this language is told of a discount. */
export function discountLabel(
  discount: Pick<DiscountRecord, 'labels' | 'name'> | undefined,
  locale: string | null,
): string {
  const language = locale?.split('-')[0] ?? '';
  return discount?.labels[language] ?? Object.values(discount?.labels ?? {})[0] ?? discount?.name ?? '';
}

function minimumOf({ minimumKind, minimum }: Pick<DiscountRecord, 'minimumKind' | 'minimum'>): DiscountMinimum {
  if (minimum === null || minimumKind === 'none') return { kind: 'none' };
  return minimumKind === 'amount' ? { kind: 'amount', minor: minimum } : { kind: 'quantity', quantity: minimum };
}

const minimumKinds = { none: 'NONE', amount: 'AMOUNT', quantity: 'QUANTITY' } as const;

/** The kind of a minimum as GraphQL names it. */
export function minimumKindOf(kind: DiscountRecord['minimumKind']): (typeof minimumKinds)[keyof typeof minimumKinds] {
  return minimumKinds[kind];
}

/** The fields an audit entry compares, each as a form writes it. */
export function auditedDiscount(discount: DiscountRecord): Record<string, unknown> {
  const { name, labels, kind, method, intent, priority, startsAt, endsAt, percentPpm, amountMinor, maxMinor } =
    discount;
  const { currency, minimumKind, minimum, buyQuantity, getQuantity, usesPerOrder, limitTotal } = discount;
  const { limitPerCustomer, combinesWith, channelIds, targets, getTargets } = discount;
  const money = (minor: number | null) => (minor === null ? null : { minor, currency });
  return {
    name,
    labels,
    kind,
    method,
    intent,
    priority,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    percent: percentPpm === null ? null : percentText(percentPpm),
    amount: money(amountMinor),
    most: money(maxMinor),
    minimum: minimumKind === 'amount' ? money(minimum) : minimum,
    buyQuantity,
    getQuantity,
    usesPerOrder,
    limitTotal,
    limitPerCustomer,
    combinesWith,
    channelIds,
    targets,
    getTargets,
  };
}

type AuditedMoney = { minor: number; currency: string } | null;

/** The same fields as the form's input, so that what was can be saved again. */
export function inputOfAudited(fields: Record<string, unknown>): Record<string, unknown> {
  const { labels, amount, most, minimum, targets, getTargets } = fields;
  const amounts = [amount, most, minimum].filter((one) => typeof one === 'object') as AuditedMoney[];
  const decimal = (one: unknown) => (one ? formatMinor((one as { minor: number }).minor, currency) : null);
  const currency = amounts.find((one) => one !== null)?.currency ?? null;
  const isCounted = typeof minimum === 'number';
  const asInput = (all: unknown) =>
    (all as DiscountTarget[]).map((target) => ({ ...target, kind: target.kind.toUpperCase() }));
  return {
    ...fields,
    labels: Object.entries(presentTexts(labels)).map(([locale, text]) => ({ locale, text })),
    amount: decimal(amount),
    most: decimal(most),
    minimumKind: minimum === null ? 'NONE' : isCounted ? 'QUANTITY' : 'AMOUNT',
    minimum: isCounted ? String(minimum) : decimal(minimum),
    currency,
    targets: asInput(targets),
    getTargets: asInput(getTargets),
  };
}

/** The classes that columns of their own say one goes with. */
export function combinesColumns(combinesWith: readonly DiscountClass[]): boolean[] {
  return discountClasses.map((one) => combinesWith.includes(one));
}
