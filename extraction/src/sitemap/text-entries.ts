import { wording } from '@quarry/contracts/wording';
import { SitemapFault } from './fault.ts';
import { itemOf, problem, shorten, type SitemapItem } from './item.ts';

const longestLine = 10_000;
/** A file whose first lines hold no address at all is something else. */
const patience = 100;

/** Reads the plain text form: one address a line, blank lines and `#` remarks passed over. */
export function createTextEntryReader(base: string | undefined): {
  write: (text: string) => SitemapItem[];
  end: () => SitemapItem[];
} {
  let line = 0;
  let rest = '';
  let isSitemap = false;
  /** Bad lines wait until a good one shows that the file is a list of addresses at all. */
  let held: SitemapItem[] = [];
  const read = (row: string): SitemapItem[] => {
    line += 1;
    const text = row.trim();
    if (text === '' || text.startsWith('#')) return [];
    const item = itemOfLine(text, line, base);
    if (isSitemap) return [item];
    held.push(item);
    isSitemap = item.kind === 'address';
    if (!isSitemap && held.length >= patience) {
      throw new SitemapFault('not_a_sitemap', wording('not_a_sitemap:lines', { lines: line }));
    }
    return isSitemap ? releaseHeld() : [];
  };
  const releaseHeld = () => {
    const released = held;
    held = [];
    return released;
  };
  return {
    write: (text) => {
      const rows = (rest + text).split(/\r\n|\n|\r(?!$)/);
      rest = rows.pop() ?? '';
      if (rest.length > longestLine) {
        throw new SitemapFault(
          'not_a_sitemap',
          wording('not_a_sitemap:long_line', { line: line + 1, limit: longestLine }),
        );
      }
      return rows.flatMap(read);
    },
    end: () => [...read(rest), ...releaseHeld()],
  };
}

/** A relative line would make an address of any word, so only whole addresses count. */
function itemOfLine(text: string, line: number, base: string | undefined): SitemapItem {
  if (URL.canParse(text))
    return itemOf(
      { isChild: false, line, location: text, hasUnknownEntity: false, lastmod: null, alternates: [] },
      base,
    );
  return problem('not_an_address', line, wording('not_an_address:entry', { text: shorten(text) }));
}
