import type { ShelfReason } from '@quarry/matching';
import type { shelfKinds, shelfStatuses } from '@quarry/contracts/shelves';

export type ShelfKind = (typeof shelfKinds)[number];
export type ShelfState = (typeof shelfStatuses)[number];

export type ShelfRecord = {
  id: string;
  shopId: string;
  shopName: string;
  text: string;
  kind: ShelfKind;
  state: ShelfState;
  offerCount: number;
  categoryId: string | null;
  /** Null as well where the category lies in the bin. */
  categoryName: string | null;
  proposedCategoryId: string | null;
  proposedCategoryName: string | null;
  proposal: ShelfReason | null;
  confidence: number | null;
  isByRule: boolean;
  decidedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

/** The fields an audit entry compares. */
export function auditedShelf({ state, categoryId }: ShelfRecord): Record<string, unknown> {
  return { state, categoryId };
}
