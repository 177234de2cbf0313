// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** `manage` stands for every action. */
export type AbilityAction =
  | 'manage'
  | 'create'
  | 'read'
  | 'update'
  | 'delete'
  | 'archive'
  | 'publish'
  | 'run'
  | 'review'
  | 'export'
  | 'refund'
  | 'approve'
  | 'reserve'
  | 'fulfil'
  | 'fulfil_unpaid'
  | 'cancel';

/** `all` stands for every subject. */
export type AbilitySubject =
  | 'all'
  | 'ACL'
  | 'Auth'
  | 'Dashboard'
  | 'User'
  | 'Role'
  | 'Session'
  | 'ApiKey'
  | 'Setting'
  | 'Audit'
  | 'Shop'
  | 'Brand'
  | 'Category'
  | 'Attribute'
  | 'Product'
  | 'Media'
  | 'Offer'
  | 'Crawler'
  | 'Grabber'
  | 'Excavator'
  | 'Proposal'
  | 'Import'
  | 'Channel'
  | 'ChannelKey'
  | 'Discount'
  | 'Order'
  | 'Payment'
  | 'Customer'
  | 'Comment'
  | 'Analytics'
  | 'Report'
  | 'Bookmark'
  | 'SavedView'
  | 'Notification';

export type AttributeGroup =
  | 'GENERAL'
  | 'IDENTIFIERS'
  | 'VARIANTS'
  | 'DIMENSIONS'
  | 'MATERIALS'
  | 'TECHNICAL'
  | 'COMPLIANCE'
  | 'MARKETING'
  | 'OTHER';

export type TaxClassSource =
  | 'PRODUCT'
  | 'CATEGORY'
  /** Nothing was set: it is the standard class. */
  | 'DEFAULT';

export type ProductStatus =
  | 'DRAFT'
  | 'IN_REVIEW'
  | 'REJECTED'
  | 'ACTIVE'
  | 'UNLISTED'
  | 'ARCHIVED';

export type ProductArchiveReason =
  | 'DISCONTINUED'
  | 'NOT_SOLD'
  | 'DUPLICATE'
  | 'WRONG_DATA'
  | 'OTHER';

export type ValueSourceKind =
  | 'manual'
  | 'import'
  | 'offer'
  | 'rule'
  | 'model'
  | 'generator';

export type ProductInput = {
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly brandId?: string | null | undefined;
  readonly categoryId?: string | null | undefined;
  readonly tags?: ReadonlyArray<string> | null | undefined;
  readonly gtin?: string | null | undefined;
  readonly mpn?: string | null | undefined;
  /** The product's own, by which it is found within its brand; another may have it too, as `productBySku` says. That of a shop stays with its offer. */
  readonly sku?: string | null | undefined;
};

export type ArchiveProductInput = {
  /** Without it nothing is archived. */
  readonly reason?: ProductArchiveReason | null | undefined;
  /** A few words more; needed where the reason is OTHER. */
  readonly note?: string | null | undefined;
};

export type SetProductValueInput = {
  readonly productId: string;
  readonly version: number;
  readonly variantId?: string | null | undefined;
  readonly attributeCode: string;
  readonly locale?: string | null | undefined;
  /** null clears the hand-set value, and the best other one takes its place. */
  readonly value?: unknown;
};

export type SetProductPictureInput = {
  readonly productId: string;
  readonly version: number;
  /** A complete upload for the purpose PICTURE. */
  readonly uploadId: string;
};

/** OPTIONAL stands on the form of a product and is not counted. OFF takes away what a category above says. */
export type TemplateState =
  | 'REQUIRED'
  | 'RECOMMENDED'
  | 'OPTIONAL'
  | 'OFF';

export type ProductDetailFragment = { readonly id: string, readonly name: string, readonly localName: string, readonly description: string | null, readonly status: ProductStatus, readonly imageUrl: string | null, readonly tags: ReadonlyArray<string>, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly mayDelete: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly offerCount: number, readonly shopCount: number, readonly archival: { readonly reason: ProductArchiveReason | null, readonly note: string | null, readonly by: string | null, readonly at: string } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }>, readonly taxClass: { readonly name: string, readonly source: TaxClassSource, readonly category: { readonly id: string, readonly name: string } | null }, readonly brand: { readonly id: string, readonly name: string } | null, readonly category: { readonly id: string, readonly name: string, readonly ancestors: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly template: ReadonlyArray<{ readonly state: TemplateState, readonly group: AttributeGroup, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> } }> } | null, readonly lowestPrice: { readonly minor: number, readonly currency: string } | null, readonly lowestPricesElsewhere: ReadonlyArray<{ readonly minor: number, readonly currency: string }>, readonly offerFigures: { readonly currencies: ReadonlyArray<string>, readonly ownOffers: number, readonly ownLowestPrice: { readonly minor: number, readonly currency: string } | null } | null, readonly completeness: { readonly percent: number, readonly required: number, readonly filled: number, readonly gaps: ReadonlyArray<{ readonly locales: ReadonlyArray<string>, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> } }> }, readonly variants: ReadonlyArray<{ readonly id: string, readonly name: string, readonly options: unknown, readonly offerCount: number, readonly identifiers: ReadonlyArray<{ readonly kind: string, readonly value: string, readonly status: string }> }>, readonly values: ReadonlyArray<{ readonly id: string, readonly variantId: string | null, readonly locale: string, readonly value: unknown, readonly text: string, readonly pictureUrl: string | null, readonly sourceKind: ValueSourceKind, readonly confidence: number, readonly isLocked: boolean, readonly updatedAt: string, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> }, readonly source: { readonly shopId: string, readonly shopName: string, readonly offerId: string, readonly offerTitle: string, readonly snapshotId: string, readonly pageUrl: string | null, readonly observedAt: string, readonly method: string, readonly path: string, readonly raw: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null, readonly alternatives: ReadonlyArray<{ readonly value: unknown, readonly text: string, readonly pictureUrl: string | null, readonly sourceKind: ValueSourceKind, readonly confidence: number, readonly reason: string, readonly source: { readonly shopId: string, readonly shopName: string, readonly offerId: string, readonly offerTitle: string, readonly snapshotId: string, readonly pageUrl: string | null, readonly observedAt: string, readonly method: string, readonly path: string, readonly raw: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null }> }>, readonly findings: ReadonlyArray<{ readonly id: string, readonly variantId: string | null, readonly locale: string, readonly raw: string, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> }, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null }, readonly otherProduct: { readonly id: string, readonly name: string } | null, readonly source: { readonly shopId: string, readonly shopName: string, readonly offerId: string, readonly offerTitle: string, readonly snapshotId: string, readonly pageUrl: string | null, readonly observedAt: string, readonly method: string, readonly path: string, readonly raw: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null }> };

