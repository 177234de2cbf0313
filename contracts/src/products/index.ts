export { type ProductDraft, productInput, productLimits, productStatuses } from './product.input.ts';
