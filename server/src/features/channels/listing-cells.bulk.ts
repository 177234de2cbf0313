import { type ListingCell, listingCellInput } from '@quarry/contracts/channels';
import type { Reasoned } from '@quarry/contracts/wording';
import { type BulkAnswer, type BulkList, bulkList, type BulkRow } from '../../platform/commands/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import { channelById } from './channel-loaders.ts';
import type { BulkJobs } from './bulk-jobs.ts';
import { changePlaces, findListingRows } from './listing.bulk.ts';
import { draftOfCell, nameOfPlace } from './listing-cells.ts';

type CellRow = BulkRow & { cell: ListingCell | null };

/** The list whose runs write cells of the matrix; its rows are listings that are there or yet to be made. */
export function listingCells(jobs: Pick<BulkJobs, 'inputsOf'>): BulkList {
  return bulkList<CellRow>({
    find: (context, ids) => findRows(context, jobs, ids),
    actions: { apply: { right: ['publish', 'Channel'], run: applyCells, undo: 'revert' } },
  });
}

/** A run that takes another one back brings no cells along, and finds the listings themselves. */
async function findRows(
  context: RequestContext,
  { inputsOf }: Pick<BulkJobs, 'inputsOf'>,
  ids: readonly string[],
): Promise<(CellRow | null)[]> {
  const { bulkRunId, deps } = context;
  const inputs = bulkRunId === undefined ? new Map() : await inputsOf(deps.db, bulkRunId, ids);
  if (inputs.size === 0) {
    const rows = await findListingRows(context, ids);
    return Promise.all(
      rows.map(
        async (row) => row && { id: row.id, name: (await nameOfPlace(context, row.listing)) ?? row.name, cell: null },
      ),
    );
  }
  return Promise.all(ids.map((id) => rowOf(context, id, inputs.get(id))));
}

async function rowOf(context: RequestContext, id: string, input: unknown): Promise<CellRow | null> {
  const cell = listingCellInput.parse(input);
  const name = await nameOfPlace(context, cell);
  return name === null ? null : { id, name, cell };
}

async function applyCells(context: RequestContext, rows: readonly CellRow[]): Promise<BulkAnswer[]> {
  const refusals = new Map<string, Reasoned>();
  const places = await Promise.all(
    rows.flatMap(({ id, cell }) => (cell ? [placeOf(context, id, cell, (refusal) => refusals.set(id, refusal))] : [])),
  );
  const answers = await changePlaces(context, places);
  const answerOf = new Map(places.map(({ newId }, at) => [newId, answers[at] ?? null]));
  return rows.map(({ id }) => refusals.get(id) ?? answerOf.get(id) ?? null);
}

/** A cell as a change of its place; what cannot be read changes nothing, and is told. */
async function placeOf(
  context: RequestContext,
  id: string,
  cell: ListingCell,
  refuse: (refusal: Reasoned) => void,
): Promise<Parameters<typeof changePlaces>[1][number]> {
  const currency = (await channelById(context).load(cell.channelId))?.currency ?? null;
  return {
    channelId: cell.channelId,
    variantId: cell.variantId,
    newId: id,
    change: (before, now) => {
      const made = draftOfCell(cell, before, currency, now);
      if ('draft' in made) return made.draft;
      refuse(made.refusal);
      return before;
    },
  };
}
