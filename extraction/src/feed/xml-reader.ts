import { type Detailed, detailed } from '@quarry/contracts/wording';
import { countLineEnds } from './decode-text.ts';
import { leftEntities } from './left-entities.ts';
import type { FeedFormat, FeedWarning } from './feed-row.ts';
import type { SourceItem, SourceReader } from './source-row.ts';
import { readEntry, type EntrySource } from './xml-entry.ts';
import { elementNames } from './xml-names.ts';
import { localName, readToken, type XmlToken } from './xml-token.ts';

export type XmlReader = SourceReader & { format: () => FeedFormat };

/** Elements that are one sellable thing; `item` and `entry` also when they stand without a root. */
const entryNames = new Set(
  'item entry product offer shopitem article artikel produkt produit producto prodotto produto row record o'.split(' '),
);
/** An entry that is longer than this is left at its beginning, as one that is never closed. */
const longestEntry = 2_000_000;

/**
 * Reads RSS 2.0, RSS 1.0, Atom and plain product XML entry by entry, straight from the text: what is broken in one entry
 * does not reach the next. Entities of the document are never expanded, a document type is passed over.
 */
export function xmlReader(warnings: FeedWarning[]): XmlReader {
  const names = elementNames();
  const plainNames: EntrySource['plainNames'] = new Map();
  const outer: string[] = [];
  const entities = leftEntities();
  let entryName: string | undefined;
  let root: string | undefined;
  let rest = '';
  let line = 1;
  /** An entry that was not complete is read again only once twice its text is there, so that a long one costs no more than twice its reading. */
  let wanted = 0;

  function push(part: string, isLast: boolean): SourceItem[] {
    const text = rest === '' ? part : rest + part;
    if (text.length < wanted && !isLast) {
      rest = text;
      return [];
    }
    wanted = 0;
    const source: EntrySource = { text, isLast, names, plainNames, outer };
    const items: SourceItem[] = [];
    let at = 0;
    let counted = 0;
    for (;;) {
      const markup = text.indexOf('<', at);
      if (markup === -1) {
        at = text.length;
        break;
      }
      const token = readToken(text, markup);
      line += countLineEnds(text, counted, markup);
      counted = markup;
      at = markup;
      if (token === undefined) {
        if (!isLast && text.length - markup < longestEntry) break;
        warnOnce(detailed('xml_not_well_formed:never_closed', { line }));
        at = markup + 1;
        continue;
      }
      if (token.kind === 'open' && isEntry(token)) {
        const isTooLong = text.length - markup > longestEntry;
        const read = readEntry(isTooLong ? { ...source, isLast: true } : source, token, markup, line);
        if (read === undefined) {
          wanted = Math.min((text.length - markup) * 2, longestEntry + 1);
          break;
        }
        items.push(read.item);
        entities.note(read.item);
        at = isTooLong && read.next === text.length ? token.end : read.next;
      } else {
        takeOutside(token);
        at = token.end;
      }
    }
    line += countLineEnds(text, counted, at);
    rest = text.slice(at);
    if (isLast) noteEnd();
    return items;
  }

  function isEntry(tag: Extract<XmlToken, { kind: 'open' }>): boolean {
    const name = localName(tag.name).toLowerCase();
    if (entryName !== undefined) return name === entryName;
    const canBeEntry = entryNames.has(name) && (root !== undefined || name === 'item' || name === 'entry');
    if (canBeEntry) entryName = name;
    return canBeEntry;
  }

  function takeOutside(token: XmlToken): void {
    if (token.kind === 'open') {
      root ??= localName(token.name).toLowerCase();
      if (!token.isSelfClosing) outer.push(token.name.toLowerCase());
      if (outer.length > 1000) outer.length = 1000;
    }
    if (token.kind === 'close') takeOutsideClose(token.name.toLowerCase());
    if (token.kind === 'stray') warnOnce(detailed('xml_not_well_formed:bare_sign', { line }));
    if (token.kind === 'other' && token.target === 'doctype' && token.body.includes('<!ENTITY')) {
      warnOnce(detailed('entities_ignored'));
    }
  }

  function takeOutsideClose(name: string): void {
    const depth = outer.lastIndexOf(name);
    if (depth === outer.length - 1 && depth !== -1) outer.pop();
    else {
      warnOnce(detailed('xml_not_well_formed:not_open', { line, name }));
      if (depth !== -1) outer.length = depth;
    }
  }

  function noteEnd(): void {
    const open = outer.at(-1);
    if (open !== undefined) warnOnce(detailed('xml_not_closed', { line, name: open }));
    warnings.push(...entities.warnings());
  }

  function warnOnce(remark: Detailed): void {
    if (!warnings.some((warning) => warning.code === remark.code)) warnings.push({ ...remark, line });
  }

  function format(): FeedFormat {
    if (root === 'rss' || root === 'rdf') return 'rss';
    return root === 'feed' ? 'atom' : 'xml';
  }

  return { push, format };
}
