import type { AuthorisedFetch } from './authorised-fetch.ts';
import { createMutationKeys, type MutationKeys } from './mutation-keys.ts';
import { errorForStatus, isRequestError, RequestError, type RequestIssue } from './request-error.ts';

/** The text of one operation, with the types of what it takes and answers; made by `npm run generate`. */
export type TypedDocument<Result, Variables> = {
  /** By which a server of the same release knows the text; absent where a screen writes it. */
  readonly id?: string;
  readonly name: string;
  /** The types of the records that its answer holds; absent where it holds none. */
  readonly reads?: readonly string[];
  readonly text: string;
  /** Never present: carries the types. */
  readonly types?: (variables: Variables) => Result;
};

export type GraphqlOptions = {
  signal?: AbortSignal;
  /** Goes on its way also when the page is left. */
  keepalive?: boolean;
};

export type GraphqlRequest = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  options?: GraphqlOptions,
) => Promise<Result>;

type Answer = { data?: unknown; errors?: readonly AnswerError[] };
type AnswerError = {
  message: string;
  extensions?: { code?: string; requestId?: string; right?: unknown; issues?: RequestIssue[] };
};

/** Pauses before a mutation is sent again whose answer was lost; by its key it takes effect once. */
const resendAfterMs = [500, 2_000];

/** Asks the GraphQL endpoint; answers the data or throws a RequestError with the server's code and request id. */
export function createGraphqlRequest(
  url: () => string,
  authorisedFetch: AuthorisedFetch,
  keys: MutationKeys = createMutationKeys(),
): GraphqlRequest {
  const send = async (body: string, headers: Record<string, string>, options: GraphqlOptions) => {
    const response = await authorisedFetch(url(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...headers,
      },
      body,
      ...options,
    });
    const answer = parseAnswer(await response.json().catch(() => undefined));
    if (!answer) throw errorForStatus(response.status, response.headers.get('x-request-id') ?? undefined);
    return dataOf(answer, response.status);
  };
  const sendOnce = async (body: string, options: GraphqlOptions) => {
    const key = { 'idempotency-key': keys.keyOf(body) };
    for (let attempt = 0; ; attempt += 1) {
      try {
        const data = await send(body, key, options);
        keys.settle(body);
        return data;
      } catch (error) {
        if (!isUnanswered(error)) keys.settle(body);
        const pauseMs = isUnanswered(error) ? resendAfterMs[attempt] : undefined;
        if (pauseMs === undefined || options.signal?.aborted) throw error;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  };
  let knowsIds = true;
  return async (document, variables, options = {}) => {
    const ask = (what: { documentId: string } | { query: string }) => {
      const body = JSON.stringify({ operationName: document.name, ...what, variables });
      return document.text.startsWith('mutation') ? sendOnce(body, options) : send(body, {}, options);
    };
    const askByText = () => ask({ query: document.text });
    const askById = (documentId: string) =>
      ask({ documentId }).catch((error: unknown) => {
        if (!isRequestError(error, 'DOCUMENT_UNKNOWN')) throw error;
        // A server of another release: it gets the texts from now on.
        knowsIds = false;
        return askByText();
      });
    const data = await (knowsIds && document.id !== undefined ? askById(document.id) : askByText());
    return data as ReturnType<NonNullable<typeof document.types>>;
  };
}

/** Whether nobody knows if the server did what it was asked for. */
function isUnanswered(error: unknown): boolean {
  return (
    isRequestError(error, 'OFFLINE') || isRequestError(error, 'UNAVAILABLE') || isRequestError(error, 'IN_PROGRESS')
  );
}

function dataOf(answer: Answer, status: number): unknown {
  const [error] = answer.errors ?? [];
  if (!error && answer.data) return answer.data;
  const { code = 'INVALID_ANSWER', requestId, right, issues } = error?.extensions ?? {};
  throw new RequestError(error?.message ?? 'The server answered without data.', {
    code,
    status,
    right,
    ...(requestId ? { requestId } : {}),
    ...(issues ? { issues } : {}),
  });
}

function parseAnswer(body: unknown): Answer | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if (!('data' in body) && !('errors' in body)) return undefined;
  const errors = 'errors' in body && Array.isArray(body.errors) ? body.errors.filter(isAnswerError) : [];
  return { data: 'data' in body ? body.data : undefined, errors };
}

function isAnswerError(value: unknown): value is AnswerError {
  return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
}
