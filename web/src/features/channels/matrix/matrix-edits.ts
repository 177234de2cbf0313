import { inParts } from '@quarry/contracts/bulk';
import { typedAmount } from '../../../ui/amounts.ts';
import type { CellEdit } from '../../../ui/grid/index.ts';
import type { ListingCellInput, MatrixCellFragment } from './matrix.operations.generated.ts';
import { amountText } from '../listing-subject.ts';
import type { MatrixRow } from './matrix-list.ts';

/** What a column of the grid is about: whether a variant is on a channel, or its own price there. */
export type MatrixField = 'published' | 'price';
export type MatrixColumn = { channelId: string; field: MatrixField };

/** What is to become of a variant on a channel; what is absent stays as it is. */
export type PendingCell = {
  channelId: string;
  variantId: string;
  product: string;
  published?: boolean;
  /** Null takes the own price away. */
  price?: string | null;
};
export type PendingCells = ReadonlyMap<string, PendingCell>;

export function columnKey({ channelId, field }: MatrixColumn): string {
  return `${channelId} ${field}`;
}

export function columnOf(key: string): MatrixColumn | undefined {
  const [channelId = '', field] = key.split(' ');
  return field === 'published' || field === 'price' ? { channelId, field } : undefined;
}

export function cellKey(variantId: string, channelId: string): string {
  return `${variantId} ${channelId}`;
}

export function cellOn(row: MatrixRow, channelIds: readonly string[], channelId: string): MatrixCellFragment | null {
  return row.cells[channelIds.indexOf(channelId)] ?? null;
}

type Base = { product: string; cell: MatrixCellFragment | null };

/** The pending cells with one more edit; one that leads back to what holds anyway is none. */
export function withEdit(pending: PendingCells, edit: CellEdit, { product, cell }: Base): PendingCells {
  const column = columnOf(edit.column);
  if (!column) return pending;
  const { channelId, field } = column;
  const key = cellKey(edit.rowId, channelId);
  const { published, price, ...before } = pending.get(key) ?? { channelId, variantId: edit.rowId, product };
  const next = {
    published: field === 'published' ? edit.text === 'true' : published,
    price: field === 'price' ? typedAmount(edit.text) : price,
  };
  const isOn = cell?.listing?.published ?? false;
  const ownPrice = amountText(cell?.listing?.price);
  const changed: PendingCell = {
    ...before,
    ...(next.published !== undefined && next.published !== isOn && { published: next.published }),
    ...(next.price !== undefined && next.price !== ownPrice && { price: next.price }),
  };
  const cells = new Map(pending);
  if (changed.published === undefined && changed.price === undefined) cells.delete(key);
  else cells.set(key, changed);
  return cells;
}

/** The cells as the server takes them. */
export function inputOf(pending: PendingCells): ListingCellInput[][] {
  const cells = [...pending.values()].map(({ channelId, variantId, published, price }) => ({
    channelId,
    variantId,
    ...(published !== undefined && { published }),
    ...(price !== undefined && { price: price ?? '' }),
  }));
  return inParts(cells);
}

const yesWords = new Set(['true', 'yes', '1', 'x', 'ja', 'oui', 'sim']);
const noWords = new Set(['false', 'no', '0', 'nein', 'non', 'não', 'nao']);

/** What a pasted cell says of being on a channel; undefined where it says neither. */
export function truthOf(text: string): 'true' | 'false' | undefined {
  const word = text.trim().toLowerCase();
  if (yesWords.has(word)) return 'true';
  return noWords.has(word) ? 'false' : undefined;
}
