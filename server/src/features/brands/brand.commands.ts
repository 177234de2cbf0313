import type { BrandDraft } from '@quarry/contracts/brands';
import { recordChange, type ChangeCause } from '../../platform/audit/index.ts';
import type { Actor } from '../../platform/auth/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { aliasesOf, auditedBrand, brandKey, type BrandRecord } from './brand.ts';
import {
  countActiveProducts,
  findBrandByKeys,
  findBrandForUpdate,
  findBrands,
  insertBrand,
  lockNames,
  setBrandStatus,
  updateBrandRow,
} from './brand.store.ts';

/** Who changes a brand, and why; `requestId` ties the audit entry to the log. */
export type BrandChange = { actor: Actor; cause: ChangeCause; causeId?: string | null; requestId?: string | null };

type Taken = { kind: 'taken'; name: string; brandId: string };
type Unsaved = { kind: 'not_found' } | { kind: 'conflict'; currentVersion: number };
export type BrandSaved = { kind: 'saved'; brand: BrandRecord };
export type CreateBrandOutcome = BrandSaved | Taken;
export type UpdateBrandOutcome = BrandSaved | Taken | Unsaved;
export type BrandStatusOutcome = BrandSaved | Unsaved | { kind: 'has_active_products'; count: number };

export function createBrand(deps: Deps, change: BrandChange, draft: BrandDraft): Promise<CreateBrandOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const taken = await takenName(tx, draft, undefined);
    return taken ?? { kind: 'saved', brand: await create(tx, deps, change, draft) };
  });
}

export function updateBrand(
  deps: Deps,
  change: BrandChange,
  id: string,
  version: number,
  draft: BrandDraft,
): Promise<UpdateBrandOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const before = await findBrandForUpdate(tx, id);
    if (!before) return { kind: 'not_found' };
    if (before.version !== version) return { kind: 'conflict', currentVersion: before.version };
    const taken = await takenName(tx, draft, id);
    if (taken) return taken;
    await updateBrandRow(tx, id, draft, deps.clock.now());
    return saved(tx, deps, change, before, 'updated');
  });
}

export function archiveBrand(
  deps: Deps,
  change: BrandChange,
  id: string,
  version: number,
): Promise<BrandStatusOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const before = await findBrandForUpdate(tx, id);
    if (!before) return { kind: 'not_found' };
    if (before.version !== version) return { kind: 'conflict', currentVersion: before.version };
    const count = await countActiveProducts(tx, id);
    if (count > 0) return { kind: 'has_active_products', count };
    await setBrandStatus(tx, id, 'ARCHIVED', deps.clock.now());
    return saved(tx, deps, change, before, 'archived');
  });
}

export function restoreBrand(
  deps: Deps,
  change: BrandChange,
  id: string,
  version: number,
): Promise<BrandSaved | Unsaved> {
  return withTransaction(deps.db, async (tx) => {
    const before = await findBrandForUpdate(tx, id);
    if (!before) return { kind: 'not_found' };
    if (before.version !== version) return { kind: 'conflict', currentVersion: before.version };
    await setBrandStatus(tx, id, 'ACTIVE', deps.clock.now());
    return saved(tx, deps, change, before, 'restored');
  });
}

async function create(tx: Tx, deps: Deps, change: BrandChange, draft: BrandDraft): Promise<BrandRecord> {
  const id = newId<'brand'>();
  await insertBrand(tx, id, draft, deps.clock.now());
  const brand = await mustFind(tx, id);
  await recordChange(tx, deps, {
    ...change,
    entity: 'brand',
    entityId: id,
    action: 'created',
    before: null,
    after: auditedBrand(brand),
  });
  return brand;
}

async function saved(
  tx: Tx,
  deps: Deps,
  change: BrandChange,
  before: BrandRecord,
  action: string,
): Promise<BrandSaved> {
  const brand = await mustFind(tx, before.id);
  await recordChange(tx, deps, {
    ...change,
    entity: 'brand',
    entityId: before.id,
    action,
    before: auditedBrand(before),
    after: auditedBrand(brand),
  });
  return { kind: 'saved', brand };
}

async function mustFind(tx: Tx, id: string): Promise<BrandRecord> {
  const brand = (await findBrands(tx, [id])).get(id);
  if (!brand) throw new Error(`Brand ${id} vanished inside its own transaction.`);
  return brand;
}

/** Who else answers to the name or one of the aliases; the names stay locked until the transaction ends. */
async function takenName(tx: Tx, draft: BrandDraft, ownId: string | undefined): Promise<Taken | undefined> {
  const names = [{ alias: draft.name, key: brandKey(draft.name) }, ...aliasesOf(draft)];
  await lockNames(tx, names.map((name) => name.key).toSorted());
  for (const { alias, key } of names) {
    const owner = await findBrandByKeys(tx, [key]);
    if (owner && owner.id !== ownId) return { kind: 'taken', name: alias, brandId: owner.id };
  }
  return undefined;
}
