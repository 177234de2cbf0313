import { conditionOf, type Subject } from '@quarry/contracts/access';
import type { FanOut } from '../db/index.ts';
import { isId } from '../ids.ts';
import type { Actor } from './actor.ts';

/** More shops or channels than this are read through the index of all. */
const mostApart = 200;

export type AskedOfShops = {
  actor: Actor;
  /** Those that the filter names. */
  shopIds?: readonly string[] | null;
  search?: string | null;
};

/** The shops whose rows are read one after the other: those of the filter, else those of somebody who reads no others. */
export function fanOverShops(
  { actor, shopIds, search }: AskedOfShops,
  subject: Subject,
  column: string,
): FanOut | undefined {
  // What a search finds is few rows, whichever shops they are of.
  if (search?.trim()) return undefined;
  const { kind } = conditionOf(actor.rules, 'read', subject, { shopId: column });
  const asked = shopIds && shopIds.length > 0 ? shopIds : kind === 'all' ? [] : actor.shopIds;
  return fanOver(column, asked);
}

/** What is read apart by each of these values of a column. */
export function fanOver(column: string, asked: readonly string[]): FanOut | undefined {
  const ids = [...new Set(asked.map((id) => id.toLowerCase()))].filter(isId);
  return ids.length > 0 && ids.length <= mostApart ? { column, ids } : undefined;
}