export type ValueFindingDetailFragment = { readonly id: string, readonly variantId: string | null, readonly locale: string, readonly raw: string, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> }, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null }, readonly otherProduct: { readonly id: string, readonly name: string } | null, readonly source: { readonly shopId: string, readonly shopName: string, readonly offerId: string, readonly offerTitle: string, readonly snapshotId: string, readonly pageUrl: string | null, readonly observedAt: string, readonly method: string, readonly path: string, readonly raw: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null };

export type AttributeBriefFragment = { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> };

export type ProductValueDetailFragment = { readonly id: string, readonly variantId: string | null, readonly locale: string, readonly value: unknown, readonly text: string, readonly pictureUrl: string | null, readonly sourceKind: ValueSourceKind, readonly confidence: number, readonly isLocked: boolean, readonly updatedAt: string, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> }, readonly source: { readonly shopId: string, readonly shopName: string, readonly offerId: string, readonly offerTitle: string, readonly snapshotId: string, readonly pageUrl: string | null, readonly observedAt: string, readonly method: string, readonly path: string, readonly raw: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null, readonly alternatives: ReadonlyArray<{ readonly value: unknown, readonly text: string, readonly pictureUrl: string | null, readonly sourceKind: ValueSourceKind, readonly confidence: number, readonly reason: string, readonly source: { readonly shopId: string, readonly shopName: string, readonly offerId: string, readonly offerTitle: string, readonly snapshotId: string, readonly pageUrl: string | null, readonly observedAt: string, readonly method: string, readonly path: string, readonly raw: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null }> };

export type ValueSourceDetailFragment = { readonly shopId: string, readonly shopName: string, readonly offerId: string, readonly offerTitle: string, readonly snapshotId: string, readonly pageUrl: string | null, readonly observedAt: string, readonly method: string, readonly path: string, readonly raw: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean };

export type ProductByIdQueryVariables = Exact<{
  id: string;
}>;


export type ProductByIdQuery = { readonly product: { readonly id: string, readonly name: string, readonly localName: string, readonly description: string | null, readonly status: ProductStatus, readonly imageUrl: string | null, readonly tags: ReadonlyArray<string>, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly mayDelete: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly offerCount: number, readonly shopCount: number, readonly archival: { readonly reason: ProductArchiveReason | null, readonly note: string | null, readonly by: string | null, readonly at: string } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }>, readonly taxClass: { readonly name: string, readonly source: TaxClassSource, readonly category: { readonly id: string, readonly name: string } | null }, readonly brand: { readonly id: string, readonly name: string } | null, readonly category: { readonly id: string, readonly name: string, readonly ancestors: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly template: ReadonlyArray<{ readonly state: TemplateState, readonly group: AttributeGroup, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> } }> } | null, readonly lowestPrice: { readonly minor: number, readonly currency: string } | null, readonly lowestPricesElsewhere: ReadonlyArray<{ readonly minor: number, readonly currency: string }>, readonly offerFigures: { readonly currencies: ReadonlyArray<string>, readonly ownOffers: number, readonly ownLowestPrice: { readonly minor: number, readonly currency: string } | null } | null, readonly completeness: { readonly percent: number, readonly required: number, readonly filled: number, readonly gaps: ReadonlyArray<{ readonly locales: ReadonlyArray<string>, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> } }> }, readonly variants: ReadonlyArray<{ readonly id: string, readonly name: string, readonly options: unknown, readonly offerCount: number, readonly identifiers: ReadonlyArray<{ readonly kind: string, readonly value: string, readonly status: string }> }>, readonly values: ReadonlyArray<{ readonly id: string, readonly variantId: string | null, readonly locale: string, readonly value: unknown, readonly text: string, readonly pictureUrl: string | null, readonly sourceKind: ValueSourceKind, readonly confidence: number, readonly isLocked: boolean, readonly updatedAt: string, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> }, readonly source: { readonly shopId: string, readonly shopName: string, readonly offerId: string, readonly offerTitle: string, readonly snapshotId: string, readonly pageUrl: string | null, readonly observedAt: string, readonly method: string, readonly path: string, readonly raw: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null, readonly alternatives: ReadonlyArray<{ readonly value: unknown, readonly text: string, readonly pictureUrl: string | null, readonly sourceKind: ValueSourceKind, readonly confidence: number, readonly reason: string, readonly source: { readonly shopId: string, readonly shopName: string, readonly offerId: string, readonly offerTitle: string, readonly snapshotId: string, readonly pageUrl: string | null, readonly observedAt: string, readonly method: string, readonly path: string, readonly raw: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null }> }>, readonly findings: ReadonlyArray<{ readonly id: string, readonly variantId: string | null, readonly locale: string, readonly raw: string, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> }, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null }, readonly otherProduct: { readonly id: string, readonly name: string } | null, readonly source: { readonly shopId: string, readonly shopName: string, readonly offerId: string, readonly offerTitle: string, readonly snapshotId: string, readonly pageUrl: string | null, readonly observedAt: string, readonly method: string, readonly path: string, readonly raw: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null }> } | null };

