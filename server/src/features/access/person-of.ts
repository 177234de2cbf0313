import type { Actor } from '../../platform/auth/index.ts';
import { Failure } from '../../platform/failure.ts';

/** Anyone who is signed in, whatever their role: it is about themselves. */
export function personOf({ userId }: Actor): NonNullable<Actor['userId']> {
  if (userId === null) throw new Failure('UNAUTHENTICATED', 'Sign in to do this.');
  return userId;
}
