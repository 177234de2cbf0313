import type { CategoryMove } from '@quarry/contracts/categories';
import type { Tx } from '../../platform/db/index.ts';
import { isId } from '../../platform/ids.ts';
import { findEnd, findSiblings, numberInOrder } from './category-order.store.ts';
import { findBranches, holdCategory } from './category-tree.store.ts';

/** A place among siblings: as a person names it, or the position that a category had there. */
export type Place = Pick<CategoryMove, 'place' | 'siblingId'> | { position: number };

type Placed = { id: string; parentId: string | null; position: number };

/** Why a category cannot go below a parent; undefined where it can, and then the parent stays until the transaction ends. */
export async function refusedParent(
  tx: Tx,
  id: string,
  parentId: string | null,
): Promise<'gone' | 'below_itself' | undefined> {
  if (parentId === null) return undefined;
  if (!isId(parentId)) return 'gone';
  if ((await findBranches(tx, [id])).includes(parentId)) return 'below_itself';
  return (await holdCategory(tx, parentId)) ? undefined : 'gone';
}

/**
 * The position by which a category comes to a place below a parent, once the others have made room; undefined where the sibling is
 * not there, and then nothing is written.
 */
export async function makeRoom(
  tx: Tx,
  { id, parentId: before, position }: Placed,
  parentId: string | null,
  place: Place,
): Promise<number | undefined> {
  if ('place' in place && place.place === 'LAST') {
    const end = await findEnd(tx, parentId, id);
    return parentId === before ? Math.max(position, end) : end;
  }
  const siblings = await findSiblings(tx, parentId, id);
  if ('position' in place && siblings.every((sibling) => sibling.position !== place.position)) return place.position;
  // Anyone who took its number when it went up stays before it.
  const isBehind = parentId === before && 'position' in place && position < place.position;
  const at = indexAmong(siblings, place, isBehind);
  if (at === undefined) return undefined;
  const ids = siblings.map((sibling) => sibling.id).toSpliced(at, 0, id);
  await numberInOrder(tx, ids);
  return at;
}

function indexAmong(
  siblings: readonly { id: string; position: number }[],
  place: Place,
  isBehind: boolean,
): number | undefined {
  if ('position' in place) {
    const wanted = place.position;
    const at = siblings.findIndex(({ position }) => (isBehind ? position > wanted : position >= wanted));
    return at < 0 ? siblings.length : at;
  }
  if (place.place === 'FIRST') return 0;
  const at = siblings.findIndex(({ id }) => id === place.siblingId);
  if (at < 0) return undefined;
  return place.place === 'BEFORE' ? at : at + 1;
}
