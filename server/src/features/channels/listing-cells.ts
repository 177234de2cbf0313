import {
  type AmountFault,
  listingAmount,
  type ListingCell,
  type ListingDraft,
  listPriceFault,
} from '@quarry/contracts/channels';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { may } from '../../platform/auth/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import { isId, newId } from '../../platform/ids.ts';
import { productById, variantById } from '../products/index.ts';
import type { RowWithInput } from './bulk-jobs.ts';
import { channelById } from './channel-loaders.ts';
import type { ChannelRecord } from './channel.ts';
import { isSame, nothingSaid, refusalToSay } from './listing.commands.ts';
import { findPlace } from './listing.resolvers.ts';
import { findListingsAt, findStandings, foreseeStandings, placeKey } from './listing.store.ts';
import type { ListingPlace, ListingRecord, Standing } from './listing.ts';

/** What a cell makes of a listing, or why nothing. */
type CellDraft = { draft: ListingDraft } | { refusal: Reasoned };

/** Says of a listing what a cell changes; a price is in the currency of the channel. */
export function draftOfCell(cell: ListingCell, before: ListingDraft, currency: string | null, now: Date): CellDraft {
  const price = amountOf(cell.price, before.price, currency);
  const listPrice = amountOf(cell.listPrice, before.listPrice, currency);
  if (typeof price === 'string') return refusedFor(price);
  if (typeof listPrice === 'string') return refusedFor(listPrice);
  const fault = listPriceFault(price, listPrice);
  if (fault) return refusedFor(fault);
  const published = cell.published ?? before.published;
  // What is put there anew neither begins nor ends with a time that is over.
  const isAnew = cell.published === true && !(before.published && !isOver(before.unpublishAt, now));
  const kept = (time: Date | null) => (isAnew && isOver(time, now) ? null : time);
  const publishAt = cell.publishAt === undefined ? kept(before.publishAt) : cell.publishAt;
  const unpublishAt = cell.unpublishAt === undefined ? kept(before.unpublishAt) : cell.unpublishAt;
  return { draft: { published, publishAt, unpublishAt, price, listPrice } };
}

function isOver(time: Date | null, now: Date): boolean {
  return time !== null && time <= now;
}

function amountOf(text: string | null | undefined, before: number | null, currency: string | null) {
  if (text === null || text === undefined) return before;
  return text.trim() === '' ? null : listingAmount(text.trim(), currency);
}

function refusedFor(fault: AmountFault): CellDraft {
  return { refusal: reasoned(`LISTING_PRICE:${fault}`) };
}

/** Cells by their places; of two that name one place the later one says more. */
export function mergeCells(cells: readonly ListingCell[]): ListingCell[] {
  const merged = new Map<string, ListingCell>();
  for (const cell of cells) {
    const said = Object.entries(cell).filter(([, value]) => value !== undefined);
    merged.set(placeKey(cell), { ...merged.get(placeKey(cell)), ...(Object.fromEntries(said) as ListingCell) });
  }
  return [...merged.values()];
}

export type CellOutcome = ListingPlace & {
  before: Standing | null;
  after: Standing | null;
  isChanged: boolean;
  refusal: Reasoned | null;
};

type Foreseen = { cell: ListingCell; channel: ChannelRecord | null; before: ListingRecord | undefined };

/** What cells would become, each under the rights and rules of `setListing`; nothing is written. */
export async function previewCells(context: RequestContext, cells: readonly ListingCell[]): Promise<CellOutcome[]> {
  const { actor, deps } = context;
  const now = deps.clock.now();
  const places = mergeCells(cells).filter(({ channelId, variantId }) => isId(channelId) && isId(variantId));
  const channels = await Promise.all(places.map((place) => findPlace(context, place)));
  const seen = places.filter((_place, at) => channels[at] !== null);
  const listings = await findListingsAt(deps.db, actor, seen);
  const standings = await findStandings(deps.db, seen, now);
  const drafts = new Map<string, CellDraft>();
  for (const cell of seen) {
    const channel = await channelById(context).load(cell.channelId);
    const before = listings.get(placeKey(cell));
    const standing = standings.get(placeKey(cell));
    if (channel && standing) drafts.set(placeKey(cell), judged(context, { cell, channel, before }, standing, now));
  }
  const said = seen.flatMap(({ channelId, variantId }) => {
    const known = drafts.get(placeKey({ channelId, variantId }));
    return known && 'draft' in known ? [{ channelId, variantId, ...known.draft }] : [];
  });
  const foreseen = await foreseeStandings(deps.db, said, now);
  return cells.map((cell) => {
    const key = placeKey(cell);
    const known = drafts.get(key);
    const before = standings.get(key) ?? null;
    const { channelId, variantId } = cell;
    if (!known) return { channelId, variantId, before, after: before, isChanged: false, refusal: reasoned('ROW_GONE') };
    if ('refusal' in known) return { channelId, variantId, before, after: before, isChanged: false, ...known };
    const isChanged = !isSame(listings.get(key) ?? nothingSaid, known.draft);
    return { channelId, variantId, before, after: foreseen.get(key) ?? before, isChanged, refusal: null };
  });
}

function judged(
  { actor }: RequestContext,
  { cell, channel, before }: Foreseen,
  standing: Standing,
  now: Date,
): CellDraft {
  if (!may(actor, 'publish', 'Channel', { shopId: standing.shopId })) return { refusal: reasoned('NO_RIGHT_TO_ROW') };
  const made = draftOfCell(cell, before ?? nothingSaid, channel?.currency ?? null, now);
  if ('refusal' in made || isSame(before ?? nothingSaid, made.draft)) return made;
  const refusal = refusalToSay(standing, before ?? nothingSaid, made.draft, now);
  return refusal ? { refusal } : made;
}

/** Cells as rows of a run: each of the listing that it changes, or of the one that it would make. */
export async function rowsOfCells(context: RequestContext, cells: readonly ListingCell[]): Promise<RowWithInput[]> {
  const { actor, deps } = context;
  const places = mergeCells(cells);
  const known = await findListingsAt(
    deps.db,
    actor,
    places.filter(({ channelId, variantId }) => isId(channelId) && isId(variantId)),
  );
  return Promise.all(
    places.map(async (cell) => ({
      id: known.get(placeKey(cell))?.id ?? newId(),
      name: await nameOfPlace(context, cell),
      input: cell,
    })),
  );
}

/** What a place of the matrix is called in a run: product, variant where it has a name of its own, and channel; null where it is hidden. */
export async function nameOfPlace(context: RequestContext, place: ListingPlace): Promise<string | null> {
  const channel = await findPlace(context, place);
  const variant = channel && (await variantById(context).load(place.variantId));
  const product = variant && (await productById(context).load(variant.productId));
  if (!product) return null;
  return [...new Set([product.name, variant.name, channel.name])].filter((name) => name !== '').join(' · ');
}
