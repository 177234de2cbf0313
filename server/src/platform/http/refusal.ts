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

/** An expected refusal of the outbound door: a value, not an exception. `reason` is one sentence for a person. */
export type OutboundRefusal = {
  kind: 'refusal';
  code: RefusalCode;
  reason: string;
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
export function refuse(code: RefusalCode, address: string, reason: string): OutboundRefusal {
  return { kind: 'refusal', code, reason, address };
}

const systemCodes: Record<string, [RefusalCode, string]> = {
  ENOTFOUND: ['host_not_found', 'The host name does not exist. Check the spelling of the address.'],
  EAI_AGAIN: ['host_not_found', 'The name server did not answer. Try again later.'],
  ECONNREFUSED: ['connection_failed', 'The host refused the connection.'],
  ECONNRESET: ['connection_failed', 'The host closed the connection before it had answered in full.'],
  EPIPE: ['connection_failed', 'The host closed the connection before it had answered in full.'],
  ETIMEDOUT: ['timeout', 'The host did not accept a connection in time.'],
  UND_ERR_CONNECT_TIMEOUT: ['timeout', 'The host did not accept a connection in time.'],
  UND_ERR_SOCKET: ['connection_failed', 'The host closed the connection before it had answered in full.'],
  UND_ERR_HEADERS_OVERFLOW: ['headers_too_large', 'The answer has more than 64 kB of headers.'],
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ['broken_response', 'The answer is shorter or longer than it declares.'],
  UND_ERR_INVALID_ARG: ['invalid_request', 'The request has a header or method that HTTP does not allow.'],
};

/** Turns what the HTTP client threw into a refusal; anything unknown counts as a failed connection and names its code. */
export function refusalOf(error: unknown, address: string): OutboundRefusal {
  if (error instanceof OutboundBodyError) return error.refusal;
  const code = errorCode(error);
  const known = systemCodes[code];
  if (known) return refuse(known[0], address, known[1]);
  if (error instanceof errors.HTTPParserError)
    return refuse('broken_response', address, 'The answer is not valid HTTP.');
  if (/^(Z_|ZSTD_|ERR_BROTLI|ERR__|ERR_ZSTD)/.test(code)) {
    return refuse('broken_encoding', address, `The compressed body is damaged (${code}).`);
  }
  if (/^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH)/.test(code)) {
    return refuse('certificate_refused', address, `The host offers no connection that can be trusted (${code}).`);
  }
  const message = error instanceof Error ? error.message : String(error);
  return refuse('connection_failed', address, `The connection failed: ${code || message}.`);
}

function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if (error instanceof AggregateError && error.errors.length > 0) return errorCode(error.errors[0]);
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
