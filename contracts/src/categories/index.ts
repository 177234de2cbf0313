export {
  bulkMoveCategoriesInput,
  type CategoryDraft,
  categoryInput,
  categoryLimits,
  type CategoryMove,
  categoryMoveInput,
  categoryPlaces,
  categoryStatuses,
  overfullAbove,
} from './category.input.ts';
export { categoryRefusal, type CategoryRefused } from './category-refusal.ts';
