export type RequestErrorCode =
  | 'OFFLINE'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'TOO_MANY_REQUESTS'
  | 'UNAVAILABLE'
  | 'INVALID_ANSWER'
  | (string & {});

export type RequestIssue = { path: string; code: string };

/** A call that failed for a reason no screen expects as a value; `requestId` is what a person quotes to the operator. */
export class RequestError extends Error {
  readonly code: RequestErrorCode;
  readonly requestId: string | undefined;
  readonly status: number | undefined;
  /** The right that was missing, as the server names it; anyone who shows it parses it. */
  readonly right: unknown;
  /** The places of the request that are at fault, where the server names several. */
  readonly issues: readonly RequestIssue[];

  constructor(
    message: string,
    details: {
      code: RequestErrorCode;
      requestId?: string;
      status?: number;
      right?: unknown;
      issues?: readonly RequestIssue[];
      cause?: unknown;
    },
  ) {
    super(message, { cause: details.cause });
    this.name = 'RequestError';
    this.code = details.code;
    this.requestId = details.requestId;
    this.status = details.status;
    this.right = details.right;
    this.issues = details.issues ?? [];
  }
}

export function isRequestError(error: unknown, code?: RequestErrorCode): error is RequestError {
  return error instanceof RequestError && (code === undefined || error.code === code);
}

const codesByStatus: Record<number, RequestErrorCode> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  429: 'TOO_MANY_REQUESTS',
  // A proxy says so of a server that is being replaced or has just begun.
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
};

export function errorForStatus(status: number, requestId?: string): RequestError {
  const code = codesByStatus[status] ?? (status >= 500 ? 'INTERNAL' : 'INVALID_ANSWER');
  return new RequestError(`The server answered with status ${status}.`, {
    code,
    status,
    ...(requestId ? { requestId } : {}),
  });
}
