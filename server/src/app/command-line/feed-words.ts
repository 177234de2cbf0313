import type { FeedSummary } from '@quarry/extraction/feed';

type FileForm = Pick<FeedSummary, 'encoding' | 'delimiter' | 'compression'> & { format: string | null };

/** In which form a file came: `delimited, utf-8, delimiter ";", gzip`. */
export function formText({ format, encoding, delimiter, compression }: FileForm): string {
  const parts = [format, encoding, delimiter === null ? null : `delimiter ${JSON.stringify(delimiter)}`, compression];
  return parts.filter((part) => part !== null).join(', ');
}

/** What was remarked about a file, each on a line of its own. */
export function remarkLines(remarks: FeedSummary['warnings']): string {
  return remarks.map(({ code, detail }) => `\n  ${code}: ${detail}`).join('');
}
