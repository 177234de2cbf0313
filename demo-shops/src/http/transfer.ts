import { createHash } from 'node:crypto';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Document } from './site.ts';

export type Encoding = 'identity' | 'gzip' | 'br';

/** A document in one content encoding, ready to be sent as often as it is asked for. */
export type Representation = {
  document: Document;
  bytes: Buffer;
  encoding: Encoding;
  etag: string;
  lastModified?: Date;
};

/** Packs a document; `lastModified` is when its content last changed. */
export function represent(
  document: Document,
  encoding: Encoding,
  lastModified?: Date,
  charset: 'utf8' | 'latin1' = 'utf8',
): Representation {
  const plain = charset === 'latin1' ? windows1252(document.body) : Buffer.from(document.body, 'utf8');
  const bytes = document.isGzipFile ? gzipSync(plain) : encoders[encoding](plain);
  const digest = createHash('sha1').update(plain).digest('base64url').slice(0, 20);
  const suffix = encoding === 'identity' ? '' : `-${encoding}`;
  return { document, bytes, encoding, etag: `"${digest}${suffix}"`, ...(lastModified ? { lastModified } : {}) };
}

const encoders: Readonly<Record<Encoding, (plain: Buffer) => Buffer>> = {
  identity: (plain) => plain,
  gzip: (plain) => gzipSync(plain, { level: 5 }),
  br: (plain) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
};

/** Windows-1252 is Latin-1 with letters and signs where Latin-1 has control characters. */
function windows1252(text: string): Buffer {
  const codes: Record<string, number> = {
    '€': 0x80,
    '…': 0x85,
    Œ: 0x8c,
    '‘': 0x91,
    '’': 0x92,
    '“': 0x93,
    '”': 0x94,
    '–': 0x96,
    œ: 0x9c,
    '\u202f': 0xa0,
  };
  const unknown = '?'.charCodeAt(0);
  return Buffer.from(
    Array.from(text, (character) => {
      const code = character.charCodeAt(0);
      return codes[character] ?? (code <= 0xff ? code : unknown);
    }),
  );
}

/** The encoding a reader likes best among those it accepts; q=0 refuses one. */
export function chooseEncoding(header: string | undefined): Encoding {
  const wishes = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find((text) => text !== undefined);
      return [name.trim(), weight === undefined ? 1 : Number(weight)];
    }),
  );
  const weightOf = (name: string) => wishes.get(name) ?? wishes.get('*') ?? 0;
  const br = weightOf('br');
  const gzip = weightOf('gzip');
  if (br > 0 && br >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : 'identity';
}

/** Sends a representation, or 304 when the reader already holds it (RFC 9110, 13.2.2). */
export function send(request: IncomingMessage, response: ServerResponse, representation: Representation): void {
  const { document, bytes, encoding, etag, lastModified } = representation;
  if (document.location) response.setHeader('Location', document.location);
  if (document.status === 200) {
    response.setHeader('ETag', etag);
    if (lastModified) response.setHeader('Last-Modified', lastModified.toUTCString());
    response.setHeader('Cache-Control', 'no-cache');
    if (!document.isGzipFile) response.setHeader('Vary', 'Accept-Encoding');
    if (isHeldBy(request, etag, lastModified)) {
      response.writeHead(304).end();
      return;
    }
  }
  if (encoding !== 'identity' && !document.isGzipFile) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', document.contentType);
  response.setHeader('Content-Length', bytes.length);
  response.writeHead(document.status);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** If-None-Match decides alone where it is given; If-Modified-Since counts only without it. */
function isHeldBy(request: IncomingMessage, etag: string, lastModified: Date | undefined): boolean {
  const noneMatch = request.headers['if-none-match'];
  if (noneMatch !== undefined) {
    const held = new Set(noneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, '')));
    return held.has('*') || held.has(etag);
  }
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  return lastModified !== undefined && !Number.isNaN(since) && lastModified.getTime() <= since;
}
