import { z } from 'zod';
import {
  type CheckedInput,
  checkInput,
  type InputCode,
  type InputIssue,
  inputIssue,
  line,
  type LocalTexts,
  localTexts,
  optionalCurrency,
  readAmount,
  readZonedTime,
} from '../common/index.ts';
import { readPercent } from '../taxes/index.ts';
import {
  type DiscountClass,
  discountClasses,
  discountKinds,
  discountMethods,
  type DiscountTarget,
} from './discount.ts';

export const discountLimits = {
  name: 120,
  label: 120,
  priority: { min: -1000, max: 1000 },
  quantity: 10_000,
  uses: 1_000_000_000,
  targets: 500,
  channels: 100,
} as const;

/** What a copy is called; a word of the reader's language may make it longer than a name is, so it is shortened. */
export const copyDiscountInput = z.object({ name: line(2 * discountLimits.name) });

/** Nothing, or a whole number. */
export const whole = (min: number, max: number) =>
  z
    .int({ error: 'not_whole' })
    .min(min, { error: 'too_small' })
    .max(max, { error: 'too_large' })
    .nullish()
    .transform((value) => value ?? null);

const targetKinds = { CATEGORY: 'category', BRAND: 'brand', PRODUCT: 'product', VARIANT: 'variant' } as const;

const targets = z
  .array(
    z.object({
      kind: z.enum(['CATEGORY', 'BRAND', 'PRODUCT', 'VARIANT']).transform((kind) => targetKinds[kind]),
      id: z.uuid({ error: 'unknown' }),
      isExcluded: z
        .boolean()
        .nullish()
        .transform((isExcluded) => isExcluded ?? false),
    }),
  )
  .max(discountLimits.targets, { error: 'too_many' })
  .superRefine((all, context) => {
    for (const [at, { kind, id }] of all.entries())
      if (all.findIndex((one) => one.kind === kind && one.id === id) < at)
        context.addIssue({ code: 'custom', message: 'repeated', path: [at, 'id'] });
  })
  .nullish()
  .transform((all): DiscountTarget[] => all ?? []);

const fieldsInput = (locales: readonly string[]) =>
  z.object({
    name: line(discountLimits.name),
    labels: localTexts(locales, discountLimits.label)
      .nullish()
      .transform((texts): LocalTexts => texts ?? {}),
    kind: z.enum(discountKinds),
    method: z.enum(discountMethods),
    priority: whole(discountLimits.priority.min, discountLimits.priority.max).transform((priority) => priority ?? 0),
    currency: optionalCurrency,
    minimumKind: z
      .enum(['NONE', 'AMOUNT', 'QUANTITY'])
      .nullish()
      .transform((kind) => kind ?? 'NONE'),
    buyQuantity: whole(1, discountLimits.quantity),
    getQuantity: whole(1, discountLimits.quantity),
    usesPerOrder: whole(1, discountLimits.quantity),
    limitTotal: whole(1, discountLimits.uses),
    limitPerCustomer: whole(1, discountLimits.uses),
    combinesWith: z
      .array(z.enum(discountClasses))
      .nullish()
      .transform((classes): DiscountClass[] => discountClasses.filter((one) => classes?.includes(one))),
    channelIds: z
      .array(z.uuid({ error: 'unknown' }))
      .max(discountLimits.channels, { error: 'too_many' })
      .nullish()
      .transform((ids) => [...new Set(ids)]),
    targets,
    getTargets: targets,
  });

/** Texts of the form whose meaning hangs on other fields, on the shop's currency and on its clocks. */
type DiscountTexts = Readonly<
  Partial<Record<'startsAt' | 'endsAt' | 'percent' | 'amount' | 'most' | 'currency' | 'minimum', string | null>>
>;

/** What is typed about a discount, amounts in minor units of `currency`, which is null where there is no amount. */
export type DiscountDraft = z.output<ReturnType<typeof fieldsInput>> & {
  /** Null where none is given. */
  startsAt: Date | null;
  endsAt: Date | null;
  percentPpm: number | null;
  amountMinor: number | null;
  maxMinor: number | null;
  /** In minor units, or in units of goods. */
  minimum: number | null;
};

/** What a shop says about the texts of its discounts. */
export type DiscountShop = { currency: string | null; timeZone: string; locales: readonly string[] };

