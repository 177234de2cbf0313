import { type Reasoned, reasoned, wording } from '@quarry/contracts/wording';
import type { Action } from '@quarry/contracts/access';
import type { ProductDraft, productStatuses } from '@quarry/contracts/products';

export type ProductStatus = (typeof productStatuses)[number];

/** A product as a row of a list shows it. */
export type ProductBrief = {
  id: string;
  name: string;
  brandId: string | null;
  brandName: string | null;
  categoryId: string | null;
  categoryName: string | null;
  status: ProductStatus;
  /** The stored picture; null while there is none to show. */
  imageAddressId: string | null;
  offerCount: number;
  shopCount: number;
  lowestPriceMinor: number | null;
  lowestPriceCurrency: string | null;
  completenessPercent: number;
  updatedAt: Date;
};

/** A product as its page shows it. */
export type ProductRecord = ProductBrief & {
  slug: string;
  description: string | null;
  tags: string[];
  variantCount: number;
  requiredCount: number;
  filledCount: number;
  /** Codes of the basics that are missing. */
  missingCodes: string[];
  createdAt: Date;
  version: number;
};

type Transition = { to: ProductStatus; needs: Action };

/** Where a product may go from each status, and the right it takes. */
const transitions: Record<ProductStatus, readonly Transition[]> = {
  DRAFT: [
    { to: 'IN_REVIEW', needs: 'update' },
    { to: 'ACTIVE', needs: 'publish' },
  ],
  IN_REVIEW: [
    { to: 'ACTIVE', needs: 'publish' },
    { to: 'REJECTED', needs: 'publish' },
  ],
  REJECTED: [{ to: 'DRAFT', needs: 'update' }],
  ACTIVE: [
    { to: 'UNLISTED', needs: 'publish' },
    { to: 'ARCHIVED', needs: 'archive' },
  ],
  UNLISTED: [
    { to: 'ACTIVE', needs: 'publish' },
    { to: 'ARCHIVED', needs: 'archive' },
  ],
  ARCHIVED: [{ to: 'DRAFT', needs: 'archive' }],
};

/** The statuses a product may move to now, for somebody who `may` do what each move needs. */
export function nextProductStatuses(status: ProductStatus, may: (action: Action) => boolean): ProductStatus[] {
  return transitions[status].filter(({ needs }) => may(needs)).map(({ to }) => to);
}

/** The right that a move takes; undefined when the move is not on the way. */
export function actionOfMove(from: ProductStatus, to: ProductStatus): Action | undefined {
  return transitions[from].find((transition) => transition.to === to)?.needs;
}

/**
 * The rights that taking a move back takes: the move's own, and to publish where that makes the product public again; undefined where
 * nothing led from there to here.
 */
export function actionsOfReturn(from: ProductStatus, to: ProductStatus): Action[] | undefined {
  const needs = actionOfMove(from, to) ?? actionOfMove(to, from);
  return needs && [needs, ...(publicStatuses.has(to) ? (['publish'] as const) : [])];
}

const publicStatuses: ReadonlySet<ProductStatus> = new Set(['ACTIVE', 'UNLISTED']);

/** Why a move is refused, and where the product can go instead. */
export function refusedMove(from: ProductStatus, to: ProductStatus): Reasoned {
  if (from === to) return reasoned('already_there', { status: wording(`status:${from}`) });
  const ways = transitions[from].map((transition) => wording(`status:${transition.to}`));
  return reasoned('no_such_move', { from: wording(`status:${from}`), to: wording(`status:${to}`), ways });
}

/** What a person may set on a product, as it is now. */
export type EditableProduct = ProductDraft & { id: string; status: ProductStatus; version: number };

/** The attributes that a product keeps as columns of its own too. */
export const mirroredAttributes = {
  name: 'name',
  description: 'description',
  brand: 'brandId',
  category: 'categoryId',
} as const satisfies Record<string, keyof ProductDraft>;

/** The fields an audit entry compares. */
export function auditedProduct(product: EditableProduct): Record<string, unknown> {
  const { name, description, brandId, categoryId, tags, gtin, mpn, status } = product;
  return { name, description, brandId, categoryId, tags, gtin, mpn, status };
}
