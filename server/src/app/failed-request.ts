import type { FastifyError, FastifyInstance } from 'fastify';
import { lossOfDatabase } from '../platform/db/index.ts';
import { codeOf, messageOf } from '../platform/failure.ts';
import { log } from '../platform/log.ts';

/** Why a request was not answered, as the person who sent it may see it. */
export type FailedRequest = { status: number; code: string; message: string };

const unread: Readonly<Record<string, FailedRequest>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    code: 'BODY_TOO_LARGE',
    message: 'The body of the request is too large: send less at a time.',
  },
  FST_ERR_CTP_INVALID_JSON_BODY: {
    status: 400,
    code: 'BAD_REQUEST',
    message: 'The body of the request is not JSON: look for a missing quote, comma or bracket.',
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: {
    status: 400,
    code: 'BAD_REQUEST',
    message: 'The body of the request is empty: send JSON in it.',
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'BAD_REQUEST',
    message: 'The body of the request has a type that is not read here: send it as application/json.',
  },
};

/** PostgreSQL has no connection left for now. */
const tooManyConnections = '53300';

/** Whether the same request is answered once the database is back. */
export function lacksDatabase(error: unknown): boolean {
  return codeOf(error) === tooManyConnections || lossOfDatabase(error) !== undefined;
}

export const unavailable: FailedRequest = {
  status: 503,
  code: 'UNAVAILABLE',
  message: 'The database is just starting again: try once more in a few seconds.',
};

/** What the sender is told; what is no fault of theirs is logged under the id of the request and answered without inner names. */
export function failedRequest(error: Pick<FastifyError, 'code' | 'statusCode'>, requestId: string): FailedRequest {
  const known = unread[error.code];
  if (known) return known;
  if (lacksDatabase(error)) {
    log.warn({ event: 'http.unavailable', requestId, reason: messageOf(error) });
    return unavailable;
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return {
      status,
      code: 'BAD_REQUEST',
      message: 'The request cannot be read: look at its address, headers and body.',
    };
  log.error({ event: 'http.error', requestId, err: error });
  return {
    status: 500,
    code: 'INTERNAL',
    message: `Something went wrong on the server. The person who runs it finds the cause in the log under ${requestId}.`,
  };
}

/** Answers what no door has an answer of its own for. */
export function answerFailedRequests(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // An address that no file can have, such as one with a zero in it, leads nowhere like any other.
    if (error.code === 'FST_STATIC_FORBIDDEN_PATH') return reply.callNotFound();
    const { status, message } = failedRequest(error, request.id);
    return reply.code(status).send({ error: message });
  });
}
