import { z } from 'zod';
import { optionalText } from '../common/index.ts';

export const bookmarkLimits = { path: 1_000, name: 300, bookmarks: 200, visits: 20 } as const;

/** An address inside the dashboard, as browsers write it: no other site, no blanks. */
const insidePath = /^\/(?![/\\])[\x21-\x7e]*$/;

/** What a person stars: a screen, a record or a list with its filter, by its address. */
export const bookmarkInput = z.object({
  path: z.string().max(bookmarkLimits.path, { error: 'too_long' }).regex(insidePath, { error: 'invalid' }),
  name: optionalText(bookmarkLimits.name),
});

export type BookmarkDraft = z.output<typeof bookmarkInput>;
