import { type Wording, wording } from '@quarry/contracts/wording';
import { problem, type SitemapAddress, type SitemapChild, type SitemapItem, type SitemapProblem } from './item.ts';
import { readSitemap, type SitemapOptions } from './read-sitemap.ts';

/** `encodingFault` says, once the bytes were read, what was wrong with their coding on the way. */
export type OpenedSitemap = {
  chunks: AsyncIterable<Uint8Array>;
  encodingFault?: () => 'cut' | 'followed' | undefined;
};

/** Opens one sitemap for reading; a refusal is a value with a sentence. */
export type OpenSitemap = (
  address: string,
) => Promise<OpenedSitemap | { code: string; reason: string; wording?: Wording }>;

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
 * a child that fails is a problem with its address and the rest goes on. A child that is followed is given only where it has a note.
 */
export async function* walkSitemap(
  root: string,
  open: OpenSitemap,
  { maxDepth = 3, maxSitemaps = 50_001, maxBytes }: WalkLimits = {},
): AsyncGenerator<(SitemapAddress | SitemapChild | SitemapProblem) & FoundIn, void, undefined> {
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
          ...refusedChild(item.url, item.line, 'loop', wording('loop')),
          ...found,
        };
      } else if (depth >= maxDepth) {
        yield {
          ...refusedChild(item.url, item.line, 'too_deep', wording('too_deep:indexes', { limit: maxDepth })),
          ...found,
        };
      } else if (seen.size >= maxSitemaps) {
        yield {
          ...refusedChild(
            item.url,
            item.line,
            'too_many_sitemaps',
            wording('too_many_sitemaps', { limit: maxSitemaps }),
          ),
          ...found,
        };
      } else {
        if (item.notes.length > 0) yield { ...item, ...found };
        seen.add(item.url);
        waiting.push({ address: item.url, depth: depth + 1 });
      }
    }
  }
}

async function* readOne(address: string, open: OpenSitemap, maxBytes: number | undefined): AsyncGenerator<SitemapItem> {
  const opened = await open(address);
  if ('reason' in opened) {
    const { reason, wording: said = wording('unreachable:broke_off', { cause: reason }) } = opened;
    yield { ...problem('unreachable', null, said), reason };
    return;
  }
  try {
    yield* readSitemap(opened.chunks, { address, ...(maxBytes === undefined ? {} : { maxBytes }) });
    const fault = opened.encodingFault?.();
    if (fault) yield problem(`gzip_${fault}`, null, wording(`gzip_${fault}`));
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    yield problem('unreachable', null, wording('unreachable:broke_off', { cause }));
  }
}

function refusedChild(url: string, line: number, code: SitemapProblem['code'], said: Wording): SitemapProblem {
  return { ...problem(code, line, said), url };
}
