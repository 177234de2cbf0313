import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import type { TaxRateDraft } from '@quarry/contracts/taxes';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import {
  changeRecord,
  createRecord,
  deleteRecord,
  type Missed,
  type RecordKind,
  type Saved,
} from '../../platform/commands/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { auditedRate, type TaxRateRecord } from './tax-rate.ts';
import { taxRateChanged } from './tax-rate.topics.ts';
import {
  findRateInPlace,
  findTaxRateForUpdate,
  insertTaxRate,
  setRateDeleted,
  updateTaxRateRow,
} from './tax-rate.store.ts';

type Seen = { id: string; version: number };
export type TaxRateTaken = { kind: 'taken'; rate: TaxRateRecord };
type Invalid = { kind: 'invalid'; issues: readonly InputIssue[] };

export const taxRateKind: RecordKind<TaxRateRecord> = {
  entity: 'tax_rate',
  lock: findTaxRateForUpdate,
  audited: auditedRate,
  told: ({ shopId }) => ({ topic: taxRateChanged, shopId }),
};

export function createTaxRate(
  deps: Deps,
  origin: ChangeOrigin,
  rate: TaxRateDraft,
  plannedId?: string,
): Promise<Saved<TaxRateRecord> | TaxRateTaken> {
  return createRecord(
    deps,
    origin,
    taxRateKind,
    async (tx, id) => {
      const other = await findRateInPlace(tx, rate, id);
      if (other) return { kind: 'taken', rate: other };
      await insertTaxRate(tx, id, rate, deps.clock.now());
      return undefined;
    },
    plannedId,
  );
}

/** Saves an edit; the shop of a rate never changes. */
export function updateTaxRate(
  deps: Deps,
  origin: ChangeOrigin,
  { id, version }: Seen,
  rate: TaxRateDraft,
): Promise<Saved<TaxRateRecord> | Missed | TaxRateTaken | Invalid> {
  return changeRecord(deps, origin, taxRateKind, { id, version, action: 'updated' }, async (tx, before) => {
    if (before.shopId !== rate.shopId) return { kind: 'invalid', issues: [inputIssue('shopId', 'shop_stays')] };
    const other = await findRateInPlace(tx, rate, id);
    if (other) return { kind: 'taken', rate: other };
    await updateTaxRateRow(tx, id, rate, deps.clock.now());
    return undefined;
  });
}

/** Puts a rate into the bin. */
export function deleteTaxRate(
  deps: Deps,
  origin: ChangeOrigin,
  { id, version }: Seen,
): Promise<{ kind: 'deleted'; name: string } | Missed> {
  return deleteRecord(deps, origin, taxRateKind, { id, version }, async (tx, { name, shopId }) => {
    const now = deps.clock.now();
    await setRateDeleted(tx, id, now, now);
    return { binned: { name, shopId } };
  });
}
