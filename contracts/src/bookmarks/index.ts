export { type BookmarkDraft, bookmarkInput, bookmarkLimits } from './bookmark.input.ts';
