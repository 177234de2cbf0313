import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { retryAfter } from '../../features/access/index.ts';
import { Refusal } from '../../platform/auth/index.ts';
import { Failure, messageOf } from '../../platform/failure.ts';
import { log } from '../../platform/log.ts';
import { lacksDatabase, unavailable } from '../failed-request.ts';
import { limits } from './limits.ts';

/**
 * An error as a caller may see it: a refusal of the document or a Failure with its own sentence and code; anything else
 * is logged under the request's id and answered without inner names.
 */
export function formatError(error: unknown, requestId: string): GraphQLFormattedError {
  const shown = error instanceof GraphQLError ? { path: error.path, locations: error.locations } : {};
  const { message, code, issues = [], right } = describe(error, requestId);
  return {
    message,
    ...(shown.locations ? { locations: shown.locations } : {}),
    ...(shown.path ? { path: shown.path } : {}),
    extensions: { code, requestId, ...(issues.length > 0 ? { issues } : {}), ...(right ? { right } : {}) },
  };
}

/** What the parser says of a document that it read no further. */
const tooManyTokens = /^Syntax Error: Document contains more tha[tn] \d+ tokens/;
const tooManyTokensText = `The document has more than ${limits.tokens} tokens: ask for less, or in several requests.`;

type Described = { message: string; code: string; issues?: Failure['issues']; right?: Refusal['right'] };

function describe(error: unknown, requestId: string): Described {
  const original = originOf(error);
  if (original instanceof Refusal) return { message: original.message, code: original.code, right: original.right };
  if (original instanceof Failure) {
    return { message: original.message, code: original.code, issues: original.issues };
  }
  const isOfTheEngine = original === undefined || original instanceof GraphQLError;
  if (error instanceof GraphQLError && isOfTheEngine && !error.path) {
    // What the compiled form of a document refuses has no extensions.
    if (tooManyTokens.test(error.message)) return { message: tooManyTokensText, code: 'DOCUMENT_TOO_LARGE' };
    const { code } = { ...error.extensions };
    return {
      message: withoutSuggestion(withOwnSentence(error.message, original)),
      code: typeof code === 'string' ? code : 'BAD_DOCUMENT',
    };
  }
  if (lacksDatabase(original)) {
    log.warn({ event: 'graphql.unavailable', requestId, reason: messageOf(original) });
    return { message: unavailable.message, code: unavailable.code };
  }
  log.error({ event: 'graphql.failed', requestId, err: original ?? error });
  return {
    message: `Something went wrong on the server. The person who runs it finds the cause in the log under ${requestId}.`,
    code: 'INTERNAL',
  };
}

/** Engines wrap what a resolver threw, some of them twice. */
export function originOf(error: unknown): unknown {
  let origin: unknown = error;
  while (typeof origin === 'object' && origin !== null && 'originalError' in origin && origin.originalError) {
    origin = origin.originalError;
  }
  return origin === error && error instanceof GraphQLError ? undefined : origin;
}

/** The compiled form of a document names only the type of a variable that a scalar of ours refused, and not what that one says. */
function withOwnSentence(message: string, original: GraphQLError | undefined): string {
  if (original === undefined || message.includes(original.message)) return message;
  return `${message.replace(/ Expected type \w+\.$/, '')} ${original.message}`;
}

/** A misspelt field must not be answered with the names of real ones. */
function withoutSuggestion(message: string): string {
  return message.replace(/ Did you mean .*$/s, '');
}

/** The refusal of a key that has asked more than its limit. */
export function askedTooOften(waitMs: number): GraphQLError {
  return new GraphQLError(`The key has asked too often: try again in ${retryAfter(waitMs)} seconds.`, {
    extensions: { code: 'RATE_LIMITED' },
  });
}
