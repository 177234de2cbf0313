export {
  type Archival,
  archiveNoteLimit,
  archiveProductInput,
  type ArchiveReason,
  archiveReasons,
} from './archive.input.ts';
export { bulkBrandInput, bulkCategoryInput, bulkStatuses, bulkStatusInput, bulkTagsInput } from './bulk.input.ts';
export { contentLocalesSetting } from './products.settings.ts';
export { type ProductFacts, productStates, type ProductStatus } from './product-states.ts';
export { type ProductDraft, productInput, productLimits, productStatuses } from './product.input.ts';
export {
  type HandValueDraft,
  handValueInput,
  isMoneyValue,
  type ProductPictureDraft,
  productPictureInput,
  type TypedAttribute,
  valueLimits,
  valueSchemaOf,
} from './value.input.ts';
