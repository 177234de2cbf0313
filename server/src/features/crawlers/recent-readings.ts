import type { ExtractedPage } from '@quarry/extraction/page';
import type { StoredLocation } from '../../platform/storage/index.ts';

/** What one reading was made of: stored bytes, the address they came from, and the Content-Type they came with. */
type ReadingSource = Pick<StoredLocation, 'location'> & { url: string; mediaType: string | null };

/** Of offers as JSON, which is what readings weigh. */
const mostCharacters = 12_000_000;
const leastCharacters = 500;

const readings = new Map<string, { page: ExtractedPage; characters: number }>();
let heldCharacters = 0;

/**
 * Remembers for a while what a page said, so that anyone who comes to its stored bytes next (the grabbers of this process, the command line)
 * need not read them again. `characters` says about how much it is.
 */
export function rememberReading(source: ReadingSource, page: ExtractedPage, characters: number): void {
  const key = keyOf(source);
  forget(key);
  readings.set(key, { page, characters: Math.max(characters, leastCharacters) });
  heldCharacters += Math.max(characters, leastCharacters);
  for (const oldest of readings.keys()) {
    if (heldCharacters <= mostCharacters) break;
    forget(oldest);
  }
}

/** What `extractPage` says of a stored page in no configured language, at the time it was fetched, if this process read it lately; nobody may change it. */
export function recentReading(source: ReadingSource): ExtractedPage | undefined {
  return readings.get(keyOf(source))?.page;
}

function forget(key: string): void {
  heldCharacters -= readings.get(key)?.characters ?? 0;
  readings.delete(key);
}

function keyOf({ location, url, mediaType }: ReadingSource): string {
  return `${location} ${mediaType} ${url}`;
}
