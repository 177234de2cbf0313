import { inEnglish, type Wording, wording } from '@quarry/contracts/wording';
import { errors } from 'undici';

/** Why the outbound door did not open, or closed early. Stable: callers switch on it and screens translate it. */
export type RefusalCode =
  | 'not_an_address'
  | 'scheme_refused'
  | 'port_refused'
  | 'credentials_refused'
  | 'private_address'
  | 'host_not_found'
  | 'connection_failed'
  | 'certificate_refused'
  | 'timeout'
  | 'aborted'
  | 'too_many_redirects'
  | 'headers_too_large'
  | 'body_too_large'
  | 'compression_bomb'
  | 'broken_encoding'
  | 'broken_response'
  | 'invalid_request';

/** An expected refusal of the outbound door: a value, not an exception. `reason` is one sentence in English, `wording` the same for every language. */
export type OutboundRefusal = {
  kind: 'refusal';
  code: RefusalCode;
  reason: string;
  wording: Wording;
  /** The address that was refused: the one asked for, or the redirect target that failed. */
  address: string;
};

/** Thrown while a streamed body is read, carrying the refusal that ended it. */
export class OutboundBodyError extends Error {
  override name = 'OutboundBodyError';
  readonly refusal: OutboundRefusal;
  constructor(refusal: OutboundRefusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/** Builds a refusal of one address. */
export function refuse(code: RefusalCode, address: string, said: Wording): OutboundRefusal {
  return { kind: 'refusal', code, reason: inEnglish(said), wording: said, address };
}

const systemCodes: Record<string, [RefusalCode, Wording]> = {
  ENOTFOUND: ['host_not_found', wording('host_not_found')],
  EAI_AGAIN: ['host_not_found', wording('host_not_found:name_server')],
  ECONNREFUSED: ['connection_failed', wording('connection_failed:refused')],
  ECONNRESET: ['connection_failed', wording('connection_failed:closed')],
  EPIPE: ['connection_failed', wording('connection_failed:closed')],
  ETIMEDOUT: ['timeout', wording('timeout:connecting')],
  UND_ERR_CONNECT_TIMEOUT: ['timeout', wording('timeout:connecting')],
  UND_ERR_SOCKET: ['connection_failed', wording('connection_failed:closed')],
  UND_ERR_HEADERS_OVERFLOW: ['headers_too_large', wording('headers_too_large')],
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ['broken_response', wording('broken_response:length')],
  UND_ERR_INVALID_ARG: ['invalid_request', wording('invalid_request')],
};

/** Turns what the HTTP client threw into a refusal; anything unknown counts as a failed connection and names its code. */
export function refusalOf(error: unknown, address: string): OutboundRefusal {
  if (error instanceof OutboundBodyError) return error.refusal;
  const code = errorCode(error);
  const known = systemCodes[code];
  if (known) return refuse(known[0], address, known[1]);
  if (error instanceof errors.HTTPParserError) return refuse('broken_response', address, wording('broken_response'));
  if (/^(Z_|ZSTD_|ERR_BROTLI|ERR__|ERR_ZSTD)/.test(code)) {
    return refuse('broken_encoding', address, wording('broken_encoding', { cause: code }));
  }
  if (/^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH)/.test(code)) {
    return refuse('certificate_refused', address, wording('certificate_refused', { cause: code }));
  }
  const message = error instanceof Error ? error.message : String(error);
  return refuse('connection_failed', address, wording('connection_failed', { cause: code || message }));
}

function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if (error instanceof AggregateError && error.errors.length > 0) return errorCode(error.errors[0]);
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
