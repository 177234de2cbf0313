import type { SitemapAddress, SitemapItem, SitemapProblem } from './item.ts';
import { readSitemap, type SitemapOptions } from './read-sitemap.ts';

/** Opens one sitemap for reading; a refusal is a value with a sentence. */
export type OpenSitemap = (
  address: string,
) => Promise<{ chunks: AsyncIterable<Uint8Array> } | { code: string; reason: string }>;

/** Where an address was found. */
export type FoundIn = { sitemap: string };

export type WalkLimits = Pick<SitemapOptions, 'maxBytes'> & {
  /** Indexes within indexes; the protocol knows one level, the default is 3. */
  maxDepth?: number;
  /** Files in all; default 50,001, an index of the protocol's size. */
  maxSitemaps?: number;
};

/**
 * Reads a sitemap and everything its indexes lead to, one file after the other in their order. Each file is read once, whatever leads to it;
 * a child that fails is a problem with its address and the rest goes on.
 */
export async function* walkSitemap(
  root: string,
  open: OpenSitemap,
  { maxDepth = 3, maxSitemaps = 50_001, maxBytes }: WalkLimits = {},
): AsyncGenerator<(SitemapAddress | SitemapProblem) & FoundIn, void, undefined> {
  const seen = new Set([root]);
  const waiting: { address: string; depth: number }[] = [{ address: root, depth: 0 }];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { address, depth } = next;
    for await (const item of readOne(address, open, maxBytes)) {
      const found = { sitemap: address };
      if (item.kind !== 'child') {
        yield { ...item, ...(item.kind === 'problem' && depth > 0 ? { url: address } : {}), ...found };
      } else if (seen.has(item.url)) {
        yield {
          ...refusedChild(item.url, item.line, 'loop', 'The sitemap is listed more than once; it is read once.'),
          ...found,
        };
      } else if (depth >= maxDepth) {
        yield {
          ...refusedChild(item.url, item.line, 'too_deep', `Indexes are nested more than ${maxDepth} deep.`),
          ...found,
        };
      } else if (seen.size >= maxSitemaps) {
        yield {
          ...refusedChild(item.url, item.line, 'too_many_sitemaps', `Only ${maxSitemaps} sitemaps are read.`),
          ...found,
        };
      } else {
        seen.add(item.url);
        waiting.push({ address: item.url, depth: depth + 1 });
      }
    }
  }
}

async function* readOne(address: string, open: OpenSitemap, maxBytes: number | undefined): AsyncGenerator<SitemapItem> {
  const opened = await open(address);
  if ('reason' in opened) {
    yield { kind: 'problem', code: 'unreachable', line: null, reason: opened.reason };
    return;
  }
  try {
    yield* readSitemap(opened.chunks, { address, ...(maxBytes === undefined ? {} : { maxBytes }) });
  } catch (error) {
    const reason = `Reading broke off: ${error instanceof Error ? error.message : String(error)}`;
    yield { kind: 'problem', code: 'unreachable', line: null, reason };
  }
}

function refusedChild(url: string, line: number, code: SitemapProblem['code'], reason: string): SitemapProblem {
  return { kind: 'problem', code, line, reason, url };
}
