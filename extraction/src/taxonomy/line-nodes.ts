import type { Found, NodeReader } from './read-taxonomy.ts';
import { pathOf } from './path-of.ts';

/** Longer lines are no nodes; no more of one is kept. */
const longestLine = 4_000;
const shownOfLine = 80;

const nodeLine = {
  // "3237 - Animals & Pet Supplies > Live Animals"
  google: /^(\d{1,18})\s+-\s+(.+)$/,
  // "gid://shopify/TaxonomyCategory/ap-1   : Animals & Pet Supplies > Live Animals"
  'shopify-text': /^(gid:\/\/shopify\/\S{1,120})\s+:\s+(.+)$/,
} as const;

/** Reads a line for each node. The last line counts once it has ended: a name of which half was downloaded is none. */
export function lineNodes(form: keyof typeof nodeLine): NodeReader {
  let rest = '';
  let isOpen = false;
  let line = 0;
  function* push(text: string): Generator<Found> {
    const lines = (rest + text).split('\n');
    const begun = lines.pop() ?? '';
    isOpen = begun.trim() !== '' || (isOpen && lines.length === 0);
    rest = begun.slice(0, longestLine + 1);
    for (const one of lines) {
      line += 1;
      const found = readLine(one, line);
      if (found) yield found;
    }
  }
  function readLine(written: string, at: number): Found | undefined {
    const text = written.trim();
    if (text === '' || text.startsWith('#')) return undefined;
    const [, externalId, names] = text.length > longestLine ? [] : (nodeLine[form].exec(text) ?? []);
    const path = names === undefined ? undefined : pathOf(names);
    if (externalId === undefined || path === undefined)
      return { fault: { line: at, place: text.slice(0, shownOfLine) } };
    return { node: { externalId, path, parentId: undefined, line: at } };
  }
  return { push, end: () => ({ isWhole: !isOpen, line: line + 1 }) };
}
