export { type CategoryDraft, categoryInput, categoryLimits, categoryStatuses } from './category.input.ts';