export type ProductAttributesQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductAttributesQuery = { readonly attributes: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> }> };

export type BrandChoicesQueryVariables = Exact<{
  first: number;
  search?: string | null | undefined;
}>;


export type BrandChoicesQuery = { readonly brands: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> } };

export type ProductBrandsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductBrandsQuery = { readonly productBrands: { readonly isAny: boolean, readonly brands: ReadonlyArray<{ readonly id: string, readonly name: string }> } };

export type CreateProductMutationVariables = Exact<{
  input: ProductInput;
}>;


export type CreateProductMutation = { readonly createProduct:
    | { readonly __typename: 'ProductCreated', readonly product: { readonly id: string, readonly name: string, readonly version: number, readonly mayDelete: boolean } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
   };

export type UpdateProductMutationVariables = Exact<{
  id: string;
  version: number;
  input: ProductInput;
}>;


export type UpdateProductMutation = { readonly updateProduct:
    | { readonly __typename: 'ProductUpdated', readonly changeId: string | null, readonly product: { readonly id: string, readonly name: string, readonly localName: string, readonly description: string | null, readonly status: ProductStatus, readonly imageUrl: string | null, readonly tags: ReadonlyArray<string>, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly mayDelete: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly offerCount: number, readonly shopCount: number, readonly archival: { readonly reason: ProductArchiveReason | null, readonly note: string | null, readonly by: string | null, readonly at: string } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }>, readonly taxClass: { readonly name: string, readonly source: TaxClassSource, readonly category: { readonly id: string, readonly name: string } | null }, readonly brand: { readonly id: string, readonly name: string } | null, readonly category: { readonly id: string, readonly name: string, readonly ancestors: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly template: ReadonlyArray<{ readonly state: TemplateState, readonly group: AttributeGroup, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> } }> } | null, readonly lowestPrice: { readonly minor: number, readonly currency: string } | null, readonly lowestPricesElsewhere: ReadonlyArray<{ readonly minor: number, readonly currency: string }>, readonly offerFigures: { readonly currencies: ReadonlyArray<string>, readonly ownOffers: number, readonly ownLowestPrice: { readonly minor: number, readonly currency: string } | null } | null, readonly completeness: { readonly percent: number, readonly required: number, readonly filled: number, readonly gaps: ReadonlyArray<{ readonly locales: ReadonlyArray<string>, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> } }> }, readonly variants: ReadonlyArray<{ readonly id: string, readonly name: string, readonly options: unknown, readonly offerCount: number, readonly identifiers: ReadonlyArray<{ readonly kind: string, readonly value: string, readonly status: string }> }>, readonly values: ReadonlyArray<{ readonly id: string, readonly variantId: string | null, readonly locale: string, readonly value: unknown, readonly text: string, readonly pictureUrl: string | null, readonly sourceKind: ValueSourceKind, readonly confidence: number, readonly isLocked: boolean, readonly updatedAt: string, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> }, readonly source: { readonly shopId: string, readonly shopName: string, readonly offerId: string, readonly offerTitle: string, readonly snapshotId: string, readonly pageUrl: string | null, readonly observedAt: string, readonly method: string, readonly path: string, readonly raw: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null, readonly alternatives: ReadonlyArray<{ readonly value: unknown, readonly text: string, readonly pictureUrl: string | null, readonly sourceKind: ValueSourceKind, readonly confidence: number, readonly reason: string, readonly source: { readonly shopId: string, readonly shopName: string, readonly offerId: string, readonly offerTitle: string, readonly snapshotId: string, readonly pageUrl: string | null, readonly observedAt: string, readonly method: string, readonly path: string, readonly raw: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null }> }>, readonly findings: ReadonlyArray<{ readonly id: string, readonly variantId: string | null, readonly locale: string, readonly raw: string, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> }, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null }, readonly otherProduct: { readonly id: string, readonly name: string } | null, readonly source: { readonly shopId: string, readonly shopName: string, readonly offerId: string, readonly offerTitle: string, readonly snapshotId: string, readonly pageUrl: string | null, readonly observedAt: string, readonly method: string, readonly path: string, readonly raw: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null }> } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type ChangeProductStatusMutationVariables = Exact<{
  id: string;
  version: number;
  status: ProductStatus;
}>;


