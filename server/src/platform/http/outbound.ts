import { wording } from '@quarry/contracts/wording';
import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { acceptedEncodings, decodeBody, type EncodingFault } from './decode-body.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import { createOutboundNetwork, type OutboundNetwork } from './network.ts';
import { OutboundBodyError, type OutboundRefusal, refusalOf, refuse } from './refusal.ts';
import { headersForNextHop, latin1ToUtf8, type RequestHeaders, requestHeaders, responseHeaders } from './headers.ts';
import { type PinnedTarget, pinTarget } from './target.ts';

/** The product token that robots.txt groups are matched against. */
export const productToken = 'QuarryBot';

export type OutboundOptions = {
  /** `host:port` (or `host`) pairs that may be reached although private or on another port. */
  allowHosts?: readonly string[];
  /** Everything together: resolving, connecting, redirects, headers and body. Default 20,000. */
  timeoutMs?: number;
  /**
   * How long the host may say nothing: until the head of its answer, redirects included, and between two pieces of its body. Default 20,000;
   * it ends what a long `timeoutMs` would wait for.
   */
  silenceMs?: number;
  /** Limit of the decoded body. Default 20,000,000. */
  maxBytes?: number;
  headers?: RequestHeaders;
  method?: 'GET' | 'HEAD' | 'POST';
  body?: string | Uint8Array;
  signal?: AbortSignal;
  /** Validators of the copy we hold (RFC 9110): sent as If-None-Match and If-Modified-Since. */
  conditional?: { etag?: string | null; lastModified?: string | null };
  /** Default 5; one more is refused. `manual` gives a redirect as the response it is. */
  maxRedirects?: number | 'manual';
  userAgent?: string;
  /** Tests hand in a network whose resolver and dialler are theirs. */
  network?: OutboundNetwork;
};

export type FetchOptions = OutboundOptions & {
  /** What a body beyond `maxBytes` does: a refusal (the default), or its first bytes with `truncated` set. */
  overflow?: 'refuse' | 'truncate';
  /** Looks at the head; when it says no, the body is left unread and given as empty. */
  shouldRead?: (head: { status: number; headers: Record<string, string> }) => boolean;
};

export type Redirect = { status: number; from: string; to: string };

type ResponseHead = {
  kind: 'response';
  status: number;
  /** Names in lower case; repeated headers are joined by a comma. */
  headers: Record<string, string>;
  finalUrl: string;
  redirects: Redirect[];
};

export type OutboundResponse = ResponseHead & {
  /** Decoded from its content coding. */
  body: Uint8Array;
  truncated: boolean;
  /** Set where the body was read although its coding ends early or is followed by something else. */
  encodingFault?: EncodingFault;
  timings: { headersMs: number; totalMs: number };
};

export type OutboundStream = ResponseHead & {
  /** Decoded bytes; reading throws an OutboundBodyError when a limit or the deadline ends it. Read it to its end or `close` it. */
  body: AsyncGenerator<Uint8Array, void, undefined>;
  /** What was wrong with the coding of a body that was read to its end all the same. */
  encodingFault: () => EncodingFault | undefined;
  /** Lets go of a body that nobody reads. */
  close: () => void;
  headersMs: number;
};

const defaultTimeoutMs = 20_000;
const defaultSilenceMs = 20_000;
const defaultMaxBytes = 20_000_000;
const defaultMaxRedirects = 5;
const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const sharedNetwork = createOutboundNetwork();

/** The honest name we go by: product token, version, and an address where a shop's owner finds out more. */
export function userAgentFor(contact?: string): string {
  return contact ? `${productToken}/0.1 (+${contact})` : `${productToken}/0.1`;
}

/**
 * Fetches one address through the one outbound door and reads its body into memory.
 * Gives the response (of any status), or a refusal as a value: address guard, limits, deadline, network failure. Never throws for what a host does.
 */
export async function fetchOutbound(
  address: string,
  options: FetchOptions = {},
): Promise<OutboundResponse | OutboundRefusal> {
  const startedAt = performance.now();
  const opened = await openOutbound(address, options);
  if (opened.kind === 'refusal') return opened;
  const { body, close, headersMs, encodingFault, ...head } = opened;
  const chunks: Uint8Array[] = [];
  let truncated = false;
  try {
    if (options.shouldRead?.(head) === false) close();
    else for await (const chunk of body) chunks.push(chunk);
  } catch (error) {
    const refusal = refusalOf(error, head.finalUrl);
    if (refusal.code !== 'body_too_large' || options.overflow !== 'truncate') return refusal;
    truncated = true;
  }
  const totalMs = performance.now() - startedAt;
  const fault = encodingFault();
  return {
    ...head,
    body: Buffer.concat(chunks),
    truncated,
    ...(fault && { encodingFault: fault }),
    timings: { headersMs, totalMs },
  };
}

/**
 * Like `fetchOutbound`, for bodies that do not belong in memory (feeds, sitemaps): gives the head at once and the body as a stream.
 * The deadline and `maxBytes` go on to count while the body is read, so raise both for big files; `silenceMs` stays what it is.
 */
