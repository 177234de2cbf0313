import { channelStates, type ChannelDraft, type ChannelStatus, type NewChannelDraft } from '@quarry/contracts/channels';
import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import { refusalToBe, refusalToGo } from '@quarry/contracts/states';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { changeRecord, createRecord, type Missed, type RecordKind, type Saved } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { revokeKeysOfChannel } from '../access/index.ts';
import { useToConfirm } from './channel-key.commands.ts';
import { auditedChannel, type ChannelRecord, directKind, draftOf, factsOf } from './channel.ts';
import { channelChanged } from './channel.topics.ts';
import {
  findChannelForUpdate,
  findKinds,
  hasOwnPrices,
  insertChannel,
  isNameTaken,
  type SellingShop,
  setChannelStatusRow,
  updateChannelRow,
} from './channel.store.ts';

type NotAllowed = { kind: 'not_allowed' } & Reasoned;
type Invalid = { kind: 'invalid'; issues: InputIssue[] };
export type ChannelOutcome = Saved<ChannelRecord> | Missed | NotAllowed;

export const channelKind: RecordKind<ChannelRecord> = {
  entity: 'channel',
  lock: findChannelForUpdate,
  audited: auditedChannel,
  told: ({ shopId }) => ({ topic: channelChanged, shopId }),
};

/** Adds a channel of a shop as a draft; what is left out is that of the shop. */
export function createChannel(
  deps: Deps,
  origin: ChangeOrigin,
  shop: SellingShop,
  { shopId: _shopId, kind, ...draft }: NewChannelDraft,
): Promise<Saved<ChannelRecord> | Invalid | NotAllowed> {
  return createRecord(deps, origin, channelKind, async (tx, id) => {
    const now = deps.clock.now();
    if (!shop.isOwn) return notAllowed(reasoned('CHANNEL_SHOP_NOT_OWN', { shop: shop.name }));
    const chosen = (await findKinds(tx, now)).find(({ code }) => code === kind && code !== directKind);
    const isTaken = await isNameTaken(tx, { id, shopId: shop.id, name: null }, draft.name);
    if (!chosen || isTaken) {
      const issues = [
        ...(chosen ? [] : [inputIssue('kind', 'not_a_choice')]),
        ...(isTaken ? [inputIssue('name', 'channel_name_taken')] : []),
      ];
      return { kind: 'invalid' as const, issues };
    }
    await insertChannel(
      tx,
      {
        ...draft,
        id,
        shopId: shop.id,
        kindCode: chosen.code,
        kindVersionId: chosen.versionId,
        isBuiltIn: false,
        status: 'DRAFT',
        openedAt: null,
        country: draft.country ?? shop.country,
        currency: draft.currency ?? shop.currency,
        locale: draft.locale ?? shop.locale,
        pricesWithTax: draft.pricesWithTax ?? shop.pricesIncludeTax,
      },
      now,
    );
    return undefined;
  });
}

/** Saves what people set on a channel. */
export function updateChannel(
  deps: Deps,
  origin: ChangeOrigin,
  { id, version }: { id: string; version: number },
  draft: ChannelDraft,
): Promise<ChannelOutcome | Invalid> {
  return changeRecord(deps, origin, channelKind, { id, version, action: 'updated' }, async (tx, before) => {
    const refusal = refusalToUpdate(before, draft) ?? (await refusalOfCurrency(tx, before, draft));
    if (refusal) return notAllowed(refusal);
    if (JSON.stringify(draftOf(before)) === JSON.stringify(draft)) return undefined;
    if (await isNameTaken(tx, before, draft.name))
      return { kind: 'invalid' as const, issues: [inputIssue('name', 'channel_name_taken')] };
    await updateChannelRow(tx, id, draft, deps.clock.now());
    return undefined;
  });
}

const shopFields = ['country', 'currency', 'locale', 'pricesWithTax'] as const;

function refusalToUpdate(before: ChannelRecord, draft: ChannelDraft): Reasoned | null {
  const { name, isBuiltIn, status } = before;
  if (status === 'ARCHIVED') return reasoned('CHANNEL_IS_ARCHIVED', { channel: name });
  if (isBuiltIn && shopFields.some((field) => draft[field] !== before[field]))
    return reasoned('CHANNEL_OF_SHOP', { channel: name });
  if (status !== 'DRAFT') {
    const unready = refusalToBe(channelStates, 'ACTIVE', factsOf({ ...draft, isBuiltIn }));
    if (unready) return unready;
  }
  return null;
}

/** Amounts of listings are counted in the currency of their channel, and would be others in another one. */
async function refusalOfCurrency(
  tx: Tx,
  { id, currency, openedAt }: ChannelRecord,
  { currency: wanted }: ChannelDraft,
): Promise<Reasoned | null> {
  if (currency === null || wanted === currency) return null;
  if (openedAt !== null && wanted !== null) return reasoned('CHANNEL_CURRENCY_FIXED', { currency, wanted });
  return (await hasOwnPrices(tx, id)) ? reasoned('CHANNEL_CURRENCY_FIXED:priced', { currency }) : null;
}

/** Moves a channel to another status; anyone who archives one that is in use says so twice, and its keys end with it. */
export function setChannelStatus(
  deps: Deps,
  origin: ChangeOrigin,
  { id, version }: { id: string; version: number },
  status: ChannelStatus,
  isConfirmed: boolean,
): Promise<ChannelOutcome> {
  return changeRecord(deps, origin, channelKind, { id, version, action: 'status_changed' }, async (tx, before) => {
    const refusal = refusalToGo(channelStates, before.status, status, factsOf(before));
    if (refusal) return notAllowed(refusal);
    if (status === 'ARCHIVED') {
      const use = isConfirmed ? null : await useToConfirm(tx, deps, id);
      if (use) return notAllowed(use);
      await revokeKeysOfChannel(tx, deps, origin, id);
    }
    await setChannelStatusRow(tx, id, status, deps.clock.now());
    return undefined;
  });
}

function notAllowed(refusal: Reasoned): NotAllowed {
  return { kind: 'not_allowed', ...refusal };
}
