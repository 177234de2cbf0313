import type { Action } from '@quarry/contracts/access';
import type { RowScope } from '../db/index.ts';
import type { Actor } from './actor.ts';

const scopes = new WeakMap<Actor, RowScope>();

/** What the actor reaches, as the policies of the tables read it. */
export function rowScopeOf(actor: Actor): RowScope {
  const known = scopes.get(actor);
  if (known) return known;
  const { userId, shopIds, brandIds } = actor;
  const isReading = (action: Action) => action === 'read' || action === 'manage';
  const isWriting = (action: Action) => action !== 'read' && action !== 'export';
  const scope = {
    userId,
    shopIds,
    brandIds,
    reads: wholeSubjects(actor, isReading),
    writes: wholeSubjects(actor, isWriting),
  };
  scopes.set(actor, scope);
  return scope;
}

/** The subjects of which a right reaches every record. */
function wholeSubjects({ rules }: Actor, isOf: (action: Action) => boolean): string[] {
  const whole = rules.filter(({ action, scope }) => scope === undefined && isOf(action));
  return [...new Set(whole.map(({ subject }) => (subject === 'all' ? '*' : subject)))];
}
