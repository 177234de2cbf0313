import { mapGiven, wholeSubjects } from '@quarry/contracts/access';
import type { RowScope } from '../db/index.ts';
import type { Actor } from './actor.ts';

const scopes = new WeakMap<Actor, RowScope>();

/** What the actor reaches, as the policies of the tables read it. */
export function rowScopeOf(actor: Actor): RowScope {
  const known = scopes.get(actor);
  if (known) return known;
  const given = mapGiven((dimension) => actor[dimension.given]);
  const { userId, channelId } = actor;
  const scope = { userId, ...(channelId && { channelId }), ...given, ...wholeSubjects(actor.rules) };
  scopes.set(actor, scope);
  return scope;
}
