import { hash, randomBytes } from 'node:crypto';
import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import {
  type PaymentProviderDraft,
  providerLimits,
  type RequestPaymentDraft,
  refusalToPay,
} from '@quarry/contracts/payments';
import { reasoned } from '@quarry/contracts/wording';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { principalOf, rowScopeOf, systemActor } from '../../platform/auth/index.ts';
import { changeRecord, createRecord, type RecordKind } from '../../platform/commands/index.ts';
import { reachMeanwhile, type Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { refusalOfAddress } from '../../platform/http/index.ts';
import { isId } from '../../platform/ids.ts';
import { keepSecret, replaceSecret, tokenOf } from '../../platform/secrets/index.ts';
import { findOrderForUpdate, type OrderRecord } from '../orders/index.ts';
import { paymentKind } from './payment.commands.ts';
import { auditedProvider, type PaymentProviderRecord } from './payment.ts';
import { insertPayment } from './payment-writing.store.ts';
import {
  findProviders,
  insertProvider,
  isAccountTaken,
  lockAccount,
  lockProvider,
  replaceHook,
  updateProvider,
} from './provider.store.ts';
import { adapterOf } from './providers/index.ts';
import { requestOnOrder } from './request-payment.ts';
import { findRequestable } from './requestable.store.ts';

type Invalid = { kind: 'invalid'; issues: readonly InputIssue[] };

const providerKind: RecordKind<PaymentProviderRecord> = {
  entity: 'payment_provider',
  lock: lockProvider,
  audited: auditedProvider,
};

const dayMs = 86_400_000;

/** What is kept of the token in the address for a provider's events. */
export function hashOfHook(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

const newHook = () => randomBytes(32).toString('base64url');
const hookPathOf = (token: string) => `/hooks/payments/${token}`;

/** Adds a provider to an own shop; the address for its events is in the answer and nowhere else. */
export async function createProvider(deps: Deps, origin: ChangeOrigin, draft: PaymentProviderDraft) {
  const issues = [
    ...(draft.secret === null ? [inputIssue('secret', 'required')] : []),
    ...(await faultsOfEndpoint(deps, draft)),
  ];
  if (issues.length > 0) return { kind: 'invalid' as const, issues };
  const token = newHook();
  const outcome = await createRecord(deps, origin, providerKind, async (tx, id): Promise<Invalid | undefined> => {
    if (await isTaken(tx, id, draft)) return accountTaken;
    const secretId = await keep(tx, deps, origin, draft.secret ?? '');
    const readsChanges = doesReadChanges(draft);
    await insertProvider(tx, { id, secretId, hookHash: hashOfHook(token), draft, readsChanges }, deps.clock.now());
    return undefined;
  });
  return { ...outcome, hookPath: hookPathOf(token) };
}

/** Saves an edit; a secret that is not given stays. */
export async function changeProvider(
  deps: Deps,
  origin: ChangeOrigin,
  { id, version }: { id: string; version: number },
  draft: PaymentProviderDraft,
) {
  const issues = await faultsOfEndpoint(deps, draft);
  if (issues.length > 0) return { kind: 'invalid' as const, issues };
  return changeRecord(
    deps,
    origin,
    providerKind,
    { id, version, action: 'updated' },
    async (tx, before): Promise<Invalid | undefined> => {
      const fixed = (['shopId', 'code'] as const).filter((field) => before[field] !== draft[field]);
      if (fixed.length > 0) return { kind: 'invalid', issues: fixed.map((field) => inputIssue(field, 'not_a_choice')) };
      const isDouble = await isTaken(tx, id, draft);
      // One that was double before this was refused can still be disabled.
      if (isDouble && before.endpoint !== draft.endpoint) return accountTaken;
      const now = deps.clock.now();
      const secretId = draft.secret === null ? before.secretId : await keep(tx, deps, origin, draft.secret);
      if (secretId === null) return { kind: 'invalid', issues: [inputIssue('secret', 'required')] };
      if (before.secretId !== null && before.secretId !== secretId)
        await replaceSecret(tx, { id: before.secretId, last4: '' }, null, now);
      const readsChanges = doesReadChanges(draft) && !isDouble;
      await updateProvider(tx, { id, secretId, draft, readsChanges }, now);
      return undefined;
    },
  );
}

/**
 * Gives a provider another address for its events; at the one before they are taken for seven more days. The same request again, by its key,
 * gets the same address: a second replacement would end the oldest one, which may still be in use.
 */
export async function replaceProviderHook(
  deps: Deps,
  origin: ChangeOrigin,
  { id, version }: { id: string; version: number },
  key?: string,
) {
  const token = await nextHook(deps, origin, [id, String(version)], key);
  const hookHash = hashOfHook(token);
  const asked = { id, version, action: 'token_replaced' };
  const outcome = await changeRecord(deps, origin, providerKind, asked, async (tx) => {
    const now = deps.clock.now();
    const until = new Date(now.getTime() + providerLimits.oldHookDays * dayMs);
    await replaceHook(tx, { id, hookHash, until }, now);
    return undefined;
  });
  const hookPath = hookPathOf(token);
  if (outcome.kind === 'conflict') {
    const record = (await findProviders(deps.db, [id])).get(id);
    if (record?.hookHash === hookHash.toString('hex')) return { kind: 'saved' as const, record, hookPath };
  }
  return { ...outcome, hookPath };
}

/** An answer with an address is not kept, so that the address itself is made of the key of its request. */
async function nextHook(
  { secrets }: Deps,
  { actor }: ChangeOrigin,
  parts: readonly string[],
  key: string | undefined,
): Promise<string> {
  const asker = principalOf(actor);
  return key === undefined || asker === null ? newHook() : tokenOf(secrets, ['payment hook', ...parts, asker, key]);
}

async function keep(tx: Tx, { secrets, clock }: Deps, { actor }: ChangeOrigin, text: string): Promise<string> {
  const { id } = await keepSecret(tx, secrets, { text, createdBy: actor.userId, now: clock.now() });
  return id;
}

/** What may not be asked through the outbound door is not saved either. */
async function faultsOfEndpoint({ allowHosts }: Deps, { endpoint }: PaymentProviderDraft): Promise<InputIssue[]> {
  return (await refusalOfAddress(endpoint, { allowHosts })) ? [inputIssue('endpoint', 'invalid')] : [];
}

const accountTaken: Invalid = { kind: 'invalid', issues: [inputIssue('endpoint', 'account_taken')] };

/** Whether another provider of any shop has the account, whose payments would be booked at both; held until the transaction ends. */
async function isTaken(tx: Tx, id: string, draft: PaymentProviderDraft): Promise<boolean> {
  await lockAccount(tx, draft);
  return reachMeanwhile(tx, rowScopeOf(systemActor), () => isAccountTaken(tx, id, draft));
}

const doesReadChanges = ({ code }: PaymentProviderDraft) => adapterOf(code)?.changesSince !== undefined;

/** Keeps that a provider is to be asked for an amount of an order, by somebody who saw this version of it. */
export function requestPayment(
  deps: Deps,
  origin: ChangeOrigin,
  { id: orderId, version }: Pick<OrderRecord, 'id' | 'version'>,
  { providerId, amountMinor }: RequestPaymentDraft,
) {
  return createRecord(deps, origin, paymentKind, async (tx, id) => {
    const now = deps.clock.now();
    const order = await findOrderForUpdate(tx, orderId);
    if (!order) return { kind: 'not_found' as const };
    // Of two people who ask at once, the second would charge the customer twice.
    if (order.version !== version) return { kind: 'conflict' as const, currentVersion: order.version };
    const provider = isId(providerId) ? await lockProvider(tx, providerId) : undefined;
    if (provider?.shopId !== order.shopId)
      return { kind: 'invalid' as const, issues: [inputIssue('providerId', 'unknown')] };
    const { name, code, status } = provider;
    const refusal =
      refusalToPay(order.status, false) ??
      (adapterOf(code) ? null : reasoned('PAYMENT_PROVIDER_OF_PEOPLE')) ??
      (status === 'ACTIVE' ? null : reasoned('PAYMENT_PROVIDER_DISABLED', { name }));
    if (refusal) return { kind: 'not_allowed' as const, ...refusal };
    const { currency } = order;
    const money = (minor: number) => ({ minor, currency });
    const leftMinor = (await findRequestable(tx, [orderId], now)).get(orderId) ?? 0;
    if (amountMinor > leftMinor) {
      const asked = { amount: money(amountMinor), left: money(leftMinor) };
      return { kind: 'not_allowed' as const, ...reasoned('PAYMENT_MORE_THAN_LEFT', asked) };
    }
    const place = { id, shopId: order.shopId, orderId, providerId, currency };
    await insertPayment(tx, { ...place, method: code, methodLabel: name, authExpiresAt: null }, now);
    await requestOnOrder(tx, deps, origin, { id, order }, { kind: 'AUTHORIZE', amountMinor }, now);
    return undefined;
  });
}
