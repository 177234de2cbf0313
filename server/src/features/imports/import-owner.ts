import { type Actor, authorize } from '../../platform/auth/index.ts';
import type { Right } from '../../platform/commands/index.ts';
import { Failure } from '../../platform/failure.ts';
import { personOf } from '../access/index.ts';

/** What it takes to import at all. */
export const importRight = ['run', 'Import'] as const satisfies Right;

/** A person's own affair: a worker goes on with it by all rights of its person, which are more than a key's. */
export function rightToImport(actor: Actor): Right | 'signed_in' {
  return actor.apiKeyId ? 'signed_in' : importRight;
}

/** The person whose imports are read; throws a Failure FORBIDDEN for anyone who may not import, and for keys. */
export function ownerOf(actor: Actor): string {
  if (actor.apiKeyId)
    throw new Failure('FORBIDDEN', 'An API key does only what it was given: sign in to do this for yourself.');
  authorize(actor, ...importRight);
  return personOf(actor);
}
