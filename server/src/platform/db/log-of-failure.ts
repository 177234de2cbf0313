import { connectionLog, type Log, log } from '../log.ts';
import { lossOfDatabase } from './lost.ts';

/** Where a failure is noted that its work outlives. A lost database is told once by the command whose work ends with it. */
export function logOfFailure(error: unknown): Log {
  return lossOfDatabase(error) ? connectionLog : log;
}
