import {
  type Action,
  conditionOf,
  type FieldReach,
  type Keyed,
  type RecordScope,
  type RowCondition,
  type ScopeColumns,
  type Subject,
} from '@quarry/contracts/access';
import { type RawBuilder, sql } from 'kysely';
import { Failure } from '../failure.ts';
import { type Actor, may } from './actor.ts';

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

/**
 * The condition under which the actor may do `action` to rows of `subject`, for a `where`: `true` when the rule reaches
 * all, `false` when nothing is allowed, else "belongs to one of these". A rule of single fields counts for none. Its text hangs on what
 * is allowed alone, so that a prepared statement keeps its name from call to call. A key of a sales channel finds no rows: what its
 * mutations work on is named by its channel.
 */
export function scopeCondition(
  actor: Actor,
  action: Action,
  subject: Subject,
  columns: ScopeColumns,
): RawBuilder<boolean> {
  if (actor.kind === 'channel') return sql<boolean>`false`;
  return sqlOf(conditionOf(actor.rules, action, subject, columns), actor) ?? sql<boolean>`false`;
}

/** A condition with what the holder was given as its values; undefined where it reaches no row. */
function sqlOf(condition: RowCondition, holder: Keyed): RawBuilder<boolean> | undefined {
  switch (condition.kind) {
    case 'all':
      return sql<boolean>`true`;
    case 'own': {
      const { column, dimension } = condition;
      const given = holder[dimension.given];
      if (!dimension.isOne) return sql<boolean>`${sql.ref(column)} = any(${given}::uuid[])`;
      return given === null ? undefined : sql<boolean>`${sql.ref(column)} = ${given}::uuid`;
    }
    case 'any': {
      const some = condition.of.flatMap((one) => sqlOf(one, holder) ?? []);
      return some.length === 0 ? undefined : sql<boolean>`(${sql.join(some, sql` or `)})`;
    }
  }
}
