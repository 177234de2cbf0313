import { inEnglish, type Wording, wording } from '@quarry/contracts/wording';
import type { SitemapFaultCode } from './fault.ts';
import { notUtf8Mark } from './mixed-decoder.ts';
import { isoLastModified } from './last-modified.ts';

export type ProblemCode =
  | SitemapFaultCode
  | 'empty'
  | 'no_entries'
  | 'no_address'
  | 'not_an_address'
  | 'not_well_formed'
  | 'gzip_followed'
  | 'gzip_cut'
  | 'too_many_entries'
  | 'unreachable'
  | 'loop'
  | 'too_many_sitemaps';

/** What an address of a sitemap needs a reader to know; `misplaced`: it stands in the entry itself, deeper than its element, or outside of any entry. */
export type AddressNote = 'relative' | 'foreign_host' | 'invalid_lastmod' | 'not_utf8' | 'misplaced';

export type SitemapAddress = {
  kind: 'address';
  /** As written when it is a whole address, else resolved against the sitemap's own. */
  url: string;
  /** ISO 8601, or null when absent or no date. */
  lastmod: string | null;
  /** Where the entry begins, counted from 1. */
  line: number;
  notes: AddressNote[];
  /** The same page in other languages, as `xhtml:link` gives them. */
  alternates: { hreflang: string; url: string }[];
};

/** An entry of an index: another sitemap. */
export type SitemapChild = {
  kind: 'child';
  url: string;
  lastmod: string | null;
  line: number;
  notes: Extract<AddressNote, 'misplaced'>[];
};

/** Something that could not be used: an entry, a passage, or the rest of a file. `url` names the sitemap when it is a child. */
export type SitemapProblem = {
  kind: 'problem';
  code: ProblemCode;
  reason: string;
  wording: Wording;
  line: number | null;
  url?: string;
};

/** A problem with its English sentence. */
export function problem(code: ProblemCode, line: number | null, said: Wording): SitemapProblem {
  return { kind: 'problem', code, line, reason: inEnglish(said), wording: said };
}

export type SitemapItem = SitemapAddress | SitemapChild | SitemapProblem;

/** An entry as read, before its address is judged. */
export type RawEntry = {
  isChild: boolean;
  line: number;
  location: string;
  /** The location stands deeper than in the entry itself, and gives way to one that does. */
  isDeep?: boolean;
  /** The address holds a reference that stands for nothing, so it is not the one that was meant. */
  hasUnknownEntity: boolean;
  /** The link of a feed for Google (`g:link`), the address where the feed's own link is missing. */
  merchantLink?: string;
  /** A feed's permanent link or id, the address where no link is given. */
  guid?: string;
  /** An address where none belongs, the last to count. */
  misplaced?: string;
  /** It stands inside of another entry that says nothing itself. */
  isNested?: boolean;
  /** It is an address that stands outside of any entry. */
  isLoose?: boolean;
  lastmod: string | null;
  alternates: { hreflang: string; url: string }[];
};

/** Judges a raw entry; `base` is the sitemap's own address, where known. */
export function itemOf(entry: RawEntry, base: string | undefined): SitemapItem {
  const inPlace = entry.location || entry.merchantLink || entry.guid;
  const given = (inPlace ?? entry.misplaced ?? '').trim();
  const text = given.replaceAll(notUtf8Mark, '');
  const { line } = entry;
  if (text === '') return problem('no_address', line, wording('no_address'));
  if (entry.hasUnknownEntity)
    return problem('not_an_address', line, wording('not_an_address:entity', { text: shorten(text) }));
  const absolute = URL.parse(text);
  const url = absolute ?? URL.parse(text, base);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.hostname === '') {
    return problem('not_an_address', line, wording('not_an_address:entry', { text: shorten(text) }));
  }
  const address = absolute && !/[\s\p{Cc}]/u.test(text) ? text : url.href;
  const lastmod = entry.lastmod === null ? null : isoLastModified(entry.lastmod);
  const isMisplaced =
    inPlace === undefined || entry.isNested === true || entry.isLoose === true || entry.isDeep === true;
  if (entry.isChild) return { kind: 'child', url: address, lastmod, line, notes: isMisplaced ? ['misplaced'] : [] };
  const notes: AddressNote[] = [];
  if (!absolute) notes.push('relative');
  if (isMisplaced) notes.push('misplaced');
  const ownHost = base === undefined ? undefined : URL.parse(base)?.host;
  if (text !== given) notes.push('not_utf8');
  if (ownHost !== undefined && ownHost !== url.host) notes.push('foreign_host');
  if (lastmod === null && entry.lastmod?.trim()) notes.push('invalid_lastmod');
  return { kind: 'address', url: address, lastmod, line, notes, alternates: entry.alternates.map(withoutMark) };
}

function withoutMark({ hreflang, url }: { hreflang: string; url: string }): { hreflang: string; url: string } {
  return { hreflang, url: url.replaceAll(notUtf8Mark, '') };
}

/** A quotation that fits into a sentence. */
export function shorten(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}...` : text;
}
