import type { BrandDraft } from '@quarry/contracts/brands';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { changeRecord, createRecord, type Missed, type RecordKind, type Saved } from '../../platform/commands/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { brandChanged } from './brand.topics.ts';
import { aliasesOf, auditedBrand, brandKey, type BrandRecord } from './brand.ts';
import {
  countActiveProducts,
  findBrandByKeys,
  findBrandForUpdate,
  insertBrand,
  lockNames,
  setBrandStatus,
  updateBrandRow,
} from './brand.store.ts';

export type BrandNameTaken = { kind: 'taken'; name: string; brandId: string };
type HasActiveProducts = { kind: 'has_active_products'; count: number };

export const brandKind: RecordKind<BrandRecord> = {
  entity: 'brand',
  lock: findBrandForUpdate,
  audited: auditedBrand,
  told: (_brand, id) => ({ topic: brandChanged, brandId: id }),
};

export function createBrand(
  deps: Deps,
  origin: ChangeOrigin,
  draft: BrandDraft,
): Promise<Saved<BrandRecord> | BrandNameTaken> {
  return createRecord(deps, origin, brandKind, async (tx, id) => {
    const taken = await takenName(tx, draft, id);
    if (taken) return taken;
    await insertBrand(tx, id, draft, deps.clock.now());
    return undefined;
  });
}

export function updateBrand(
  deps: Deps,
  origin: ChangeOrigin,
  id: string,
  version: number,
  draft: BrandDraft,
): Promise<Saved<BrandRecord> | Missed | BrandNameTaken> {
  return changeRecord(deps, origin, brandKind, { id, version, action: 'updated' }, async (tx) => {
    const taken = await takenName(tx, draft, id);
    if (taken) return taken;
    await updateBrandRow(tx, id, draft, deps.clock.now());
    return undefined;
  });
}

export function archiveBrand(
  deps: Deps,
  origin: ChangeOrigin,
  id: string,
  version: number,
): Promise<Saved<BrandRecord> | Missed | HasActiveProducts> {
  return changeRecord(deps, origin, brandKind, { id, version, action: 'archived' }, async (tx) => {
    const count = await countActiveProducts(tx, id);
    if (count > 0) return { kind: 'has_active_products', count };
    await setBrandStatus(tx, id, 'ARCHIVED', deps.clock.now());
    return undefined;
  });
}

export function restoreBrand(
  deps: Deps,
  origin: ChangeOrigin,
  id: string,
  version: number,
): Promise<Saved<BrandRecord> | Missed> {
  return changeRecord(deps, origin, brandKind, { id, version, action: 'restored' }, async (tx) => {
    await setBrandStatus(tx, id, 'ACTIVE', deps.clock.now());
    return undefined;
  });
}

/** Who else answers to the name or one of the aliases; the names stay locked until the transaction ends. */
async function takenName(tx: Tx, draft: BrandDraft, ownId: string): Promise<BrandNameTaken | undefined> {
  const names = [{ alias: draft.name, key: brandKey(draft.name) }, ...aliasesOf(draft)];
  await lockNames(tx, names.map((name) => name.key).toSorted());
  for (const { alias, key } of names) {
    const owner = await findBrandByKeys(tx, [key]);
    if (owner && owner.id !== ownId) return { kind: 'taken', name: alias, brandId: owner.id };
  }
  return undefined;
}
