import type { AuthorisedFetch } from './authorised-fetch.ts';
import { errorForStatus, RequestError } from './request-error.ts';

/** The text of one operation, with the types of what it takes and answers; made by `npm run generate`. */
export type TypedDocument<Result, Variables> = {
  readonly name: string;
  readonly text: string;
  /** Never present: carries the types. */
  readonly types?: (variables: Variables) => Result;
};

export type GraphqlRequest = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  options?: { signal?: AbortSignal },
) => Promise<Result>;

type Answer = { data?: unknown; errors?: readonly AnswerError[] };
type AnswerError = { message: string; extensions?: { code?: string; requestId?: string } };

/** Asks the GraphQL endpoint; answers the data or throws a RequestError with the server's code and request id. */
export function createGraphqlRequest(url: () => string, authorisedFetch: AuthorisedFetch): GraphqlRequest {
  return async (document, variables, options = {}) => {
    const response = await authorisedFetch(url(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
      body: JSON.stringify({ operationName: document.name, query: document.text, variables }),
      ...(options.signal ? { signal: options.signal } : {}),
    });
    const answer = parseAnswer(await response.json().catch(() => undefined));
    if (!answer) throw errorForStatus(response.status, response.headers.get('x-request-id') ?? undefined);
    return dataOf(answer, response.status) as ReturnType<NonNullable<typeof document.types>>;
  };
}

function dataOf(answer: Answer, status: number): unknown {
  const [error] = answer.errors ?? [];
  if (!error && answer.data) return answer.data;
  const { code = 'INVALID_ANSWER', requestId } = error?.extensions ?? {};
  throw new RequestError(error?.message ?? 'The server answered without data.', {
    code,
    status,
    ...(requestId ? { requestId } : {}),
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
