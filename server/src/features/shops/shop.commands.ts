import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import { firstShopStatuses, newShopCurrencySetting, nextShopStatuses, type ShopDraft } from '@quarry/contracts/shops';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { changeRecord, createRecord, type Missed, type RecordKind, type Saved } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { settingValue } from '../../platform/settings/index.ts';
import { draftOf, type ShopRecord } from './shop.ts';
import { shopChanged } from './shop.topics.ts';
import { takeOverProbe } from './shop-probe.store.ts';
import { findShopForUpdate, findShopIdByAddress, insertShop, lockAddress, updateShopRow } from './shop.store.ts';

export type ShopAddressTaken = { kind: 'taken'; url: string; shopId: string };
type Invalid = { kind: 'invalid'; issues: InputIssue[] };
export type CreateShopOutcome = Saved<ShopRecord> | ShopAddressTaken | Invalid;

export const shopKind: RecordKind<ShopRecord> = {
  entity: 'shop',
  lock: findShopForUpdate,
  audited: draftOf,
  told: (_shop, id) => ({ topic: shopChanged, shopId: id }),
};

/** Adds a shop, in the caller's transaction when `deps.db` is one. */
export function createShop(deps: Deps, origin: ChangeOrigin, draft: ShopDraft): Promise<CreateShopOutcome> {
  return createRecord(deps, origin, shopKind, async (tx, id) => {
    if (!firstShopStatuses.includes(draft.status)) return refusedStatus;
    const taken = await takenAddress(tx, draft.url, id);
    if (taken) return taken;
    const currency = draft.currency ?? (await settingValue({ ...deps, db: tx }, newShopCurrencySetting));
    await insertShop(tx, id, { ...draft, currency }, deps.clock.now());
    await takeOverProbe(tx, id);
    return undefined;
  });
}

export function updateShop(
  deps: Deps,
  origin: ChangeOrigin,
  id: string,
  version: number,
  draft: ShopDraft,
): Promise<CreateShopOutcome | Missed> {
  return changeRecord(deps, origin, shopKind, { id, version, action: 'updated' }, async (tx, before) => {
    const staysOrMoves = before.status === draft.status || nextShopStatuses[before.status].includes(draft.status);
    if (!staysOrMoves) return refusedStatus;
    const taken = await takenAddress(tx, draft.url, id);
    if (taken) return taken;
    await updateShopRow(tx, id, draft, deps.clock.now());
    return undefined;
  });
}

const refusedStatus: Invalid = { kind: 'invalid', issues: [inputIssue('status', 'not_a_choice')] };

/** Who else stands at the address; it stays locked until the transaction ends. */
async function takenAddress(tx: Tx, url: string, ownId: string): Promise<ShopAddressTaken | undefined> {
  await lockAddress(tx, url);
  const shopId = await findShopIdByAddress(tx, url);
  return shopId === undefined || shopId === ownId ? undefined : { kind: 'taken', url, shopId };
}
