import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { messageOf } from '../platform/failure.ts';
import { log } from '../platform/log.ts';

/** Sends a table line by line as it is made, to be saved under a name. */
export function sendTable(
  request: FastifyRequest,
  reply: FastifyReply,
  lines: AsyncIterable<string>,
  fileName: string,
): FastifyReply {
  const body = Readable.from(lines, { objectMode: false });
  // The connection breaks off, so that nobody takes half a file for a whole one.
  body.once('error', (error) => log.warn({ event: 'file.broken', requestId: request.id, reason: messageOf(error) }));
  return reply
    .headers({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': attachment(fileName),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(body);
}

/** RFC 6266: the name in ASCII for programs that read nothing else, and whole in the encoding of RFC 8187. */
export function attachment(fileName: string): string {
  const name = fileName.toWellFormed();
  const plain = name.replaceAll(/[^ !#-[\]-~]/g, '_');
  if (plain === name) return `attachment; filename="${name}"`;
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
