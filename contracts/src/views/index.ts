export { listDensities, type SavedViewDraft, savedViewInput, savedViewLimits, viewedList } from './saved-view.input.ts';
