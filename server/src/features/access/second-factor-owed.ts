import { Failure } from '../../platform/failure.ts';

/** What GraphQL answers somebody who owes a second factor: who they are, and what sets it up. */
export const openBeforeSecondFactor: ReadonlySet<string> = new Set([
  '__typename',
  'me',
  'beginSecondFactor',
  'confirmSecondFactor',
]);

/** The answer to everything else. */
export function secondFactorOwed(): Failure {
  return new Failure('SECOND_FACTOR_REQUIRED', 'Your role asks for a second factor: set it up before anything else.');
}
