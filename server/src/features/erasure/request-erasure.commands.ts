import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import { eraseCustomersJob } from '@quarry/contracts/jobs';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { type CustomerRecord, holdCustomer, refusalToChange } from '../customers/index.ts';
import { endErasures, type ErasureRecord, findErasures, insertErasure } from './erasure.store.ts';
import { findErasedPerson, findOpenMatters } from './person.ts';

/** A request of a person is to be met within a month. */
const dueWithinMs = 30 * 86_400_000;

type Requested = { kind: 'requested'; record: CustomerRecord; erasure: ErasureRecord };
type Refused =
  | { kind: 'not_found' }
  | { kind: 'conflict'; currentVersion: number }
  | { kind: 'invalid'; issues: readonly InputIssue[] }
  | ({ kind: 'not_allowed' } & Reasoned);

/** Asks for a customer to be erased; a worker does it, at once where nothing of theirs is open. A second request is the first one. */
export function requestErasure(
  deps: Deps,
  origin: ChangeOrigin,
  { id, version, name }: { id: string; version: number; name: string },
): Promise<Requested | Refused> {
  return withTransaction(deps.db, async (tx) => {
    const record = await holdCustomer(tx, id);
    const person = record && (await findErasedPerson(tx, id));
    if (!person) return { kind: 'not_found' };
    const refused = await refusalToChange(tx, record);
    if (refused) return refused;
    if (record.version !== version) return { kind: 'conflict', currentVersion: record.version };
    if (record.name.trim() !== name) return { kind: 'invalid', issues: [inputIssue('name', 'not_the_name')] };
    const [known] = await findErasures(tx, [id]);
    if (known) return { kind: 'requested', record, erasure: known };
    const at = deps.clock.now();
    const asked = { shopId: record.shopId, customerId: id, requestedBy: origin.actor.userId, at };
    await insertErasure(
      tx,
      { ...asked, dueAt: new Date(at.getTime() + dueWithinMs) },
      await findOpenMatters(tx, person),
    );
    const [erasure] = await findErasures(tx, [id]);
    if (!erasure) throw new Error(`The request to erase ${id} vanished inside its own transaction.`);
    const entry = { ...origin, entity: 'customer', entityId: id, action: 'erasure_requested' };
    await recordChange(tx, deps, { ...entry, before: null, after: null });
    if (erasure.state === 'REQUESTED')
      await deps.jobs.enqueue(tx, eraseCustomersJob, {}, { singletonKey: 'requested' });
    return { kind: 'requested', record, erasure };
  });
}

export function withdrawErasure(
  deps: Deps,
  origin: ChangeOrigin,
  id: string,
): Promise<{ kind: 'withdrawn'; record: CustomerRecord } | Exclude<Refused, { kind: 'conflict' | 'invalid' }>> {
  return withTransaction(deps.db, async (tx) => {
    const record = await holdCustomer(tx, id);
    if (!record) return { kind: 'not_found' };
    if (record.status === 'ERASED') return { kind: 'not_allowed', ...reasoned('CUSTOMER_ERASED') };
    const entry = { ...origin, entity: 'customer', entityId: id, action: 'erasure_withdrawn' };
    if ((await endErasures(tx, [id], { state: 'WITHDRAWN' })) > 0)
      await recordChange(tx, deps, { ...entry, before: null, after: null });
    return { kind: 'withdrawn', record };
  });
}
