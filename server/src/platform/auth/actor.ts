import {
  type Action,
  allows,
  channelKeyRules,
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

/** Who asks: a signed-in user, a visitor, a sales channel by one of its keys, or the product itself. Everything a policy may look at, with the shops and brands given to them. */
export type Actor = OwnScope & {
  kind: 'user' | 'system' | 'visitor' | 'channel';
  /** Null unless `kind` is user. */
  userId: Id<'user'> | null;
  sessionId: Id<'session'> | null;
  /** The key by which a program acts for the user or the channel; absent where the user does. */
  apiKeyId?: Id<'api_key'>;
  /** Set where `kind` is channel: nothing but what is said to be of this channel is reached. */
  channelId?: Id<'channel'>;
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

/** A program of a sales channel: no person stands behind it, so that its rights are these and follow nobody's role. */
export function channelActor(key: { id: Id<'api_key'>; channelId: Id<'channel'>; shopId: string }): Actor {
  return makeActor({
    ...nothingGiven,
    kind: 'channel',
    sessionId: null,
    apiKeyId: key.id,
    channelId: key.channelId,
    shopIds: [key.shopId],
    rules: channelKeyRules,
  });
}

/** Under whom replies to keyed requests are kept; null for anyone who has none. Keys of one channel share them, so that a retry outlives a change of key. */
export function principalOf({ userId, channelId }: Actor): string | null {
  return userId ?? channelId ?? null;
}

/** Whether the actor may do it: to some record of the subject, or to the record of that scope when one is given. */
export function may(actor: Actor, action: Action, subject: Subject, scope?: RecordScope, reach?: FieldReach): boolean {
  if (actor.channelId !== undefined && scope !== undefined && scope.channelId !== actor.channelId) return false;
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
