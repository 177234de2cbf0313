import {
  type AddCodesDraft,
  codeRefusal,
  discountState,
  type GenerateCodesDraft,
  normalCode,
} from '@quarry/contracts/discounts';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import type { NotAllowed } from './discount.commands.ts';
import type { DiscountRecord } from './discount.ts';
import { findDiscountForUpdate } from './discount.store.ts';
import {
  disableCode,
  type DiscountCodeRecord,
  findCodeFacts,
  findOwnersOfCodes,
  insertCodes,
  lockCode,
} from './discount-code.store.ts';
import { drawCodes } from './generated-codes.ts';

type RefusedCode = { code: string; refusal: Reasoned };
export type CodesAdded = { kind: 'codes_added'; discountId: string; added: number; refused: RefusedCode[] };
type AddOutcome = CodesAdded | NotAllowed | { kind: 'not_found' };

/** Adds codes as they were typed; those that are none, or somebody's already, are named with the reason. */
export function addCodes(
  deps: Deps,
  origin: ChangeOrigin,
  discountId: string,
  { codes, limitTotal }: AddCodesDraft,
): Promise<AddOutcome> {
  return withCodes(deps, origin, discountId, async (tx, { shopId }) => {
    const fresh = new Map<string, string>();
    const refused: RefusedCode[] = [];
    for (const text of codes) {
      const code = text.trim();
      const norm = normalCode(text);
      const refusal = codeRefusal(text) ?? (fresh.has(norm) ? reasoned('CODE_REPEATED') : null);
      if (refusal) refused.push({ code, refusal });
      else fresh.set(norm, code);
    }
    const set = { shopId, discountId, limitTotal, batch: null };
    const inserted = await insertCodes(tx, set, [...fresh.values()], deps.clock.now());
    const left = [...fresh].filter(([norm]) => !inserted.has(norm));
    const owners = await findOwnersOfCodes(
      tx,
      shopId,
      left.map(([norm]) => norm),
    );
    for (const [norm, code] of left) {
      const owner = owners.get(norm);
      const isOwn = owner?.discountId === discountId;
      const refusal = isOwn ? reasoned('CODE_HERE') : reasoned('CODE_TAKEN', { discount: owner?.name ?? '' });
      refused.push({ code, refusal });
    }
    return { added: inserted.size, refused };
  });
}

/** Generates codes, in one statement but for those that happened to be there already. */
export function generateCodes(
  deps: Deps,
  origin: ChangeOrigin,
  discountId: string,
  { count, prefix, length, limitTotal }: GenerateCodesDraft,
): Promise<AddOutcome> {
  return withCodes(deps, origin, discountId, async (tx, { shopId }) => {
    const now = deps.clock.now();
    const set = { shopId, discountId, limitTotal, batch: now.toISOString() };
    let added = 0;
    while (added < count) added += (await insertCodes(tx, set, drawCodes(count - added, { prefix, length }), now)).size;
    return { added, refused: [] };
  });
}

/** Adds codes in one transaction with an entry of the trail, to a discount that can have some. */
function withCodes(
  deps: Deps,
  origin: ChangeOrigin,
  discountId: string,
  add: (tx: Tx, discount: DiscountRecord) => Promise<Pick<CodesAdded, 'added' | 'refused'>>,
): Promise<AddOutcome> {
  return withTransaction(deps.db, async (tx): Promise<AddOutcome> => {
    const discount = await findDiscountForUpdate(tx, discountId);
    if (!discount) return { kind: 'not_found' };
    if (discountState(discount, deps.clock.now()) === 'ENDED')
      return { kind: 'not_allowed', ...reasoned('DISCOUNT_ENDED') };
    if (discount.method === 'AUTOMATIC') return { kind: 'not_allowed', ...reasoned('DISCOUNT_AUTOMATIC') };
    const before = await countOf(tx, discountId);
    const answer = await add(tx, discount);
    if (answer.added > 0)
      await recordChange(tx, deps, {
        ...origin,
        entity: 'discount',
        entityId: discountId,
        action: 'codes_added',
        before: { codeCount: before },
        after: { codeCount: before + answer.added },
      });
    return { kind: 'codes_added', discountId, ...answer };
  });
}

async function countOf(tx: Tx, discountId: string): Promise<number> {
  return (await findCodeFacts(tx, [discountId])).get(discountId)?.count ?? 0;
}

/** Lets a code count no more; one that was disabled before stays as it is. */
export function disableDiscountCode(
  deps: Deps,
  origin: ChangeOrigin,
  id: string,
): Promise<{ kind: 'disabled'; code: DiscountCodeRecord } | { kind: 'not_found' }> {
  return withTransaction(
    deps.db,
    async (tx): Promise<{ kind: 'disabled'; code: DiscountCodeRecord } | { kind: 'not_found' }> => {
      const code = await lockCode(tx, id);
      if (!code) return { kind: 'not_found' };
      if (code.disabledAt !== null) return { kind: 'disabled', code };
      const now = deps.clock.now();
      await disableCode(tx, id, now);
      await recordChange(tx, deps, {
        ...origin,
        entity: 'discount',
        entityId: code.discountId,
        action: 'code_disabled',
        before: { code: code.code },
        after: { code: null },
      });
      return { kind: 'disabled', code: { ...code, disabledAt: now } };
    },
  );
}
