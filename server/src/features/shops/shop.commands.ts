import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import type { ShopDraft } from '@quarry/contracts/shops';
import { type ChangeCause, recordChange } from '../../platform/audit/index.ts';
import { type Actor, systemActor } from '../../platform/auth/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { draftOf, firstShopStatuses, nextShopStatuses, type ShopRecord } from './shop.ts';
import { takeOverProbe } from './shop-probe.store.ts';
import {
  findShopForUpdate,
  findShopIdByAddress,
  findShops,
  insertShop,
  lockAddress,
  updateShopRow,
} from './shop.store.ts';

/** Who changes a shop, and why; `requestId` ties the audit entry to the log. */
export type ShopChange = { actor: Actor; cause: ChangeCause; causeId?: string | null; requestId?: string | null };

type Refused = { kind: 'taken'; url: string; shopId: string } | { kind: 'invalid'; issues: InputIssue[] };
export type ShopSaved = { kind: 'saved'; shop: ShopRecord };
export type CreateShopOutcome = ShopSaved | Refused;
export type UpdateShopOutcome =
  | ShopSaved
  | Refused
  | { kind: 'not_found' }
  | { kind: 'conflict'; currentVersion: number };

/** Adds a shop, in the caller's transaction when `deps.db` is one. */
export function createShop(deps: Deps, change: ShopChange, draft: ShopDraft): Promise<CreateShopOutcome> {
  return withTransaction(deps.db, async (tx) => {
    if (!firstShopStatuses.includes(draft.status)) return refusedStatus;
    const taken = await takenAddress(tx, draft.url, undefined);
    if (taken) return taken;
    const id = newId<'shop'>();
    await insertShop(tx, id, draft, deps.clock.now());
    await takeOverProbe(tx, id);
    return saved(tx, deps, change, id, null);
  });
}

export function updateShop(
  deps: Deps,
  change: ShopChange,
  id: string,
  version: number,
  draft: ShopDraft,
): Promise<UpdateShopOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const before = await findShopForUpdate(tx, id);
    if (!before) return { kind: 'not_found' };
    if (before.version !== version) return { kind: 'conflict', currentVersion: before.version };
    const staysOrMoves = before.status === draft.status || nextShopStatuses[before.status].includes(draft.status);
    if (!staysOrMoves) return refusedStatus;
    const taken = await takenAddress(tx, draft.url, id);
    if (taken) return taken;
    await updateShopRow(tx, id, draft, deps.clock.now());
    return saved(tx, deps, change, id, before);
  });
}

const refusedStatus: Refused = { kind: 'invalid', issues: [inputIssue('status', 'not_a_choice')] };

/** Who else stands at the address; it stays locked until the transaction ends. */
async function takenAddress(tx: Tx, url: string, ownId: string | undefined): Promise<Refused | undefined> {
  await lockAddress(tx, url);
  const shopId = await findShopIdByAddress(tx, url);
  return shopId === undefined || shopId === ownId ? undefined : { kind: 'taken', url, shopId };
}

async function saved(
  tx: Tx,
  deps: Deps,
  change: ShopChange,
  id: string,
  before: ShopRecord | null,
): Promise<ShopSaved> {
  const shop = (await findShops(tx, systemActor, [id])).get(id);
  if (!shop) throw new Error(`Shop ${id} vanished inside its own transaction.`);
  await recordChange(tx, deps, {
    ...change,
    entity: 'shop',
    entityId: id,
    action: before ? 'updated' : 'created',
    before: before && draftOf(before),
    after: draftOf(shop),
  });
  return { kind: 'saved', shop };
}
