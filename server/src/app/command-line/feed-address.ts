import type { FeedOptions, FeedWarning } from '@quarry/extraction/feed';
import { environment } from '../../environment.ts';
import { encodingRemark, openOutbound, OutboundBodyError } from '../../platform/http/index.ts';
import { CommandFailure } from './command.ts';

/** The bytes of a feed, and what is known of it before it is read. */
export type FeedSource = {
  chunks: AsyncIterable<Uint8Array>;
  options: FeedOptions;
  /** What was wrong with the coding of its bytes, once they were read. */
  warnings?: () => FeedWarning[];
};

/** A feed may be far larger than a page; it is read as a stream, so only traffic, time, and the host's silence limit it. */
const feedLimits = { maxBytes: 10_000_000_000, timeoutMs: 3_600_000 };

/** Opens a feed at a web address; throws a CommandFailure when it is refused, also in the middle. */
export async function openFeedAddress(address: string, options: FeedOptions): Promise<FeedSource> {
  const response = await openOutbound(address, { ...feedLimits, allowHosts: environment().allowHosts });
  if (response.kind === 'refusal') throw new CommandFailure(response.code, response.reason);
  if (response.status < 200 || response.status > 299) {
    response.close();
    const advice = 'open the address in a browser to see why';
    throw new CommandFailure('http_error', `The shop answered ${response.status} for ${address}; ${advice}.`);
  }
  const contentType = response.headers['content-type'];
  return {
    chunks: withFailures(response.body),
    warnings: () => {
      const fault = response.encodingFault();
      return fault ? [{ line: null, ...encodingRemark(fault) }] : [];
    },
    options: { url: response.finalUrl, ...(contentType !== undefined && { contentType }), ...options },
  };
}

async function* withFailures(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw error instanceof OutboundBodyError ? new CommandFailure(error.refusal.code, error.message) : error;
  }
}
