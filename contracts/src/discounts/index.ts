export type { Cart, CartLine, DiscountCounters, LinePart } from './cart.ts';
export {
  type BenchDraft,
  cartLimits,
  checkBench,
  isCountable,
  type ReservedCartDraft,
  reservedCartInput,
} from './cart.input.ts';
export { cheaperChoice, type CheaperChoice } from './cheaper.ts';
export { codeAlphabet, codeRefusal, discountCodeLimits } from './discount-code.ts';
export {
  checkDiscount,
  copyDiscountInput,
  type DiscountDraft,
  discountLimits,
  type DiscountShop,
} from './discount.input.ts';
export { type DiscountFacts, type DiscountPart, discountState, discountStates } from './discount-states.ts';
export {
  type AddCodesDraft,
  addCodesInput,
  type GenerateCodesDraft,
  generateCodesInput,
} from './generate-codes.input.ts';
export {
  type CombinesWith,
  type Discount,
  type DiscountClass,
  discountClass,
  discountClasses,
  type DiscountIntent,
  discountIntents,
  type DiscountKind,
  discountKinds,
  type DiscountMethod,
  discountMethods,
  type DiscountMinimum,
  type DiscountStatus,
  discountStatus,
  discountStatuses,
  type DiscountTarget,
  type DiscountTargets,
  normalCode,
  type Reduction,
  type TargetKind,
} from './discount.ts';
export {
  type AppliedDiscount,
  type EvaluatedLine,
  type EvaluatedTotals,
  evaluateDiscounts,
  type Evaluation,
  type EvaluationInput,
  type LostDiscount,
} from './evaluate.ts';
export { lineFinder, type LineFinder } from './goods.ts';
export type { Loss } from './loss.ts';
export type { DiscountStep } from './plan.ts';
