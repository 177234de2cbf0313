import type { CustomerDraft, CustomerMergeField } from '@quarry/contracts/customers';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { changeRecord, type Missed, type Saved } from '../../platform/commands/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { normalEmail } from './customer-key.ts';
import { type NotAllowed, refusalToChange, takenBy } from './customer.commands.ts';
import { auditedCustomer, type CustomerRecord, type HeldCustomer, type PersonalFields } from './customer.ts';
import {
  dropDefaults,
  endMerge,
  findMerge,
  insertMerge,
  markActive,
  markMerged,
  moveParts,
  movePartsBack,
  setDefaults,
  setFirstOrder,
} from './customer-merge.store.ts';
import { keepAddresses, putAddress, updateCustomerRow } from './customer-writing.store.ts';
import { customerKind, holdCustomer } from './held-customer.ts';
import { findPersonData } from './person-data.store.ts';

type Seen = { id: string; version: number };

/** How the orders of a customer go with it; a feature above knows them. */
export type OrdersOfCustomers = {
  /** Moves all orders of a customer to another; resolves with their ids. */
  move: (tx: Tx, place: { shopId: string; from: string; to: string }) => Promise<string[]>;
  /** Moves back those of these that still are of the one they went to. */
  moveBack: (tx: Tx, place: { shopId: string; from: string; to: string }, ids: readonly string[]) => Promise<void>;
  /** When each of them bought for the first time. */
  firstOrderAt: (tx: Tx, place: { shopId: string; customerId: string }) => Promise<Date | null>;
};

const fieldOf = {
  NAME: 'name',
  EMAIL: 'email',
  PHONE: 'phone',
  COMPANY: 'company',
  VAT_ID: 'vatId',
  LOCALE: 'locale',
} as const satisfies Record<CustomerMergeField, keyof CustomerDraft>;

/** What the survivor says after a merge: its own, what it lacks from the other, and what was asked to be taken. Notes are put together. */
export function mergedFields(
  survivor: CustomerDraft,
  merged: CustomerDraft,
  take: readonly CustomerMergeField[],
): CustomerDraft {
  const result: CustomerDraft = {
    name: survivor.name,
    email: survivor.email ?? merged.email,
    phone: survivor.phone ?? merged.phone,
    company: survivor.company ?? merged.company,
    vatId: survivor.vatId ?? merged.vatId,
    locale: survivor.locale ?? merged.locale,
    note: [...new Set([survivor.note, merged.note])].filter((text) => text !== '').join('\n\n'),
  };
  for (const field of take) {
    const value = merged[fieldOf[field]];
    if (value !== null) Object.assign(result, { [fieldOf[field]]: value });
  }
  return result;
}

/** Why two customers cannot become one. */
export function refusalToMerge(
  survivor: Pick<CustomerRecord, 'id' | 'shopId'>,
  merged: Pick<CustomerRecord, 'id' | 'shopId'>,
): Reasoned | undefined {
  if (survivor.id === merged.id) return reasoned('CUSTOMER_MERGE_SAME');
  return survivor.shopId === merged.shopId ? undefined : reasoned('CUSTOMER_MERGE_SHOPS');
}

export function mergeCustomers(
  deps: Deps,
  origin: ChangeOrigin,
  orders: OrdersOfCustomers,
  { survivor: seen, merged: other, take }: { survivor: Seen; merged: Seen; take: readonly CustomerMergeField[] },
): Promise<Saved<HeldCustomer> | Missed | NotAllowed> {
  return withTransaction(deps.db, async (tx) => {
    // Held in the order of their ids, so that two merges of one pair do not wait for each other.
    const held = new Map<string, HeldCustomer>();
    for (const id of [seen.id, other.id].toSorted()) {
      const customer = await holdCustomer(tx, id);
      if (!customer) return { kind: 'not_found' };
      held.set(id, customer);
    }
    const [survivor, merged] = [held.get(seen.id)!, held.get(other.id)!];
    const refusal = refusalToMerge(survivor, merged);
    if (refusal) return { kind: 'not_allowed', ...refusal };
    const gone = (await refusalToChange(tx, survivor)) ?? (await refusalToChange(tx, merged));
    if (gone) return gone;
    if (merged.version !== other.version) return { kind: 'conflict', currentVersion: merged.version };
    return changeRecord({ ...deps, db: tx }, origin, customerKind, { ...seen, action: 'merged' }, async () => {
      const now = deps.clock.now();
      const { shopId } = survivor;
      const place = { shopId, from: merged.id, to: survivor.id };
      await markMerged(tx, { mergedId: merged.id, survivorId: survivor.id, firstOrderAt: merged.firstOrderAt }, now);
      await updateCustomerRow(tx, survivor, mergedFields(survivor, merged, take), now);
      if (survivor.addresses.length > 0) await dropDefaults(tx, shopId, merged.id);
      const moved = [...(await moveParts(tx, place)), { kind: 'order' as const, ids: await orders.move(tx, place) }];
      const merge = { id: newId(), shopId, survivorId: survivor.id, mergedId: merged.id };
      await insertMerge(tx, { ...merge, mergedPersonDataId: merged.personDataId }, moved, now);
      await tellMerged(tx, deps, origin, merged);
      return undefined;
    });
  });
}

