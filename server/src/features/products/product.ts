import type { Action } from '@quarry/contracts/access';
import { type ArchiveReason, type ProductDraft, productStates, type ProductStatus } from '@quarry/contracts/products';
import { wayBetween } from '@quarry/contracts/states';

export type { ProductStatus };

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
  /** Codes of what is missing of all that is expected. */
  missingCodes: string[];
  /** The same with the locale in which a text is missing: `description:de`. */
  gaps: string[];
  createdAt: Date;
  version: number;
  archivedAt: Date | null;
  archivedBy: string | null;
  archiveReason: ArchiveReason | null;
  archiveNote: string | null;
};

/**
 * The rights that taking a move back takes: the move's own, and to publish where that makes the product public again; undefined where
 * nothing led from there to here.
 */
export function actionsOfReturn(from: ProductStatus, to: ProductStatus): Action[] | undefined {
  const way = wayBetween(productStates, from, to) ?? wayBetween(productStates, to, from);
  return way && [way.right, ...(publicStatuses.has(to) ? (['publish'] as const) : [])];
}

const publicStatuses: ReadonlySet<ProductStatus> = new Set(['ACTIVE', 'UNLISTED']);

/** What a person may set on a product, as it is now. */
export type EditableProduct = ProductDraft & {
  id: string;
  status: ProductStatus;
  archiveReason: ArchiveReason | null;
  archiveNote: string | null;
  version: number;
};

/** The attributes that a product keeps as columns of its own too. */
export const mirroredAttributes = {
  name: 'name',
  description: 'description',
  brand: 'brandId',
  category: 'categoryId',
} as const satisfies Record<string, keyof ProductDraft>;

/** The attributes that identify a variant too, where a hand sets them. */
export const identifierKinds = ['gtin', 'mpn', 'sku'] as const;
export type IdentifierKind = (typeof identifierKinds)[number];

/** The kind of identifier that values of an attribute are. */
export function identifierKindOf(code: string): IdentifierKind | undefined {
  return identifierKinds.find((kind) => kind === code);
}

/** The fields an audit entry compares. */
export function auditedProduct(product: EditableProduct): Record<string, unknown> {
  const { archiveReason, archiveNote } = product;
  return { ...judgedProduct(product), archiveReason, archiveNote };
}

/** The same as roles name them: why it is archived is part of the status. */
export function judgedProduct(product: EditableProduct): Record<string, unknown> {
  const { name, description, brandId, categoryId, tags, gtin, mpn, sku, status } = product;
  return { name, description, brandId, categoryId, tags, gtin, mpn, sku, status };
}
