import {
  type Action,
  allows,
  type FieldReach,
  fieldsFor,
  givenDimensions,
  mapGiven,
  type OwnScope,
  type PermissionRule,
  type RecordScope,
  rulesInForce,
  type Subject,
  visitorRules,
} from '@quarry/contracts/access';
import type { Id } from '../ids.ts';

/** Who asks: a signed-in user, a visitor, or the product itself. Everything a policy may look at, with the shops and brands given to them. */
export type Actor = OwnScope & {
  kind: 'user' | 'system' | 'visitor';
  /** Null unless `kind` is user. */
  userId: Id<'user'> | null;
  sessionId: Id<'session'> | null;
  /** The key by which a program acts for the user; absent where the user does. */
  apiKeyId?: Id<'api_key'>;
  rules: readonly PermissionRule[];
  /** Sees the dashboard as a role would, and changes nothing but what is their own. */
  isPreview?: true;
  /** Has to set up a second factor before anything else, and may do nothing but that. */
  owesSecondFactor?: true;
};

/** An actor with these rules, as far as they count: a user without any may `read` `Auth`, and so may one who owes a second factor. */
export function makeActor(fields: Actor): Actor {
  return { ...fields, rules: rulesInForce(fields.rules, fields) };
}

const nothingGiven = { userId: null, ...mapGiven((): readonly string[] => []) };

export const visitor: Actor = makeActor({ kind: 'visitor', sessionId: null, rules: visitorRules, ...nothingGiven });

/** The product itself: seed, schedules, engines. */
export const systemActor: Actor = makeActor({
  kind: 'system',
  sessionId: null,
  rules: [{ action: 'manage', subject: 'all' }],
  ...nothingGiven,
});

/** Whether the actor may do it: to some record of the subject, or to the record of that scope when one is given. */
export function may(actor: Actor, action: Action, subject: Subject, scope?: RecordScope, reach?: FieldReach): boolean {
  return allows(actor, { action, subject, record: scope, reach });
}

/** The fields of a record that the actor may not change, though others of it; none where they may change all or nothing. */
export function lockedFields(actor: Actor, subject: Subject, scope?: RecordScope): string[] {
  if (may(actor, 'update', subject, scope) || !may(actor, 'update', subject, scope, 'by_field')) return [];
  return fieldsFor('update', subject).filter((field) => !may(actor, 'update', subject, scope, { field }));
}

/** All that an actor may do, as one text: two are the same exactly where the rights are. */
export function rightsOf(actor: Actor): string {
  const said = actor.rules.map(
    ({ action, subject, scope = '', fields }) => `${action} ${subject} ${scope} ${fields?.join() ?? ''}`,
  );
  const given = givenDimensions.map((dimension) => actor[dimension.given]);
  return JSON.stringify([actor.owesSecondFactor ?? false, ...[said, ...given].map((part) => part.toSorted())]);
}
