import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { type Actor, may } from '../../platform/auth/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { AttributeRow } from './catalogue-values.ts';
import type { ValuePlace } from './catalogue-value.store.ts';
import type { HandPlan } from './hand-values.ts';
import { shown } from './typed-text.ts';
import {
  findUniqueTexts,
  findValueHolders,
  type KeyedClaim,
  keyClaims,
  lockUniqueKeys,
  namesOfProducts,
  type UniqueClaim,
  type ValueHolder,
} from './unique-value.store.ts';

/** What is to be written together: the texts that it claims, and the places whose texts it gives up. */
export type Claiming = {
  claims: readonly UniqueClaim[];
  given: readonly ValuePlace[];
  /** What the product is called that is only to be made. */
  product?: { name: string; brandId: string | null };
};

/** A text that another has already, at the place where it was to stand. */
export type TakenValue = { claim: UniqueClaim; holder: ValueHolder };

/** Locks the keys of all texts, then says of each item which of them others have; those others include earlier items. */
export async function claimUnique(tx: Tx, items: readonly Claiming[]): Promise<TakenValue[][]> {
  return takenAmong(tx, items, { isLocking: true });
}

/** The same without a lock, so that it holds only for the moment. */
export async function findTaken(db: Db | Tx, items: readonly Claiming[]): Promise<TakenValue[][]> {
  return takenAmong(db as Tx, items, { isLocking: false });
}

async function takenAmong(
  tx: Tx,
  items: readonly Claiming[],
  { isLocking }: { isLocking: boolean },
): Promise<TakenValue[][]> {
  const taken = items.map((): TakenValue[] => []);
  const claims = items.flatMap((item) => item.claims);
  if (claims.length === 0) return taken;
  const itemOf = new Map(items.flatMap((item, at) => item.claims.map((claim) => [nameOf(claim), at] as const)));
  const keyed = await keyClaims(tx, claims);
  if (isLocking) await lockUniqueKeys(tx, keyed);
  // What a refused item would have given up stays, which may take a text from another.
  for (;;) {
    const isStanding = (at: number) => taken[at]?.length === 0;
    const standing = keyed.filter((claim) => isStanding(itemOf.get(nameOf(claim)) ?? -1));
    const given = items.flatMap((item, at) => (isStanding(at) ? item.given : []));
    const found = new Map([...withinBatch(standing), ...(await findValueHolders(tx, standing, given))]);
    if (found.size === 0) break;
    for (const [claim, holder] of found) taken[itemOf.get(nameOf(claim)) ?? -1]?.push({ claim, holder });
  }
  return named(tx, items, taken);
}

function nameOf({ productId, variantId, attributeId, locale }: ValuePlace): string {
  return `${productId} ${variantId} ${attributeId} ${locale}`;
}

/** The claims that an earlier one of the same key stands before. */
function withinBatch(claims: readonly KeyedClaim[]): Map<KeyedClaim, ValueHolder> {
  const first = new Map<string, KeyedClaim>();
  const later = new Map<KeyedClaim, ValueHolder>();
  for (const claim of claims) {
    const key = `${claim.attributeId} ${claim.locale} ${claim.key}`;
    const before = first.get(key);
    if (before === undefined) first.set(key, claim);
    else later.set(claim, { productId: before.productId, variantId: before.variantId, name: '', brandId: null });
  }
  return later;
}

/** Those that were found within the batch with the names of their products. */
async function named(tx: Tx, items: readonly Claiming[], taken: readonly TakenValue[][]): Promise<TakenValue[][]> {
  const nameless = taken.flat().flatMap(({ holder }) => (holder.name === '' ? [holder.productId] : []));
  if (nameless.length === 0) return [...taken];
  const made = items.flatMap(({ claims: [claim], product }) =>
    claim && product ? [[claim.productId, product] as const] : [],
  );
  const names = new Map([...made, ...(await namesOfProducts(tx, nameless))]);
  return taken.map((ofItem) =>
    ofItem.map(({ claim, holder }) => ({
      claim,
      holder: holder.name === '' ? { ...holder, ...names.get(holder.productId) } : holder,
    })),
  );
}

/** What planned values claim and give up, of one product. A text that stays as it is claims nothing. */
export function claimingOf(productId: string, plans: readonly HandPlan[]): Claiming {
  const changed = plans.flatMap((plan) => {
    const { outcome, holder, winner, goneWinner } = plan;
    const isOther = winner ? winner.value !== holder?.value : goneWinner !== undefined;
    const { attribute, variantId } = outcome.edit;
    if (!attribute.rules.isUnique || !isOther) return [];
    return [
      { place: { productId, variantId, attributeId: attribute.id, locale: outcome.locale }, value: winner?.value },
    ];
  });
  return {
    claims: changed.flatMap(({ place, value }) => claimOf(place, value)),
    given: changed.map(({ place }) => place),
  };
}

/** The claim of a value at a place, where it is a text. */
export function claimOf({ productId, variantId, attributeId, locale }: ValuePlace, value: unknown): UniqueClaim[] {
  return typeof value === 'string' ? [{ productId, variantId, attributeId, locale, text: value }] : [];
}

/** Whether no two products may have the same text of an attribute. */
export function asksUnique({ rules }: Pick<AttributeRow, 'rules'>): boolean {
  return rules.isUnique;
}

/** The refusal in one sentence; it names the other product where the reader may see it. */
export function takenReason(actor: Actor, { claim, holder }: TakenValue): Reasoned {
  const text = shown(claim.text);
  if (!seesHolder(actor, holder)) return reasoned('VALUE_TAKEN:hidden', { text });
  const said = reasoned('VALUE_TAKEN', { text, name: holder.name });
  // By which screens link to it.
  return { ...said, wording: { ...said.wording, params: { ...said.wording.params, productId: holder.productId } } };
}

function seesHolder(actor: Actor, { brandId }: ValueHolder): boolean {
  return may(actor, 'read', 'Product', { brandId });
}

/** Why a product cannot come back from the bin, where another took a text of it meanwhile; nothing is written yet. */
export async function refusalToReturn(tx: Tx, actor: Actor, productId: string): Promise<Reasoned | undefined> {
  const found = (await claimUnique(tx, [{ claims: await findUniqueTexts(tx, productId), given: [] }])).flat();
  // Variants of one product may have been alike before the rule came.
  const taken = found.find(({ holder }) => holder.productId !== productId);
  return taken && takenReason(actor, taken);
}
