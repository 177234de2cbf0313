import type { FastifyReply, FastifyRequest } from 'fastify';
import { secondFactorOwed, type Sessions } from '../features/access/index.ts';
import type { Actor } from '../platform/auth/index.ts';
import { type Id, isId } from '../platform/ids.ts';
import { actorOf } from './graphql/route.ts';

/** Somebody who signed in, and no key of theirs. */
export type Person = Actor & { userId: Id<'user'>; sessionId: Id<'session'> };

/** The person whose Bearer token a request has; undefined where it was answered that there is none who may come in. */
export async function personAt(
  request: FastifyRequest,
  reply: FastifyReply,
  sessions: Sessions,
): Promise<Person | undefined> {
  reply.header('cache-control', 'no-store');
  const actor = await actorOf(request, sessions);
  if (!isPerson(actor)) {
    fail(reply, 401, 'UNAUTHENTICATED', 'Sign in to do this.');
    return undefined;
  }
  if (actor.owesSecondFactor) {
    reply.header('www-authenticate', 'Bearer error="insufficient_user_authentication"');
    fail(reply, 401, 'SECOND_FACTOR_REQUIRED', secondFactorOwed().message);
    return undefined;
  }
  return actor;
}

function isPerson(actor: Actor | undefined): actor is Person {
  return actor !== undefined && actor.userId !== null && actor.sessionId !== null && actor.apiKeyId === undefined;
}

export function fail(reply: FastifyReply, status: number, code: string, reason: string): FastifyReply {
  return reply.code(status).send({ error: { code, reason } });
}

const nobody = '00000000-0000-0000-0000-000000000000';

/** The id of an address: what is no id names nothing, like an id that nothing has. */
export function idOf({ id }: { id: string }): string {
  const lower = id.toLowerCase();
  return isId(lower) ? lower : nobody;
}
