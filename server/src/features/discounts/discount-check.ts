import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import type { DiscountPart, DiscountTarget } from '@quarry/contracts/discounts';
import type { Tx } from '../../platform/db/index.ts';
import { sortedJson } from '../../platform/sorted-json.ts';
import { findCodeFacts } from './discount-code.store.ts';
import { findUsed } from './discount-use.store.ts';
import { findChannelsOf, findKnownTargets } from './discount-writing.store.ts';
import { type DiscountRecord, type DiscountValues, missingParts } from './discount.ts';

/** What the first use of a discount fixes, by the names of the form. */
const fixedByUse = [
  'kind',
  'method',
  'startsAt',
  'percent',
  'amount',
  'most',
  'currency',
  'buyQuantity',
  'getQuantity',
  'usesPerOrder',
  'targets',
  'getTargets',
] as const;

type FixedField = (typeof fixedByUse)[number];

/** What the first use of this discount fixes: its currency not where that is its minimum's alone, which people may change. */
export function fixedFieldsOf({
  amountMinor,
  maxMinor,
}: Pick<DiscountRecord, 'amountMinor' | 'maxMinor'>): FixedField[] {
  const hasAmount = amountMinor !== null || maxMinor !== null;
  return fixedByUse.filter((field) => field !== 'currency' || hasAmount);
}

const columnOf: Partial<Record<FixedField, keyof DiscountValues & keyof DiscountRecord>> = {
  percent: 'percentPpm',
  amount: 'amountMinor',
  most: 'maxMinor',
};

/** Every reason why the values cannot be saved that is not in their texts alone; `before` is null for a discount that is made. */
export async function faultsOf(
  tx: Tx,
  shopId: string,
  before: DiscountRecord | null,
  values: DiscountValues,
  now: Date,
): Promise<InputIssue[]> {
  const references = await unknownReferences(tx, shopId, before, values);
  const isUpsideDown = values.endsAt !== null && values.endsAt <= values.startsAt;
  const times = isUpsideDown ? [inputIssue('endsAt', 'ends_before_it_begins')] : [];
  if (before === null) return [...times, ...references];
  return [
    ...times,
    ...references,
    ...faultsOfLive(before, values, now),
    ...(await faultsOfUse(tx, before, values, now)),
  ];
}

async function unknownReferences(
  tx: Tx,
  shopId: string,
  before: DiscountRecord | null,
  { channelIds, targets, getTargets }: DiscountValues,
): Promise<InputIssue[]> {
  const channels = await findChannelsOf(tx, shopId, channelIds);
  const known = await findKnownTargets(tx, [...targets, ...getTargets]);
  // What was named before stays, whatever became of it.
  const keyOf = ({ kind, id }: DiscountTarget) => `${kind} ${id}`;
  for (const target of [...(before?.targets ?? []), ...(before?.getTargets ?? [])]) known.add(keyOf(target));
  for (const id of before?.channelIds ?? []) channels.add(id);
  const unknownTargets = (path: string, all: readonly DiscountTarget[]) =>
    all.flatMap((target, at) => (known.has(keyOf(target)) ? [] : [inputIssue(`${path}.${at}.id`, 'unknown')]));
  return [
    ...channelIds.flatMap((id, at) => (channels.has(id) ? [] : [inputIssue(`channelIds.${at}`, 'unknown')])),
    ...unknownTargets('targets', targets),
    ...unknownTargets('getTargets', getTargets),
  ];
}

const pathOfPart: Record<DiscountPart, string> = {
  value: 'percent',
  buy: 'buyQuantity',
  get: 'getQuantity',
  code: 'method',
};

/** What people rely on does not lose what it needs to run, and is not ended by the way. */
function faultsOfLive(before: DiscountRecord, values: DiscountValues, now: Date): InputIssue[] {
  if (before.intent === 'DRAFT') return [];
  const isMoved = values.endsAt?.getTime() !== before.endsAt?.getTime();
  const isOver = values.endsAt !== null && isMoved && values.endsAt <= now;
  return [
    ...missingParts(values).map((part) => inputIssue(pathOfPart[part], 'required')),
    ...(isOver ? [inputIssue('endsAt', 'time_is_over')] : []),
  ];
}

async function faultsOfUse(tx: Tx, before: DiscountRecord, values: DiscountValues, now: Date): Promise<InputIssue[]> {
  const issues: InputIssue[] = [];
  const { id, method } = before;
  const codes = values.method === method ? undefined : (await findCodeFacts(tx, [id])).get(id);
  if (values.method === 'AUTOMATIC' && codes && codes.count > 0) issues.push(inputIssue('method', 'has_codes'));
  const used = (await findUsed(tx, [id], now)).get(id) ?? 0;
  if (used === 0) return issues;
  const same = (field: keyof DiscountValues & keyof DiscountRecord) =>
    sortedJson(before[field]) === sortedJson(values[field]);
  for (const field of fixedFieldsOf(before))
    if (!same(columnOf[field] ?? (field as keyof DiscountValues & keyof DiscountRecord)))
      issues.push(inputIssue(field, 'fixed_by_use'));
  for (const field of ['limitTotal', 'limitPerCustomer'] as const)
    if ((values[field] ?? Infinity) < (before[field] ?? Infinity)) issues.push(inputIssue(field, 'lower_after_use'));
  return issues;
}
