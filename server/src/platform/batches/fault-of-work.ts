import { lossOfDatabase } from '../db/index.ts';
import { codeOf } from '../failure.ts';

/** What PostgreSQL says of data: cardinality, values, constraints, limits of a program, and what functions raise. */
const dataErrors = /^(?:21|22|23|54|P0)[0-9A-Z]{3}$/;
const builtIn = new Set<unknown>([Error, TypeError, RangeError, SyntaxError, URIError]);

/**
 * Whether an error came of what was worked on, so that the same work fails again. Everything else (a lost connection, a deadlock, a full
 * disk, an order to stop) says nothing of it and may succeed next time.
 */
export function isFaultOfWork(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== '' && !code.startsWith('ERR_')) return dataErrors.test(code);
  if (!(error instanceof Error) || lossOfDatabase(error) !== undefined) return false;
  return builtIn.has(error.constructor) || error.name === 'ZodError';
}