export type ChangeProductStatusMutation = { readonly changeProductStatus:
    | { readonly __typename: 'ProductUpdated', readonly changeId: string | null, readonly product: { readonly id: string, readonly name: string, readonly localName: string, readonly description: string | null, readonly status: ProductStatus, readonly imageUrl: string | null, readonly tags: ReadonlyArray<string>, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly mayDelete: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly offerCount: number, readonly shopCount: number, readonly archival: { readonly reason: ProductArchiveReason | null, readonly note: string | null, readonly by: string | null, readonly at: string } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }>, readonly taxClass: { readonly name: string, readonly source: TaxClassSource, readonly category: { readonly id: string, readonly name: string } | null }, readonly brand: { readonly id: string, readonly name: string } | null, readonly category: { readonly id: string, readonly name: string, readonly ancestors: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly template: ReadonlyArray<{ readonly state: TemplateState, readonly group: AttributeGroup, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> } }> } | null, readonly lowestPrice: { readonly minor: number, readonly currency: string } | null, readonly lowestPricesElsewhere: ReadonlyArray<{ readonly minor: number, readonly currency: string }>, readonly offerFigures: { readonly currencies: ReadonlyArray<string>, readonly ownOffers: number, readonly ownLowestPrice: { readonly minor: number, readonly currency: string } | null } | null, readonly completeness: { readonly percent: number, readonly required: number, readonly filled: number, readonly gaps: ReadonlyArray<{ readonly locales: ReadonlyArray<string>, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> } }> }, readonly variants: ReadonlyArray<{ readonly id: string, readonly name: string, readonly options: unknown, readonly offerCount: number, readonly identifiers: ReadonlyArray<{ readonly kind: string, readonly value: string, readonly status: string }> }>, readonly values: ReadonlyArray<{ readonly id: string, readonly variantId: string | null, readonly locale: string, readonly value: unknown, readonly text: string, readonly pictureUrl: string | null, readonly sourceKind: ValueSourceKind, readonly confidence: number, readonly isLocked: boolean, readonly updatedAt: string, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> }, readonly source: { readonly shopId: string, readonly shopName: string, readonly offerId: string, readonly offerTitle: string, readonly snapshotId: string, readonly pageUrl: string | null, readonly observedAt: string, readonly method: string, readonly path: string, readonly raw: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null, readonly alternatives: ReadonlyArray<{ readonly value: unknown, readonly text: string, readonly pictureUrl: string | null, readonly sourceKind: ValueSourceKind, readonly confidence: number, readonly reason: string, readonly source: { readonly shopId: string, readonly shopName: string, readonly offerId: string, readonly offerTitle: string, readonly snapshotId: string, readonly pageUrl: string | null, readonly observedAt: string, readonly method: string, readonly path: string, readonly raw: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null }> }>, readonly findings: ReadonlyArray<{ readonly id: string, readonly variantId: string | null, readonly locale: string, readonly raw: string, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> }, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null }, readonly otherProduct: { readonly id: string, readonly name: string } | null, readonly source: { readonly shopId: string, readonly shopName: string, readonly offerId: string, readonly offerTitle: string, readonly snapshotId: string, readonly pageUrl: string | null, readonly observedAt: string, readonly method: string, readonly path: string, readonly raw: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null }> } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type ArchiveProductMutationVariables = Exact<{
  id: string;
  version: number;
  input: ArchiveProductInput;
}>;


export type ArchiveProductMutation = { readonly archiveProduct:
    | { readonly __typename: 'ProductUpdated', readonly changeId: string | null, readonly product: { readonly id: string, readonly name: string, readonly localName: string, readonly description: string | null, readonly status: ProductStatus, readonly imageUrl: string | null, readonly tags: ReadonlyArray<string>, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly mayDelete: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly offerCount: number, readonly shopCount: number, readonly archival: { readonly reason: ProductArchiveReason | null, readonly note: string | null, readonly by: string | null, readonly at: string } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }>, readonly taxClass: { readonly name: string, readonly source: TaxClassSource, readonly category: { readonly id: string, readonly name: string } | null }, readonly brand: { readonly id: string, readonly name: string } | null, readonly category: { readonly id: string, readonly name: string, readonly ancestors: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly template: ReadonlyArray<{ readonly state: TemplateState, readonly group: AttributeGroup, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> } }> } | null, readonly lowestPrice: { readonly minor: number, readonly currency: string } | null, readonly lowestPricesElsewhere: ReadonlyArray<{ readonly minor: number, readonly currency: string }>, readonly offerFigures: { readonly currencies: ReadonlyArray<string>, readonly ownOffers: number, readonly ownLowestPrice: { readonly minor: number, readonly currency: string } | null } | null, readonly completeness: { readonly percent: number, readonly required: number, readonly filled: number, readonly gaps: ReadonlyArray<{ readonly locales: ReadonlyArray<string>, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> } }> }, readonly variants: ReadonlyArray<{ readonly id: string, readonly name: string, readonly options: unknown, readonly offerCount: number, readonly identifiers: ReadonlyArray<{ readonly kind: string, readonly value: string, readonly status: string }> }>, readonly values: ReadonlyArray<{ readonly id: string, readonly variantId: string | null, readonly locale: string, readonly value: unknown, readonly text: string, readonly pictureUrl: string | null, readonly sourceKind: ValueSourceKind, readonly confidence: number, readonly isLocked: boolean, readonly updatedAt: string, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> }, readonly source: { readonly shopId: string, readonly shopName: string, readonly offerId: string, readonly offerTitle: string, readonly snapshotId: string, readonly pageUrl: string | null, readonly observedAt: string, readonly method: string, readonly path: string, readonly raw: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null, readonly alternatives: ReadonlyArray<{ readonly value: unknown, readonly text: string, readonly pictureUrl: string | null, readonly sourceKind: ValueSourceKind, readonly confidence: number, readonly reason: string, readonly source: { readonly shopId: string, readonly shopName: string, readonly offerId: string, readonly offerTitle: string, readonly snapshotId: string, readonly pageUrl: string | null, readonly observedAt: string, readonly method: string, readonly path: string, readonly raw: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null }> }>, readonly findings: ReadonlyArray<{ readonly id: string, readonly variantId: string | null, readonly locale: string, readonly raw: string, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> }, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null }, readonly otherProduct: { readonly id: string, readonly name: string } | null, readonly source: { readonly shopId: string, readonly shopName: string, readonly offerId: string, readonly offerTitle: string, readonly snapshotId: string, readonly pageUrl: string | null, readonly observedAt: string, readonly method: string, readonly path: string, readonly raw: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null }> } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type SetProductValueMutationVariables = Exact<{
  input: SetProductValueInput;
}>;


