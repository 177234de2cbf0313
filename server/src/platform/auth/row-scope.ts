import type { PermissionRule } from '@quarry/contracts/access';
import type { RowScope } from '../db/index.ts';
import type { Actor } from './actor.ts';

const scopes = new WeakMap<Actor, RowScope>();

/** What the actor reaches, as the policies of the tables read it. */
export function rowScopeOf(actor: Actor): RowScope {
  const known = scopes.get(actor);
  if (known) return known;
  const { userId, shopIds, brandIds } = actor;
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

function isReading({ action }: PermissionRule): boolean {
  return action === 'read' || action === 'manage';
}

/** Whoever proposes something writes nothing of what it is about: that takes a review. */
function isWriting({ action, subject }: PermissionRule): boolean {
  return action !== 'read' && action !== 'export' && !(action === 'create' && subject === 'Proposal');
}

/** The subjects of which a right reaches every record. */
function wholeSubjects({ rules }: Actor, isOf: (rule: PermissionRule) => boolean): string[] {
  const whole = rules.filter((rule) => rule.scope === undefined && isOf(rule));
  return [...new Set(whole.map(({ subject }) => (subject === 'all' ? '*' : subject)))];
}
