import { codeOf, Failure, messageOf } from '../failure.ts';

/** Connection exceptions and the operator's interventions, as PostgreSQL numbers them, and what Node says of a broken way there. */
const codes = /^(?:08...|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND)$/;
/** What the driver says without a code. */
const sentences =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

/**
 * The failure of work whose database does not answer any more; undefined for every other error. For errors of statements and of
 * connections alone: a web server that is gone has the same codes.
 */
export function lossOfDatabase(error: unknown): Failure | undefined {
  if (!codes.test(codeOf(error)) && !sentences.test(messageOf(error))) return undefined;
  return new Failure(
    'DATABASE_LOST',
    `The database does not answer any more (${messageOf(error).replace(/\.$/, '')}). What was saved stays: see that it runs, then call the command again.`,
    { cause: error },
  );
}