export type SetProductValueMutation = { readonly setProductValue:
    | { readonly __typename: 'ProductUpdated', readonly changeId: string | null, readonly product: { readonly id: string, readonly name: string, readonly localName: string, readonly description: string | null, readonly status: ProductStatus, readonly imageUrl: string | null, readonly tags: ReadonlyArray<string>, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly mayDelete: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly offerCount: number, readonly shopCount: number, readonly archival: { readonly reason: ProductArchiveReason | null, readonly note: string | null, readonly by: string | null, readonly at: string } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }>, readonly taxClass: { readonly name: string, readonly source: TaxClassSource, readonly category: { readonly id: string, readonly name: string } | null }, readonly brand: { readonly id: string, readonly name: string } | null, readonly category: { readonly id: string, readonly name: string, readonly ancestors: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly template: ReadonlyArray<{ readonly state: TemplateState, readonly group: AttributeGroup, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> } }> } | null, readonly lowestPrice: { readonly minor: number, readonly currency: string } | null, readonly lowestPricesElsewhere: ReadonlyArray<{ readonly minor: number, readonly currency: string }>, readonly offerFigures: { readonly currencies: ReadonlyArray<string>, readonly ownOffers: number, readonly ownLowestPrice: { readonly minor: number, readonly currency: string } | null } | null, readonly completeness: { readonly percent: number, readonly required: number, readonly filled: number, readonly gaps: ReadonlyArray<{ readonly locales: ReadonlyArray<string>, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> } }> }, readonly variants: ReadonlyArray<{ readonly id: string, readonly name: string, readonly options: unknown, readonly offerCount: number, readonly identifiers: ReadonlyArray<{ readonly kind: string, readonly value: string, readonly status: string }> }>, readonly values: ReadonlyArray<{ readonly id: string, readonly variantId: string | null, readonly locale: string, readonly value: unknown, readonly text: string, readonly pictureUrl: string | null, readonly sourceKind: ValueSourceKind, readonly confidence: number, readonly isLocked: boolean, readonly updatedAt: string, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> }, readonly source: { readonly shopId: string, readonly shopName: string, readonly offerId: string, readonly offerTitle: string, readonly snapshotId: string, readonly pageUrl: string | null, readonly observedAt: string, readonly method: string, readonly path: string, readonly raw: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null, readonly alternatives: ReadonlyArray<{ readonly value: unknown, readonly text: string, readonly pictureUrl: string | null, readonly sourceKind: ValueSourceKind, readonly confidence: number, readonly reason: string, readonly source: { readonly shopId: string, readonly shopName: string, readonly offerId: string, readonly offerTitle: string, readonly snapshotId: string, readonly pageUrl: string | null, readonly observedAt: string, readonly method: string, readonly path: string, readonly raw: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null }> }>, readonly findings: ReadonlyArray<{ readonly id: string, readonly variantId: string | null, readonly locale: string, readonly raw: string, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> }, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null }, readonly otherProduct: { readonly id: string, readonly name: string } | null, readonly source: { readonly shopId: string, readonly shopName: string, readonly offerId: string, readonly offerTitle: string, readonly snapshotId: string, readonly pageUrl: string | null, readonly observedAt: string, readonly method: string, readonly path: string, readonly raw: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null }> } }
    | { readonly __typename: 'ValueTaken', readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown }, readonly otherProduct: { readonly id: string, readonly name: string } | null }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type SetProductPictureMutationVariables = Exact<{
  input: SetProductPictureInput;
}>;


export type SetProductPictureMutation = { readonly setProductPicture:
    | { readonly __typename: 'ProductUpdated', readonly changeId: string | null, readonly product: { readonly id: string, readonly name: string, readonly localName: string, readonly description: string | null, readonly status: ProductStatus, readonly imageUrl: string | null, readonly tags: ReadonlyArray<string>, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly mayDelete: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly offerCount: number, readonly shopCount: number, readonly archival: { readonly reason: ProductArchiveReason | null, readonly note: string | null, readonly by: string | null, readonly at: string } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }>, readonly taxClass: { readonly name: string, readonly source: TaxClassSource, readonly category: { readonly id: string, readonly name: string } | null }, readonly brand: { readonly id: string, readonly name: string } | null, readonly category: { readonly id: string, readonly name: string, readonly ancestors: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly template: ReadonlyArray<{ readonly state: TemplateState, readonly group: AttributeGroup, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> } }> } | null, readonly lowestPrice: { readonly minor: number, readonly currency: string } | null, readonly lowestPricesElsewhere: ReadonlyArray<{ readonly minor: number, readonly currency: string }>, readonly offerFigures: { readonly currencies: ReadonlyArray<string>, readonly ownOffers: number, readonly ownLowestPrice: { readonly minor: number, readonly currency: string } | null } | null, readonly completeness: { readonly percent: number, readonly required: number, readonly filled: number, readonly gaps: ReadonlyArray<{ readonly locales: ReadonlyArray<string>, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> } }> }, readonly variants: ReadonlyArray<{ readonly id: string, readonly name: string, readonly options: unknown, readonly offerCount: number, readonly identifiers: ReadonlyArray<{ readonly kind: string, readonly value: string, readonly status: string }> }>, readonly values: ReadonlyArray<{ readonly id: string, readonly variantId: string | null, readonly locale: string, readonly value: unknown, readonly text: string, readonly pictureUrl: string | null, readonly sourceKind: ValueSourceKind, readonly confidence: number, readonly isLocked: boolean, readonly updatedAt: string, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> }, readonly source: { readonly shopId: string, readonly shopName: string, readonly offerId: string, readonly offerTitle: string, readonly snapshotId: string, readonly pageUrl: string | null, readonly observedAt: string, readonly method: string, readonly path: string, readonly raw: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null, readonly alternatives: ReadonlyArray<{ readonly value: unknown, readonly text: string, readonly pictureUrl: string | null, readonly sourceKind: ValueSourceKind, readonly confidence: number, readonly reason: string, readonly source: { readonly shopId: string, readonly shopName: string, readonly offerId: string, readonly offerTitle: string, readonly snapshotId: string, readonly pageUrl: string | null, readonly observedAt: string, readonly method: string, readonly path: string, readonly raw: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null }> }>, readonly findings: ReadonlyArray<{ readonly id: string, readonly variantId: string | null, readonly locale: string, readonly raw: string, readonly attribute: { readonly id: string, readonly code: string, readonly name: string, readonly type: string, readonly unitFamily: string | null, readonly unit: string | null, readonly isBasic: boolean, readonly isVariantLevel: boolean, readonly options: ReadonlyArray<{ readonly id: string, readonly code: string, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }> }> }, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null }, readonly otherProduct: { readonly id: string, readonly name: string } | null, readonly source: { readonly shopId: string, readonly shopName: string, readonly offerId: string, readonly offerTitle: string, readonly snapshotId: string, readonly pageUrl: string | null, readonly observedAt: string, readonly method: string, readonly path: string, readonly raw: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null }> } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type DeleteProductMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteProductMutation = { readonly deleteProduct:
    | { readonly __typename: 'ProductDeleted', readonly name: string }
    | { readonly __typename: 'VersionConflict' }
    | { readonly __typename: 'NotFound' }
   };

