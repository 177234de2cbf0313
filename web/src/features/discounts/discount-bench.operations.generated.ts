// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LocalTextInput = {
  readonly locale: string;
  readonly text: string;
};

export type DiscountKind =
  | 'AMOUNT_OFF_PRODUCT'
  | 'AMOUNT_OFF_ORDER'
  | 'BUY_X_GET_Y'
  | 'FREE_SHIPPING';

export type DiscountClass =
  | 'PRODUCT'
  | 'ORDER'
  | 'SHIPPING';

export type DiscountMethod =
  | 'CODE'
  | 'AUTOMATIC';

export type DiscountStatus =
  | 'DRAFT'
  | 'SCHEDULED'
  | 'ACTIVE'
  | 'PAUSED'
  | 'ENDED';

export type DiscountTargetKind =
  | 'CATEGORY'
  | 'BRAND'
  | 'PRODUCT'
  | 'VARIANT';

export type DiscountMinimumKind =
  | 'NONE'
  | 'AMOUNT'
  | 'QUANTITY';

export type DiscountTargetInput = {
  readonly kind: DiscountTargetKind;
  readonly id: string;
  readonly isExcluded?: boolean | null | undefined;
};

/** Amounts are decimal texts in the currency named; times with an offset, or local to the zone of the shop without one. */
export type DiscountInput = {
  readonly name: string;
  readonly labels?: ReadonlyArray<LocalTextInput> | null | undefined;
  readonly kind: DiscountKind;
  readonly method: DiscountMethod;
  readonly priority?: number | null | undefined;
  readonly startsAt?: string | null | undefined;
  readonly endsAt?: string | null | undefined;
  /** Of at most four decimals: `12.5`. */
  readonly percent?: string | null | undefined;
  readonly amount?: string | null | undefined;
  readonly most?: string | null | undefined;
  readonly currency?: string | null | undefined;
  readonly minimumKind?: DiscountMinimumKind | null | undefined;
  readonly minimum?: string | null | undefined;
  readonly buyQuantity?: number | null | undefined;
  readonly getQuantity?: number | null | undefined;
  readonly usesPerOrder?: number | null | undefined;
  readonly limitTotal?: number | null | undefined;
  readonly limitPerCustomer?: number | null | undefined;
  readonly combinesWith?: ReadonlyArray<DiscountClass> | null | undefined;
  readonly channelIds?: ReadonlyArray<string> | null | undefined;
  readonly targets?: ReadonlyArray<DiscountTargetInput> | null | undefined;
  readonly getTargets?: ReadonlyArray<DiscountTargetInput> | null | undefined;
};

export type DiscountBenchInput = {
  readonly channelId: string;
  /** That of the channel where none is given. */
  readonly currency?: string | null | undefined;
  /** Anything by which the shop knows its customer; compared without regard to case. */
  readonly customer?: string | null | undefined;
  readonly codes?: ReadonlyArray<string> | null | undefined;
  readonly lines: ReadonlyArray<BenchLineInput>;
  /** A decimal text. */
  readonly shipping?: string | null | undefined;
  /** Now where none is given. */
  readonly at?: string | null | undefined;
};

/** A variant of the catalogue, or its SKU in the shop; a price of its own stands for that on the channel. */
export type BenchLineInput = {
  readonly variantId?: string | null | undefined;
  readonly sku?: string | null | undefined;
  readonly quantity: number;
  readonly price?: string | null | undefined;
};

export type DiscountWarningsQueryVariables = Exact<{
  id?: string | null | undefined;
  shopId: string;
  input: DiscountInput;
}>;


export type DiscountWarningsQuery = { readonly discountWarnings: { readonly belowCostCount: number, readonly lowestBeforeCount: number, readonly belowCost: ReadonlyArray<{ readonly product: { readonly id: string, readonly name: string }, readonly variant: { readonly id: string, readonly name: string }, readonly price: { readonly minor: number, readonly currency: string }, readonly reduced: { readonly minor: number, readonly currency: string }, readonly cost: { readonly minor: number, readonly currency: string } }>, readonly overlaps: ReadonlyArray<{ readonly from: string, readonly until: string | null, readonly products: number, readonly discount: { readonly id: string, readonly name: string, readonly class: DiscountClass, readonly priority: number, readonly status: DiscountStatus } }>, readonly lowestBefore: ReadonlyArray<{ readonly lowestAt: string, readonly product: { readonly id: string, readonly name: string }, readonly variant: { readonly id: string, readonly name: string }, readonly price: { readonly minor: number, readonly currency: string }, readonly reduced: { readonly minor: number, readonly currency: string }, readonly lowest: { readonly minor: number, readonly currency: string }, readonly steps: ReadonlyArray<{ readonly from: string, readonly price: { readonly minor: number, readonly currency: string } }> }> } };

export type DiscountBenchQueryVariables = Exact<{
  input: DiscountBenchInput;
}>;


