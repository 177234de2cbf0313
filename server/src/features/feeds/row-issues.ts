import { createHash } from 'node:crypto';
import { storeWording, wording, type Wording } from '@quarry/contracts/wording';
import type { ChannelRow } from '@quarry/extraction/channel-row';
import type { FoundIssue, IssueRootKind } from '../channels/index.ts';
import type { RowSource } from './feed.ts';
import { type MadeRow, sourcesOfField } from './made-row.ts';

/** Errors and warnings of a row, each with what it comes from. A code counts once at a field; the worst of it stays. */
export function issuesOf({ input, issues, row }: MadeRow): FoundIssue[] {
  const byPlace = new Map<string, FoundIssue>();
  for (const issue of issues) {
    const { code, severity, field, documentation } = issue;
    const place = `${code} ${field}`;
    const known = byPlace.get(place);
    // What is only recommended and missing is no issue: it would be one of nearly every row.
    if (severity === 'info' || (known && (known.severity === 'error' || severity !== 'error'))) continue;
    const detail = storeWording(sayOf(issue, row));
    const fingerprint = createHash('sha256').update(`${severity} ${detail}`).digest('hex');
    const made = sourcesOfField(row, field);
    byPlace.set(place, {
      listingId: input.listingId,
      code,
      severity,
      attribute: field,
      detail,
      documentation,
      ...rootOf(made),
      made,
      fingerprint,
    });
  }
  return [...byPlace.values()];
}

/** An offer that people typed has no page: what to do about that is said in place of what to do about any missing value. */
function sayOf({ code, field, wording: said }: MadeRow['issues'][number], row: ChannelRow): Wording {
  const lacksPage =
    code === 'ROW_REQUIRED' && row.get(field)?.read.some(({ source, isThere }) => source === 'offer.url' && !isThere);
  return lacksPage ? wording('ROW_REQUIRED:page', { field }) : said;
}

/** The first source of the field that says something, else the first that says nothing. */
function rootOf(made: RowSource | null): { rootKind: IssueRootKind; rootRef: string | null } {
  const read = made?.read ?? [];
  const source = read.find(({ isThere }) => isThere) ?? read[0];
  if (!source) return { rootKind: 'mapping', rootRef: null };
  return { rootKind: kindOf(source.source), rootRef: source.ref };
}

function kindOf(source: string): IssueRootKind {
  if (source === 'media') return 'media';
  if (source === 'listing.sale_price' || source === 'listing.sale_interval') return 'discount';
  return source.startsWith('offer.') || source.startsWith('listing.') ? 'offer' : 'value';
}