export type ProductByGtinQueryVariables = Exact<{
  gtin: string;
  exceptId?: string | null | undefined;
}>;


export type ProductByGtinQuery = { readonly productByGtin: { readonly id: string, readonly name: string } | null, readonly binnedProductByGtin: { readonly id: string, readonly name: string, readonly mayRestore: boolean } | null };

export type ProductByMpnQueryVariables = Exact<{
  mpn: string;
  brandId: string;
  exceptId?: string | null | undefined;
}>;


export type ProductByMpnQuery = { readonly productByMpn: { readonly id: string, readonly name: string } | null };

export type ProductsNamedLikeQueryVariables = Exact<{
  name: string;
  brandId: string;
  exceptId?: string | null | undefined;
}>;


export type ProductsNamedLikeQuery = { readonly productsNamedLike: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type ProductBySkuQueryVariables = Exact<{
  sku: string;
  brandId?: string | null | undefined;
  exceptId?: string | null | undefined;
}>;


export type ProductBySkuQuery = { readonly productBySku: { readonly id: string, readonly name: string } | null };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export const ProductByIdDocument: TypedDocument<ProductByIdQuery, ProductByIdQueryVariables> = {
  id: 'x-ProductById-RsKny1gUBYFv',
  name: 'ProductById',
  reads: ['Attribute', 'AttributeOption', 'Brand', 'Category', 'Product', 'ProductValue', 'Shop', 'ValueFinding', 'Variant'],
  text: "query ProductById($id: ID!) { product(id: $id) { ...ProductDetail } } fragment ProductDetail on Product { id name localName description status archival { reason note by at } imageUrl tags actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } taxClass { name source category { id name } } createdAt updatedAt mayUpdate mayDelete lockedFields version brand { id name } category { id name ancestors { id name } template { attribute { ...AttributeBrief } state group } } offerCount shopCount lowestPrice { minor currency } lowestPricesElsewhere { minor currency } offerFigures { currencies ownOffers ownLowestPrice { minor currency } } completeness { percent required filled gaps { attribute { ...AttributeBrief } locales } } variants { id name options offerCount identifiers { kind value status } } values { ...ProductValueDetail } findings { ...ValueFindingDetail } } fragment AttributeBrief on Attribute { id code name type unitFamily unit options { id code labels { locale text } } isBasic isVariantLevel } fragment ProductValueDetail on ProductValue { id attribute { ...AttributeBrief } variantId locale value text pictureUrl sourceKind source { ...ValueSourceDetail } confidence isLocked updatedAt alternatives { value text pictureUrl sourceKind source { ...ValueSourceDetail } confidence reason } } fragment ValueSourceDetail on ValueSource { shopId shopName offerId offerTitle snapshotId pageUrl observedAt method path raw storedPageUrl isStoredPageGone } fragment ValueFindingDetail on ValueFinding { id attribute { ...AttributeBrief } variantId locale raw reason { text wording { key params } } otherProduct { id name } source { ...ValueSourceDetail } }",
};

export const ProductAttributesDocument: TypedDocument<ProductAttributesQuery, ProductAttributesQueryVariables> = {
  id: 'x-ProductAttributes-pahGuhBs4JyQ',
  name: 'ProductAttributes',
  reads: ['Attribute', 'AttributeOption'],
  text: "query ProductAttributes { attributes { ...AttributeBrief } } fragment AttributeBrief on Attribute { id code name type unitFamily unit options { id code labels { locale text } } isBasic isVariantLevel }",
};

export const BrandChoicesDocument: TypedDocument<BrandChoicesQuery, BrandChoicesQueryVariables> = {
  id: 'x-BrandChoices-gQYNf-D889_8',
  name: 'BrandChoices',
  reads: ['Brand'],
  text: "query BrandChoices($first: Int!, $search: String) { brands( first: $first search: $search filter: {status: [ACTIVE]} sort: [{field: name, direction: ASC}] ) { nodes { id name } } }",
};

export const ProductBrandsDocument: TypedDocument<ProductBrandsQuery, ProductBrandsQueryVariables> = {
  id: 'x-ProductBrands-3TY-RA1mzM5Q',
  name: 'ProductBrands',
  reads: ['Brand'],
  text: "query ProductBrands { productBrands { isAny brands { id name } } }",
};

export const CreateProductDocument: TypedDocument<CreateProductMutation, CreateProductMutationVariables> = {
  id: 'x-CreateProduct-_hQ44dDEltge',
  name: 'CreateProduct',
  text: "mutation CreateProduct($input: ProductInput!) { createProduct(input: $input) { __typename ... on ProductCreated { product { id name version mayDelete } } ...Invalid } } fragment Invalid on InvalidInput { issues { path code } }",
};

export const UpdateProductDocument: TypedDocument<UpdateProductMutation, UpdateProductMutationVariables> = {
  id: 'x-UpdateProduct-udMOJmrOf9wL',
  name: 'UpdateProduct',
  text: "mutation UpdateProduct($id: ID!, $version: Int!, $input: ProductInput!) { updateProduct(id: $id, version: $version, input: $input) { __typename ... on ProductUpdated { changeId product { ...ProductDetail } } ...Invalid ...Conflict ... on NotFound { id } } } fragment ProductDetail on Product { id name localName description status archival { reason note by at } imageUrl tags actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } taxClass { name source category { id name } } createdAt updatedAt mayUpdate mayDelete lockedFields version brand { id name } category { id name ancestors { id name } template { attribute { ...AttributeBrief } state group } } offerCount shopCount lowestPrice { minor currency } lowestPricesElsewhere { minor currency } offerFigures { currencies ownOffers ownLowestPrice { minor currency } } completeness { percent required filled gaps { attribute { ...AttributeBrief } locales } } variants { id name options offerCount identifiers { kind value status } } values { ...ProductValueDetail } findings { ...ValueFindingDetail } } fragment AttributeBrief on Attribute { id code name type unitFamily unit options { id code labels { locale text } } isBasic isVariantLevel } fragment ProductValueDetail on ProductValue { id attribute { ...AttributeBrief } variantId locale value text pictureUrl sourceKind source { ...ValueSourceDetail } confidence isLocked updatedAt alternatives { value text pictureUrl sourceKind source { ...ValueSourceDetail } confidence reason } } fragment ValueSourceDetail on ValueSource { shopId shopName offerId offerTitle snapshotId pageUrl observedAt method path raw storedPageUrl isStoredPageGone } fragment ValueFindingDetail on ValueFinding { id attribute { ...AttributeBrief } variantId locale raw reason { text wording { key params } } otherProduct { id name } source { ...ValueSourceDetail } } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const ChangeProductStatusDocument: TypedDocument<ChangeProductStatusMutation, ChangeProductStatusMutationVariables> = {
  id: 'x-ChangeProductStatus-b-EtrPoLTM_k',
  name: 'ChangeProductStatus',
  text: "mutation ChangeProductStatus($id: ID!, $version: Int!, $status: ProductStatus!) { changeProductStatus(id: $id, version: $version, status: $status) { __typename ... on ProductUpdated { changeId product { ...ProductDetail } } ...NotAllowed ...Conflict ... on NotFound { id } } } fragment ProductDetail on Product { id name localName description status archival { reason note by at } imageUrl tags actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } taxClass { name source category { id name } } createdAt updatedAt mayUpdate mayDelete lockedFields version brand { id name } category { id name ancestors { id name } template { attribute { ...AttributeBrief } state group } } offerCount shopCount lowestPrice { minor currency } lowestPricesElsewhere { minor currency } offerFigures { currencies ownOffers ownLowestPrice { minor currency } } completeness { percent required filled gaps { attribute { ...AttributeBrief } locales } } variants { id name options offerCount identifiers { kind value status } } values { ...ProductValueDetail } findings { ...ValueFindingDetail } } fragment AttributeBrief on Attribute { id code name type unitFamily unit options { id code labels { locale text } } isBasic isVariantLevel } fragment ProductValueDetail on ProductValue { id attribute { ...AttributeBrief } variantId locale value text pictureUrl sourceKind source { ...ValueSourceDetail } confidence isLocked updatedAt alternatives { value text pictureUrl sourceKind source { ...ValueSourceDetail } confidence reason } } fragment ValueSourceDetail on ValueSource { shopId shopName offerId offerTitle snapshotId pageUrl observedAt method path raw storedPageUrl isStoredPageGone } fragment ValueFindingDetail on ValueFinding { id attribute { ...AttributeBrief } variantId locale raw reason { text wording { key params } } otherProduct { id name } source { ...ValueSourceDetail } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const ArchiveProductDocument: TypedDocument<ArchiveProductMutation, ArchiveProductMutationVariables> = {
  id: 'x-ArchiveProduct--YSlwpeulLWB',
  name: 'ArchiveProduct',
  text: "mutation ArchiveProduct($id: ID!, $version: Int!, $input: ArchiveProductInput!) { archiveProduct(id: $id, version: $version, input: $input) { __typename ... on ProductUpdated { changeId product { ...ProductDetail } } ...Invalid ...NotAllowed ...Conflict ... on NotFound { id } } } fragment ProductDetail on Product { id name localName description status archival { reason note by at } imageUrl tags actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } taxClass { name source category { id name } } createdAt updatedAt mayUpdate mayDelete lockedFields version brand { id name } category { id name ancestors { id name } template { attribute { ...AttributeBrief } state group } } offerCount shopCount lowestPrice { minor currency } lowestPricesElsewhere { minor currency } offerFigures { currencies ownOffers ownLowestPrice { minor currency } } completeness { percent required filled gaps { attribute { ...AttributeBrief } locales } } variants { id name options offerCount identifiers { kind value status } } values { ...ProductValueDetail } findings { ...ValueFindingDetail } } fragment AttributeBrief on Attribute { id code name type unitFamily unit options { id code labels { locale text } } isBasic isVariantLevel } fragment ProductValueDetail on ProductValue { id attribute { ...AttributeBrief } variantId locale value text pictureUrl sourceKind source { ...ValueSourceDetail } confidence isLocked updatedAt alternatives { value text pictureUrl sourceKind source { ...ValueSourceDetail } confidence reason } } fragment ValueSourceDetail on ValueSource { shopId shopName offerId offerTitle snapshotId pageUrl observedAt method path raw storedPageUrl isStoredPageGone } fragment ValueFindingDetail on ValueFinding { id attribute { ...AttributeBrief } variantId locale raw reason { text wording { key params } } otherProduct { id name } source { ...ValueSourceDetail } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const SetProductValueDocument: TypedDocument<SetProductValueMutation, SetProductValueMutationVariables> = {
  id: 'x-SetProductValue-vDpVSQAdEYgp',
  name: 'SetProductValue',
  text: "mutation SetProductValue($input: SetProductValueInput!) { setProductValue(input: $input) { __typename ... on ValueTaken { reason wording { key params } otherProduct { id name } } ... on ProductUpdated { changeId product { ...ProductDetail } } ...Invalid ...Conflict ... on NotFound { id } } } fragment ProductDetail on Product { id name localName description status archival { reason note by at } imageUrl tags actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } taxClass { name source category { id name } } createdAt updatedAt mayUpdate mayDelete lockedFields version brand { id name } category { id name ancestors { id name } template { attribute { ...AttributeBrief } state group } } offerCount shopCount lowestPrice { minor currency } lowestPricesElsewhere { minor currency } offerFigures { currencies ownOffers ownLowestPrice { minor currency } } completeness { percent required filled gaps { attribute { ...AttributeBrief } locales } } variants { id name options offerCount identifiers { kind value status } } values { ...ProductValueDetail } findings { ...ValueFindingDetail } } fragment AttributeBrief on Attribute { id code name type unitFamily unit options { id code labels { locale text } } isBasic isVariantLevel } fragment ProductValueDetail on ProductValue { id attribute { ...AttributeBrief } variantId locale value text pictureUrl sourceKind source { ...ValueSourceDetail } confidence isLocked updatedAt alternatives { value text pictureUrl sourceKind source { ...ValueSourceDetail } confidence reason } } fragment ValueSourceDetail on ValueSource { shopId shopName offerId offerTitle snapshotId pageUrl observedAt method path raw storedPageUrl isStoredPageGone } fragment ValueFindingDetail on ValueFinding { id attribute { ...AttributeBrief } variantId locale raw reason { text wording { key params } } otherProduct { id name } source { ...ValueSourceDetail } } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const SetProductPictureDocument: TypedDocument<SetProductPictureMutation, SetProductPictureMutationVariables> = {
  id: 'x-SetProductPicture-OzCCVfifWZWO',
  name: 'SetProductPicture',
  text: "mutation SetProductPicture($input: SetProductPictureInput!) { setProductPicture(input: $input) { __typename ... on ProductUpdated { changeId product { ...ProductDetail } } ...Invalid ...NotAllowed ...Conflict ... on NotFound { id } } } fragment ProductDetail on Product { id name localName description status archival { reason note by at } imageUrl tags actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } taxClass { name source category { id name } } createdAt updatedAt mayUpdate mayDelete lockedFields version brand { id name } category { id name ancestors { id name } template { attribute { ...AttributeBrief } state group } } offerCount shopCount lowestPrice { minor currency } lowestPricesElsewhere { minor currency } offerFigures { currencies ownOffers ownLowestPrice { minor currency } } completeness { percent required filled gaps { attribute { ...AttributeBrief } locales } } variants { id name options offerCount identifiers { kind value status } } values { ...ProductValueDetail } findings { ...ValueFindingDetail } } fragment AttributeBrief on Attribute { id code name type unitFamily unit options { id code labels { locale text } } isBasic isVariantLevel } fragment ProductValueDetail on ProductValue { id attribute { ...AttributeBrief } variantId locale value text pictureUrl sourceKind source { ...ValueSourceDetail } confidence isLocked updatedAt alternatives { value text pictureUrl sourceKind source { ...ValueSourceDetail } confidence reason } } fragment ValueSourceDetail on ValueSource { shopId shopName offerId offerTitle snapshotId pageUrl observedAt method path raw storedPageUrl isStoredPageGone } fragment ValueFindingDetail on ValueFinding { id attribute { ...AttributeBrief } variantId locale raw reason { text wording { key params } } otherProduct { id name } source { ...ValueSourceDetail } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const DeleteProductDocument: TypedDocument<DeleteProductMutation, DeleteProductMutationVariables> = {
  id: 'x-DeleteProduct-3HqOkj-cZDRY',
  name: 'DeleteProduct',
  text: "mutation DeleteProduct($id: ID!, $version: Int!) { deleteProduct(id: $id, version: $version) { __typename ... on ProductDeleted { name } } }",
};

export const ProductByGtinDocument: TypedDocument<ProductByGtinQuery, ProductByGtinQueryVariables> = {
  id: 'x-ProductByGtin-jFkrO7EUigjk',
  name: 'ProductByGtin',
  reads: ['BinnedProduct', 'Product'],
  text: "query ProductByGtin($gtin: String!, $exceptId: ID) { productByGtin(gtin: $gtin, exceptId: $exceptId) { id name } binnedProductByGtin(gtin: $gtin) { id name mayRestore } }",
};

export const ProductByMpnDocument: TypedDocument<ProductByMpnQuery, ProductByMpnQueryVariables> = {
  id: 'x-ProductByMpn-bRIjYnd0QV4U',
  name: 'ProductByMpn',
  reads: ['Product'],
  text: "query ProductByMpn($mpn: String!, $brandId: ID!, $exceptId: ID) { productByMpn(mpn: $mpn, brandId: $brandId, exceptId: $exceptId) { id name } }",
};

export const ProductsNamedLikeDocument: TypedDocument<ProductsNamedLikeQuery, ProductsNamedLikeQueryVariables> = {
  id: 'x-ProductsNamedLike-KvpC-YUBM1eN',
  name: 'ProductsNamedLike',
  reads: ['Product'],
  text: "query ProductsNamedLike($name: String!, $brandId: ID!, $exceptId: ID) { productsNamedLike(name: $name, brandId: $brandId, exceptId: $exceptId) { id name } }",
};

export const ProductBySkuDocument: TypedDocument<ProductBySkuQuery, ProductBySkuQueryVariables> = {
  id: 'x-ProductBySku-JZaQvppEC-0q',
  name: 'ProductBySku',
  reads: ['Product'],
  text: "query ProductBySku($sku: String!, $brandId: ID, $exceptId: ID) { productBySku(sku: $sku, brandId: $brandId, exceptId: $exceptId) { id name } }",
};