/** The entry of the one that went into another. */
async function tellMerged(tx: Tx, deps: Deps, origin: ChangeOrigin, before: HeldCustomer): Promise<void> {
  const after = await holdCustomer(tx, before.id);
  if (!after) throw new Error(`The customer ${before.id} vanished inside its own transaction.`);
  const entry = { ...origin, entity: 'customer', entityId: before.id };
  const action = after.status === 'MERGED' ? 'merged_into' : 'merge_undone';
  await recordChange(tx, deps, { ...entry, action, before: auditedCustomer(before), after: auditedCustomer(after) });
}

/** What of a change of a customer is taken back. */
export type TakenBack = {
  /** What was merged into it before, where merges are taken back. */
  mergedFrom: readonly string[] | null;
  /** The row that keeps what was personal in it, where that is put back. */
  personDataId: string | null;
  locale: string | null;
};

/** Takes changes back: merges by what moved, and what is personal from where it was kept. */
export function takeBackCustomer(
  deps: Deps,
  origin: ChangeOrigin,
  orders: OrdersOfCustomers,
  seen: Seen,
  { mergedFrom, personDataId, locale }: TakenBack,
): Promise<Saved<HeldCustomer> | Missed | NotAllowed> {
  const action = mergedFrom === null ? 'updated' : 'merge_undone';
  return changeRecord(deps, origin, customerKind, { ...seen, action }, async (tx, before) => {
    const kept = personDataId === null ? undefined : await personalThen(tx, personDataId);
    const values: CustomerDraft = { ...(kept ?? before), locale };
    const gone = mergedFrom === null ? [] : before.mergedFrom.filter((id) => !mergedFrom.includes(id));
    const merges = await Promise.all(gone.map((mergedId) => mergeToUndo(tx, { survivorId: before.id, mergedId })));
    const refused =
      (await refusalToChange(tx, before)) ??
      (merges.includes(undefined) ? { kind: 'not_allowed' as const, ...reasoned('CUSTOMER_MERGE_GONE') } : undefined) ??
      (await refusalOfAddresses(tx, [{ ...before, ...values }, ...merges.flatMap((merge) => merge?.customer ?? [])]));
    if (refused) return refused;
    const now = deps.clock.now();
    // The survivor lets go of an e-mail address before anyone who had it takes it again.
    await updateCustomerRow(tx, before, values, now);
    for (const merge of merges) if (merge) await undoMerge(tx, deps, origin, orders, merge);
    if (kept) await putBackAddresses(tx, before, kept.addresses, now);
    return undefined;
  });
}

type MergeToUndo = NonNullable<Awaited<ReturnType<typeof findMerge>>> & { customer: HeldCustomer };

async function mergeToUndo(tx: Tx, pair: { survivorId: string; mergedId: string }): Promise<MergeToUndo | undefined> {
  const merge = await findMerge(tx, pair);
  const customer = await holdCustomer(tx, pair.mergedId);
  return merge && customer && { ...merge, customer };
}

/** Why these customers cannot have their e-mail addresses: somebody else has one, or two of them would have the same. */
async function refusalOfAddresses(tx: Tx, customers: readonly HeldCustomer[]): Promise<NotAllowed | undefined> {
  const ids = new Set(customers.map(({ id }) => id));
  const owners = new Map<string, HeldCustomer>();
  for (const customer of customers) {
    const emailNorm = normalEmail(customer.email);
    if (emailNorm === null) continue;
    const other = owners.get(emailNorm) ?? (await takenBy(tx, customer, customer))?.customer;
    const isOutside = other !== undefined && (owners.has(emailNorm) || !ids.has(other.id));
    if (isOutside) return { kind: 'not_allowed', ...reasoned('CUSTOMER_EMAIL_TAKEN', { name: other.name }) };
    owners.set(emailNorm, customer);
  }
  return undefined;
}

async function personalThen(tx: Tx, id: string): Promise<PersonalFields | undefined> {
  return (await findPersonData<PersonalFields>(tx, [id])).get(id);
}

async function undoMerge(
  tx: Tx,
  deps: Deps,
  origin: ChangeOrigin,
  orders: OrdersOfCustomers,
  merge: MergeToUndo,
): Promise<void> {
  const now = deps.clock.now();
  const { id, shopId, survivorId, mergedId, customer, orderIds } = merge;
  await markActive(tx, mergedId, now);
  await movePartsBack(tx, merge);
  const then = await personalThen(tx, merge.mergedPersonDataId);
  for (const one of then?.addresses ?? []) await setDefaults(tx, { ...one, shopId, customerId: mergedId });
  await orders.moveBack(tx, { shopId, from: survivorId, to: mergedId }, orderIds);
  for (const customerId of [survivorId, mergedId])
    await setFirstOrder(tx, customerId, await orders.firstOrderAt(tx, { shopId, customerId }));
  await endMerge(tx, id, now);
  await tellMerged(tx, deps, origin, customer);
}

async function putBackAddresses(
  tx: Tx,
  { id, shopId }: HeldCustomer,
  addresses: PersonalFields['addresses'],
  now: Date,
): Promise<void> {
  await keepAddresses(
    tx,
    { id, shopId },
    addresses.map((address) => address.id),
  );
  for (const address of addresses) await putAddress(tx, shopId, { ...address, customerId: id }, now);
}
