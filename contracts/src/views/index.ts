export {
  listDensities,
  type ListLook,
  listLayoutInput,
  type SavedViewDraft,
  savedViewInput,
  savedViewLimits,
  viewedList,
} from './saved-view.input.ts';
