export { type CategoryDraft, categoryInput, categoryLimits, categoryStatuses } from './category.input.ts';
export { categoryRefusal, type CategoryRefused } from './category-refusal.ts';