/** A discount as it was typed, or every field that is wrong, also across fields. */
export function checkDiscount(
  input: DiscountTexts & Readonly<Record<string, unknown>>,
  { currency: shopCurrency, timeZone, locales }: DiscountShop,
): CheckedInput<DiscountDraft> {
  const fields = checkInput(fieldsInput(locales), input);
  const issues: InputIssue[] = fields.ok ? [] : [...fields.issues];
  const currency = input.currency?.trim().toUpperCase() || shopCurrency;
  const read = <Value>(path: keyof DiscountTexts, reading: (text: string) => Value | InputCode): Value | null => {
    const text = input[path]?.trim();
    const value = text ? reading(text) : null;
    if (typeof value !== 'string') return value;
    issues.push(inputIssue(path, value as InputCode));
    return null;
  };
  const amount = (path: 'amount' | 'most' | 'minimum') => read(path, (text) => aboveZero(readAmount(text, currency)));
  const startsAt = read('startsAt', (text) => readZonedTime(text, timeZone));
  const endsAt = read('endsAt', (text) => readZonedTime(text, timeZone));
  if (startsAt && endsAt && endsAt <= startsAt) issues.push(inputIssue('endsAt', 'ends_before_it_begins'));
  const percentPpm = read('percent', readShare);
  const [amountMinor, maxMinor] = [amount('amount'), amount('most')];
  const isCounted = input.minimumKind === 'QUANTITY';
  const minimum = isCounted ? read('minimum', readQuantity) : amount('minimum');
  issues.push(...faultsOfKind(input));
  if (!fields.ok || issues.length > 0) return { ok: false, issues };
  const draft = fields.value;
  const hasAmount = amountMinor !== null || maxMinor !== null || draft.minimumKind === 'AMOUNT';
  const values = { startsAt, endsAt, percentPpm, amountMinor, maxMinor, minimum };
  return { ok: true, value: { ...draft, ...values, currency: hasAmount ? currency : null } };
}

function aboveZero(amount: InputCode | number): InputCode | number {
  return amount === 0 ? 'too_small' : amount;
}

/** More than nothing, and at most all of it. */
function readShare(text: string): InputCode | number {
  const ppm = readPercent(text);
  return ppm === 0 || ppm === 'percentage_out_of_range' ? 'not_a_share' : ppm;
}

function readQuantity(text: string): InputCode | number {
  if (!/^\d{1,9}$/.test(text)) return 'not_whole';
  const quantity = Number(text);
  if (quantity < 1) return 'too_small';
  return quantity > discountLimits.quantity ? 'too_large' : quantity;
}

/** Fields of the form that a kind does not have. */
const without: Record<string, readonly string[]> = {
  AMOUNT_OFF_PRODUCT: ['buyQuantity', 'getQuantity', 'usesPerOrder', 'getTargets'],
  AMOUNT_OFF_ORDER: ['buyQuantity', 'getQuantity', 'usesPerOrder', 'getTargets'],
  BUY_X_GET_Y: ['amount', 'most'],
  FREE_SHIPPING: ['percent', 'amount', 'buyQuantity', 'getQuantity', 'usesPerOrder', 'getTargets'],
};

/** What the fields say against each other. */
function faultsOfKind(input: Readonly<Record<string, unknown>>): InputIssue[] {
  const isGiven = (path: string) => {
    const value = input[path];
    return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';
  };
  const wrong = (without[String(input.kind)] ?? []).filter(isGiven);
  const issues = wrong.map((path) => inputIssue(path, 'not_of_this_kind'));
  const isOff = (path: string) => isGiven(path) && !wrong.includes(path);
  if (isOff('percent') && isOff('amount')) issues.push(inputIssue('amount', 'percentage_and_amount'));
  if (isOff('amount') && isOff('most')) issues.push(inputIssue('most', 'not_of_this_kind'));
  const hasMinimum = isGiven('minimumKind') && input.minimumKind !== 'NONE';
  if (hasMinimum && !isGiven('minimum')) issues.push(inputIssue('minimum', 'required'));
  if (!hasMinimum && isGiven('minimum')) issues.push(inputIssue('minimumKind', 'required'));
  return issues;
}
