import { indexCategories, proposeCategory } from '@quarry/matching';
import { saveApart } from '../../platform/batches/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import { log } from '../../platform/log.ts';
import { linkedGoogleNodes } from '../taxonomies/index.ts';
import { findNamedCategories, findUnproposedShelves, putProposals } from './shelf-proposal.store.ts';

/** How many products of each shelf lie in which category. */
export type PlacedProducts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * Works out what some of the open shelves are; `placed` reads where their products lie. Resolves with how many they were. One that cannot be
 * worked out stays without a proposal until its surroundings change.
 */
export async function proposeShelves(
  tx: Tx,
  limit: number,
  placed: (shelfIds: readonly string[]) => Promise<PlacedProducts>,
  now: Date,
): Promise<number> {
  const shelves = await findUnproposedShelves(tx, limit);
  if (shelves.length === 0) return 0;
  const index = indexCategories(await findNamedCategories(tx));
  const placedOf = await placed(shelves.map(({ id }) => id));
  const linkedTo = await linkedGoogleNodes(
    tx,
    shelves.filter(({ kind }) => kind === 'GOOGLE_PRODUCT_CATEGORY').map(({ text }) => text),
  );
  await saveApart(tx, shelves, {
    save: (some) =>
      putProposals(
        tx,
        some.map(({ id, kind, text }) => {
          const linked = kind === 'GOOGLE_PRODUCT_CATEGORY' ? linkedTo.get(text) : undefined;
          const proposal = proposeCategory(index, { text, placed: placedOf.get(id) ?? new Map(), linked });
          return { id, proposal };
        }),
        now,
      ),
    giveUp: async ({ id }, error) => {
      log.error({ event: 'shelf.not-proposed', shelfId: id, reason: messageOf(error), err: error });
      await putProposals(tx, [{ id, proposal: undefined }], now);
    },
  });
  return shelves.length;
}
