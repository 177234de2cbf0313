import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import {
  type CustomerAddressDraft,
  type CustomerConsentDraft,
  type CustomerDraft,
  customerLimits,
} from '@quarry/contracts/customers';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { changeRecord, createRecord, type Missed, refusedAmong, type Saved } from '../../platform/commands/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { insertConsent } from './customer-parts.store.ts';
import { normalEmail } from './customer-key.ts';
import { findByEmailNorm, lockEmail } from './customer.store.ts';
import { auditedCustomer, type CustomerRecord, type HeldCustomer } from './customer.ts';
import {
  deleteAddress,
  insertCustomer,
  putAddress,
  raiseVersion,
  updateCustomerRow,
} from './customer-writing.store.ts';
import { customerKind, holdCustomer } from './held-customer.ts';

type Seen = { id: string; version: number };
export type EmailTaken = { kind: 'email_taken'; customer: CustomerRecord };
export type NotAllowed = { kind: 'not_allowed' } & Reasoned;
type Invalid = { kind: 'invalid'; issues: readonly InputIssue[] };

export function createCustomer(
  deps: Deps,
  origin: ChangeOrigin,
  shopId: string,
  draft: CustomerDraft,
): Promise<Saved<HeldCustomer> | EmailTaken> {
  return createRecord(deps, origin, customerKind, async (tx, id) => {
    const taken = await takenBy(tx, { id, shopId }, draft);
    if (taken) return taken;
    await insertCustomer(tx, { id, shopId }, draft, deps.clock.now());
    return undefined;
  });
}

export function updateCustomer(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
  draft: CustomerDraft,
): Promise<Saved<HeldCustomer> | Missed | EmailTaken | NotAllowed> {
  return changeRecord(deps, origin, customerKind, { ...seen, action: 'updated' }, async (tx, before) => {
    const refused = (await refusalToChange(tx, before)) ?? (await takenBy(tx, before, draft));
    if (refused) return refused;
    await updateCustomerRow(tx, before, draft, deps.clock.now());
    return undefined;
  });
}

/** Adds an address, or changes one. The first one of a customer is the default of both. */
export function saveAddress(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
  addressId: string | null,
  draft: CustomerAddressDraft,
): Promise<Saved<HeldCustomer> | Missed | NotAllowed | Invalid> {
  return changeRecord(deps, origin, customerKind, { ...seen, action: 'address_saved' }, async (tx, before) => {
    const refused = await refusalToChange(tx, before);
    if (refused) return refused;
    const { id: customerId, shopId, addresses } = before;
    const isThere = addresses.some(({ id }) => id === addressId);
    if (addressId !== null && !isThere) return { kind: 'invalid', issues: [inputIssue('addressId', 'unknown')] };
    if (!isThere && addresses.length >= customerLimits.addresses)
      return { kind: 'not_allowed', ...reasoned('CUSTOMER_ADDRESSES_FULL', { count: customerLimits.addresses }) };
    const isOnly = addresses.every(({ id }) => id === addressId);
    const defaults = isOnly ? { isDefaultBilling: true, isDefaultShipping: true } : {};
    const now = deps.clock.now();
    await putAddress(tx, shopId, { id: addressId ?? newId(), customerId, ...draft, ...defaults }, now);
    await raiseVersion(tx, customerId, now);
    return undefined;
  });
}

export function removeAddress(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
  addressId: string,
): Promise<Saved<HeldCustomer> | Missed | NotAllowed> {
  return changeRecord(deps, origin, customerKind, { ...seen, action: 'address_removed' }, async (tx, before) => {
    const refused = await refusalToChange(tx, before);
    if (refused) return refused;
    if (!before.addresses.some(({ id }) => id === addressId)) return { kind: 'not_found' };
    await deleteAddress(tx, before, addressId);
    await raiseVersion(tx, before.id, deps.clock.now());
    return undefined;
  });
}

/** Adds a statement. Two at once both stand, so it goes by no version. */
export function recordConsent(
  deps: Deps,
  origin: ChangeOrigin,
  customerId: string,
  draft: CustomerConsentDraft,
): Promise<Saved<HeldCustomer> | Missed | NotAllowed | Invalid> {
  return withTransaction(deps.db, async (tx) => {
    const before = await holdCustomer(tx, customerId);
    if (!before) return { kind: 'not_found' };
    const refused = refusedAmong(origin.mayChange, ['consents']) ?? (await refusalToChange(tx, before));
    if (refused) return refused;
    const now = deps.clock.now();
    const at = draft.at ?? now;
    if (at > now) return { kind: 'invalid', issues: [inputIssue('at', 'time_not_come')] };
    const { shopId } = before;
    const consent = { id: newId(), customerId, ...draft, at };
    await insertConsent(tx, { shopId, ...consent });
    const record = await holdCustomer(tx, customerId);
    if (!record) throw new Error(`The customer ${customerId} vanished inside its own transaction.`);
    const entry = { ...origin, entity: 'customer', entityId: customerId };
    const { purpose, given } = consent;
    const changeId = await recordChange(tx, deps, {
      ...entry,
      action: given ? 'consent_given' : 'consent_withdrawn',
      before: { ...auditedCustomer(before), statement: null },
      after: { ...auditedCustomer(record), statement: purpose },
    });
    return { kind: 'saved', record, changeId };
  });
}

/** One that was merged is changed where it went, one that was erased not at all. */
export async function refusalToChange(
  tx: Tx,
  { status, mergedIntoId }: Pick<HeldCustomer, 'status' | 'mergedIntoId'>,
): Promise<NotAllowed | undefined> {
  if (status === 'ERASED') return { kind: 'not_allowed', ...reasoned('CUSTOMER_ERASED') };
  if (status !== 'MERGED' || mergedIntoId === null) return undefined;
  const survivor = await holdCustomer(tx, mergedIntoId);
  return { kind: 'not_allowed', ...reasoned('CUSTOMER_MERGED', { name: survivor?.name ?? '' }) };
}

/** The others of the shop that an address belongs to; of two who claim it at once, the second waits for the first. */
export async function takenBy(
  tx: Tx,
  { id, shopId }: { id: string; shopId: string },
  { email }: Pick<CustomerDraft, 'email'>,
): Promise<EmailTaken | undefined> {
  const emailNorm = normalEmail(email);
  if (emailNorm === null) return undefined;
  await lockEmail(tx, shopId, emailNorm);
  const customer = await findByEmailNorm(tx, { shopId, emailNorm, not: id });
  return customer && { kind: 'email_taken', customer };
}