export async function openOutbound(
  address: string,
  options: OutboundOptions = {},
): Promise<OutboundStream | OutboundRefusal> {
  const startedAt = performance.now();
  const { timeoutMs = defaultTimeoutMs, silenceMs = defaultSilenceMs } = options;
  const deadline = startDeadline(address, { timeoutMs, silenceMs }, options.signal);
  try {
    deadline.await();
    const result = await follow(address, options, deadline.signal);
    if ('kind' in result) {
      deadline.clear();
      return result;
    }
    deadline.heard();
    const { response, target, redirects } = result;
    const headers = responseHeaders(response.headers);
    // Anyone who reads learns of errors by reading; one that comes after the reader left has nobody to go to.
    response.body.on('error', () => undefined);
    let fault: EncodingFault | undefined;
    const onFault = (found: EncodingFault) => {
      fault = found;
    };
    const limits = { address: target.url.href, maxBytes: options.maxBytes ?? defaultMaxBytes };
    return {
      kind: 'response',
      status: response.statusCode,
      headers,
      finalUrl: target.url.href,
      redirects,
      body: readBody(response.body, headers['content-encoding'] ?? '', limits, deadline, onFault),
      encodingFault: () => fault,
      close: () => {
        deadline.clear();
        response.body.destroy();
      },
      headersMs: performance.now() - startedAt,
    };
  } catch (error) {
    deadline.clear();
    return refusalOf(error, address);
  }
}

/**
 * Why nothing may be asked of an address at all: its form, its port, a private network, a host without an address. Undefined where
 * asking may begin; what comes of it is another matter.
 */
export async function refusalOfAddress(
  address: string,
  options: Pick<OutboundOptions, 'allowHosts' | 'network'>,
): Promise<OutboundRefusal | undefined> {
  const { resolve } = options.network ?? sharedNetwork;
  try {
    const target = await pinTarget(address, options.allowHosts ?? [], resolve);
    return 'kind' in target ? target : undefined;
  } catch (error) {
    return refusalOf(error, address);
  }
}

/** Closes the connections that `fetchOutbound` and `openOutbound` keep for reuse; called when a process drains. */
export async function closeOutbound(): Promise<void> {
  await sharedNetwork.close();
}

type Followed = { response: Dispatcher.ResponseData; target: PinnedTarget; redirects: Redirect[] };

async function follow(
  address: string,
  options: OutboundOptions,
  signal: AbortSignal,
): Promise<Followed | OutboundRefusal> {
  const network = options.network ?? sharedNetwork;
  const maxRedirects = options.maxRedirects ?? defaultMaxRedirects;
  const redirects: Redirect[] = [];
  let headers = requestHeaders(options, options.userAgent ?? userAgentFor(), acceptedEncodings);
  let method = options.method ?? 'GET';
  let next = address;
  for (;;) {
    const target = await orAborted(pinTarget(next, options.allowHosts ?? [], network.resolve), signal);
    if ('kind' in target) return target;
    const response = await network.dispatcherFor(target).request({
      path: target.url.pathname + target.url.search,
      method,
      headers,
      body: method === 'POST' ? (options.body ?? null) : null,
      signal,
    });
    const isFollowed = maxRedirects !== 'manual' && redirectStatuses.has(response.statusCode);
    const location = isFollowed ? locationOf(response) : undefined;
    if (location === undefined) return { response, target, redirects };
    discard(response.body, signal);
    const from = target.url.href;
    const to = URL.parse(location, from);
    if (!to) return refuse('not_an_address', from, wording('not_an_address:redirect'));
    if (maxRedirects !== 'manual' && redirects.length >= maxRedirects) {
      const isLoop = to.href === from || redirects.some((earlier) => earlier.from === to.href);
      const said = isLoop
        ? wording('too_many_redirects:loop', { url: to.href })
        : wording('too_many_redirects', { limit: maxRedirects });
      return refuse('too_many_redirects', from, said);
    }
    redirects.push({ status: response.statusCode, from, to: to.href });
    if (response.statusCode <= 303 && method === 'POST') method = 'GET';
    headers = headersForNextHop(headers, target.url, to);
    next = to.href;
  }
}

function locationOf(response: Dispatcher.ResponseData): string | undefined {
  const { location } = response.headers;
  const first = Array.isArray(location) ? location[0] : location;
  return first === undefined ? undefined : latin1ToUtf8(first);
}

/** Reads a redirect's short body away so that its connection can be used again. */
function discard(body: Dispatcher.ResponseData['body'], signal: AbortSignal): void {
  body
    .dump({ limit: 16 * 1024, signal })
    .catch((error: unknown) => body.destroy(error instanceof Error ? error : undefined));
}

/** A name server's answer cannot be called off, but the wait for it can. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

async function* readBody(
  raw: Readable,
  contentEncoding: string,
  limits: { address: string; maxBytes: number },
  deadline: Deadline,
  onFault: (fault: EncodingFault) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    yield* decodeBody(attended(raw, deadline), contentEncoding, limits, onFault);
  } catch (error) {
    throw error instanceof OutboundBodyError ? error : new OutboundBodyError(refusalOf(error, limits.address));
  } finally {
    deadline.clear();
    raw.destroy();
  }
}

/** The bytes as they come; only the wait for them counts as the host's silence. */
async function* attended(raw: Readable, deadline: Deadline): AsyncGenerator<Buffer, void, undefined> {
  deadline.await();
  for await (const chunk of raw as AsyncIterable<Buffer>) {
    deadline.heard();
    yield chunk;
    deadline.await();
  }
  deadline.heard();
}
