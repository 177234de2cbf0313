export const discountKinds = ['AMOUNT_OFF_PRODUCT', 'AMOUNT_OFF_ORDER', 'BUY_X_GET_Y', 'FREE_SHIPPING'] as const;
export type DiscountKind = (typeof discountKinds)[number];

/** What a discount works on; the classes are taken in this order. */
export const discountClasses = ['PRODUCT', 'ORDER', 'SHIPPING'] as const;
export type DiscountClass = (typeof discountClasses)[number];

export const discountMethods = ['CODE', 'AUTOMATIC'] as const;
export type DiscountMethod = (typeof discountMethods)[number];

/** What people said of a discount; whether it runs follows from its times. */
export const discountIntents = ['DRAFT', 'LIVE', 'PAUSED', 'ENDED'] as const;
export type DiscountIntent = (typeof discountIntents)[number];

export const discountStatuses = ['DRAFT', 'SCHEDULED', 'ACTIVE', 'PAUSED', 'ENDED'] as const;
export type DiscountStatus = (typeof discountStatuses)[number];

export type TargetKind = 'category' | 'brand' | 'product' | 'variant';

/** What a side of a discount is about; a category stands for all below it. */
export type DiscountTarget = { kind: TargetKind; id: string; isExcluded: boolean };

/** Without one that includes, everything is meant but what is excluded. */
export type DiscountTargets = readonly DiscountTarget[];

export type DiscountMinimum =
  | { kind: 'none' }
  /** In minor units of the discount's currency. */
  | { kind: 'amount'; minor: number }
  | { kind: 'quantity'; quantity: number };

/** Which other discounts one goes with, by their class. */
export type CombinesWith = Readonly<Record<DiscountClass, boolean>>;

type DiscountBase = {
  id: string;
  name: string;
  method: DiscountMethod;
  intent: DiscountIntent;
  /** The higher is taken first. */
  priority: number;
  startsAt: Date;
  /** The first moment at which it does not run any more; null for none. */
  endsAt: Date | null;
  /** That of its amounts and of its minimum; null where it has neither. */
  currency: string | null;
  minimum: DiscountMinimum;
  limitTotal: number | null;
  limitPerCustomer: number | null;
  combinesWith: CombinesWith;
  /** None stands for every channel of the shop. */
  channelIds: readonly string[];
};

/** A share in millionths, with the most it takes in minor units; or an amount in minor units. */
export type Reduction = { percentPpm: number; maxMinor: number | null } | { amountMinor: number };

/** A discount as it is evaluated. Amounts of products are for each unit, those of orders for the whole order. */
export type Discount = DiscountBase &
  (
    | { kind: 'AMOUNT_OFF_PRODUCT'; reduction: Reduction; scope: DiscountTargets }
    | { kind: 'AMOUNT_OFF_ORDER'; reduction: Reduction; scope: DiscountTargets }
    | {
        kind: 'BUY_X_GET_Y';
        buy: { quantity: number; targets: DiscountTargets };
        get: { quantity: number; targets: DiscountTargets; percentPpm: number };
        /** How often it counts in one cart; null without a limit. */
        usesPerOrder: number | null;
      }
    | { kind: 'FREE_SHIPPING'; maxMinor: number | null; scope: DiscountTargets }
  );

const classes: Record<DiscountKind, DiscountClass> = {
  AMOUNT_OFF_PRODUCT: 'PRODUCT',
  AMOUNT_OFF_ORDER: 'ORDER',
  BUY_X_GET_Y: 'PRODUCT',
  FREE_SHIPPING: 'SHIPPING',
};

export function discountClass(kind: DiscountKind): DiscountClass {
  return classes[kind];
}

/** What a discount is at a moment: derived, so that no late job makes it say something else. */
export function discountStatus(
  { intent, startsAt, endsAt }: Pick<Discount, 'intent' | 'startsAt' | 'endsAt'>,
  at: Date,
): DiscountStatus {
  if (intent === 'DRAFT') return 'DRAFT';
  if (intent === 'ENDED' || (endsAt !== null && at.getTime() >= endsAt.getTime())) return 'ENDED';
  if (intent === 'PAUSED') return 'PAUSED';
  return at.getTime() < startsAt.getTime() ? 'SCHEDULED' : 'ACTIVE';
}

/** A code as it is compared: NFKC, without space around it, in capitals. */
export function normalCode(code: string): string {
  return code.normalize('NFKC').trim().toUpperCase();
}
