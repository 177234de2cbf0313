import type { Action, Subject } from '@quarry/contracts/access';
import { type RawBuilder, sql } from 'kysely';
import { Failure } from '../failure.ts';
import { type Actor, type FieldReach, may, type RecordScope } from './actor.ts';

/** The actor may not do this; answered with code FORBIDDEN, or UNAUTHENTICATED for a visitor. */
export class Refusal extends Failure {
  override name = 'Refusal';
  /** The right that is missing. */
  readonly right: { action: Action; subject: Subject };
  constructor(code: string, message: string, right: { action: Action; subject: Subject }) {
    super(code, message);
    this.right = right;
  }
}

/**
 * Lets the call go on when the actor may do it (to the record of `scope`, when given), else throws a Refusal. A record
 * the actor may not even read is answered as one that does not exist: look it up under `scopeCondition` first.
 */
export function authorize(
  actor: Actor,
  action: Action,
  subject: Subject,
  scope?: RecordScope,
  reach?: FieldReach,
): void {
  if (may(actor, action, subject, scope, reach)) return;
  if (actor.kind === 'visitor') throw new Refusal('UNAUTHENTICATED', 'Sign in to do this.', { action, subject });
  throw new Refusal(
    'FORBIDDEN',
    `You may not ${action} ${subject}${scope && may(actor, action, subject) ? ' outside what was given to you' : ''}: ask an administrator for a role that may.`,
    { action, subject },
  );
}

/** The columns by which a table's rows belong to a shop, a brand or a person, with their alias: `o.shop_id`. Written by us, never by a caller. */
export type ScopeColumns = { shopId?: string; brandId?: string; userId?: string };

/**
 * The condition under which the actor may do `action` to rows of `subject`, for a `where`: `true` when the rule reaches
 * all, `false` when nothing is allowed, else "belongs to one of these". A rule of single fields counts for none. The one place where
 * abilities become SQL.
 */
export function scopeCondition(
  actor: Actor,
  action: Action,
  subject: Subject,
  columns: ScopeColumns,
): RawBuilder<boolean> {
  const rules = actor.rules.filter(
    (rule) =>
      rule.fields === undefined &&
      (rule.action === action || rule.action === 'manage') &&
      (rule.subject === subject || rule.subject === 'all'),
  );
  if (rules.some((rule) => rule.scope === undefined)) return sql<boolean>`true`;
  const conditions = rules.flatMap((rule) => {
    if (rule.scope === 'own_shops' && columns.shopId)
      return [sql<boolean>`${sql.ref(columns.shopId)} = any(${actor.shopIds}::uuid[])`];
    if (rule.scope === 'own_brands' && columns.brandId)
      return [sql<boolean>`${sql.ref(columns.brandId)} = any(${actor.brandIds}::uuid[])`];
    if (rule.scope === 'own' && columns.userId && actor.userId)
      return [sql<boolean>`${sql.ref(columns.userId)} = ${actor.userId}::uuid`];
    return [];
  });
  return conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}
