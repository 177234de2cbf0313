import { readFeedBatches } from '@quarry/extraction/feed';
import type { PageFinding } from './read-page.ts';

/** What an address gives that is no web page: a feed where one of its rows makes an offer. */
export async function readOther(body: Uint8Array, url: string, contentType: string | null): Promise<PageFinding> {
  let products = 0;
  const options = contentType === null ? { url } : { url, contentType };
  for await (const batch of readFeedBatches(inOnePiece(body), options))
    for (const item of batch) if ('offer' in item) products += 1;
  return { type: products > 0 ? 'feed' : 'other', products };
}

async function* inOnePiece(body: Uint8Array): AsyncGenerator<Uint8Array> {
  yield body;
}