export type DiscountBenchQuery = { readonly discountBench:
    | { readonly __typename: 'DiscountBench', readonly currency: string, readonly at: string, readonly unknownCodes: ReadonlyArray<string>, readonly isComplete: boolean, readonly lines: ReadonlyArray<{ readonly position: number, readonly title: string, readonly quantity: number, readonly product: { readonly id: string, readonly name: string } | null, readonly variant: { readonly id: string, readonly name: string } | null, readonly unit: { readonly minor: number, readonly currency: string }, readonly before: { readonly minor: number, readonly currency: string }, readonly productOff: { readonly minor: number, readonly currency: string }, readonly orderOff: { readonly minor: number, readonly currency: string }, readonly after: { readonly minor: number, readonly currency: string } }>, readonly applied: ReadonlyArray<{ readonly code: string | null, readonly discount: { readonly id: string, readonly name: string, readonly kind: DiscountKind, readonly class: DiscountClass, readonly method: DiscountMethod, readonly status: DiscountStatus, readonly priority: number }, readonly saving: { readonly minor: number, readonly currency: string }, readonly steps: ReadonlyArray<{ readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null }> }>, readonly lost: ReadonlyArray<{ readonly discount: { readonly id: string, readonly name: string, readonly kind: DiscountKind, readonly class: DiscountClass, readonly method: DiscountMethod, readonly status: DiscountStatus, readonly priority: number }, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }>, readonly goods: { readonly minor: number, readonly currency: string }, readonly productOff: { readonly minor: number, readonly currency: string }, readonly orderOff: { readonly minor: number, readonly currency: string }, readonly shipping: { readonly minor: number, readonly currency: string }, readonly shippingOff: { readonly minor: number, readonly currency: string }, readonly total: { readonly minor: number, readonly currency: string }, readonly cheaper: { readonly saved: { readonly minor: number, readonly currency: string }, readonly discounts: ReadonlyArray<{ readonly id: string, readonly name: string, readonly kind: DiscountKind, readonly class: DiscountClass, readonly method: DiscountMethod, readonly status: DiscountStatus, readonly priority: number }> } | null }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotFound' }
   };

export type AmountFragment = { readonly minor: number, readonly currency: string };

export type BenchDiscountFragment = { readonly id: string, readonly name: string, readonly kind: DiscountKind, readonly class: DiscountClass, readonly method: DiscountMethod, readonly status: DiscountStatus, readonly priority: number };

export type BenchResultFragment = { readonly currency: string, readonly at: string, readonly unknownCodes: ReadonlyArray<string>, readonly isComplete: boolean, readonly lines: ReadonlyArray<{ readonly position: number, readonly title: string, readonly quantity: number, readonly product: { readonly id: string, readonly name: string } | null, readonly variant: { readonly id: string, readonly name: string } | null, readonly unit: { readonly minor: number, readonly currency: string }, readonly before: { readonly minor: number, readonly currency: string }, readonly productOff: { readonly minor: number, readonly currency: string }, readonly orderOff: { readonly minor: number, readonly currency: string }, readonly after: { readonly minor: number, readonly currency: string } }>, readonly applied: ReadonlyArray<{ readonly code: string | null, readonly discount: { readonly id: string, readonly name: string, readonly kind: DiscountKind, readonly class: DiscountClass, readonly method: DiscountMethod, readonly status: DiscountStatus, readonly priority: number }, readonly saving: { readonly minor: number, readonly currency: string }, readonly steps: ReadonlyArray<{ readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null }> }>, readonly lost: ReadonlyArray<{ readonly discount: { readonly id: string, readonly name: string, readonly kind: DiscountKind, readonly class: DiscountClass, readonly method: DiscountMethod, readonly status: DiscountStatus, readonly priority: number }, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }>, readonly goods: { readonly minor: number, readonly currency: string }, readonly productOff: { readonly minor: number, readonly currency: string }, readonly orderOff: { readonly minor: number, readonly currency: string }, readonly shipping: { readonly minor: number, readonly currency: string }, readonly shippingOff: { readonly minor: number, readonly currency: string }, readonly total: { readonly minor: number, readonly currency: string }, readonly cheaper: { readonly saved: { readonly minor: number, readonly currency: string }, readonly discounts: ReadonlyArray<{ readonly id: string, readonly name: string, readonly kind: DiscountKind, readonly class: DiscountClass, readonly method: DiscountMethod, readonly status: DiscountStatus, readonly priority: number }> } | null };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export const DiscountWarningsDocument: TypedDocument<DiscountWarningsQuery, DiscountWarningsQueryVariables> = {
  id: 'x-DiscountWarnings-x2_Fr2L7dWRI',
  name: 'DiscountWarnings',
  reads: ['Discount', 'Product', 'Variant'],
  text: "query DiscountWarnings($id: ID, $shopId: ID!, $input: DiscountInput!) { discountWarnings(id: $id, shopId: $shopId, input: $input) { belowCost { product { id name } variant { id name } price { ...Amount } reduced { ...Amount } cost { ...Amount } } belowCostCount overlaps { discount { id name class priority status } from until products } lowestBefore { product { id name } variant { id name } price { ...Amount } reduced { ...Amount } lowest { ...Amount } lowestAt steps { from price { ...Amount } } } lowestBeforeCount } } fragment Amount on Money { minor currency }",
};

export const DiscountBenchDocument: TypedDocument<DiscountBenchQuery, DiscountBenchQueryVariables> = {
  id: 'x-DiscountBench-fNpeSYfefJ_H',
  name: 'DiscountBench',
  reads: ['Discount', 'Product', 'Variant'],
  text: "query DiscountBench($input: DiscountBenchInput!) { discountBench(input: $input) { __typename ... on DiscountBench { ...BenchResult } ... on InvalidInput { ...Invalid } } } fragment BenchResult on DiscountBench { currency at lines { position product { id name } variant { id name } title quantity unit { ...Amount } before { ...Amount } productOff { ...Amount } orderOff { ...Amount } after { ...Amount } } applied { discount { ...BenchDiscount } code saving { ...Amount } steps { text wording { key params } } } lost { discount { ...BenchDiscount } reason { text wording { key params } } } unknownCodes goods { ...Amount } productOff { ...Amount } orderOff { ...Amount } shipping { ...Amount } shippingOff { ...Amount } total { ...Amount } cheaper { saved { ...Amount } discounts { ...BenchDiscount } } isComplete } fragment Amount on Money { minor currency } fragment BenchDiscount on Discount { id name kind class method status priority } fragment Invalid on InvalidInput { issues { path code } }",
};
