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
  /** Null as well where the category lies in the bin. */
  categoryId: string | null;
  categoryName: string | null;
  decidedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};
