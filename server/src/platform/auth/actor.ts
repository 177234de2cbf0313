import { createMongoAbility, type MongoAbility, subject as asSubject } from '@casl/ability';
import { type Action, type PermissionRule, type Subject, visitorRules } from '@quarry/contracts/access';
import type { Id } from '../ids.ts';

/** Who asks: a signed-in user, a visitor, or the product itself. Everything a policy may look at. */
export type Actor = {
  kind: 'user' | 'system' | 'visitor';
  /** Null unless `kind` is user. */
  userId: Id<'user'> | null;
  sessionId: Id<'session'> | null;
  /** The key by which a program acts for the user; absent where the user does. */
  apiKeyId?: Id<'api_key'>;
  rules: readonly PermissionRule[];
  /** The shops and brands given to this user. */
  shopIds: readonly string[];
  brandIds: readonly string[];
  ability: Ability;
  /** Sees the dashboard as a role would, and changes nothing but what is their own. */
  isPreview?: true;
  /** Has to set up a second factor before anything else, and may do nothing but that. */
  owesSecondFactor?: true;
};

export type Ability = MongoAbility<[Action, Subject | RecordScope]>;

/** Where a record belongs, for rules that reach only one's own. */
export type RecordScope = { shopId?: string | null; brandId?: string | null; userId?: string | null };

/** An actor with these rules; a user without any may `read` `Auth`. */
export function makeActor(fields: Omit<Actor, 'ability'>): Actor {
  const rules = fields.rules.length > 0 ? fields.rules : visitorRules;
  const ability: Ability = createMongoAbility<Ability>(
    rules.map(({ action, subject, scope }) => {
      if (scope === 'own_shops') return { action, subject, conditions: { shopId: { $in: fields.shopIds } } };
      if (scope === 'own_brands') return { action, subject, conditions: { brandId: { $in: fields.brandIds } } };
      if (scope === 'own') return { action, subject, conditions: { userId: fields.userId } };
      return { action, subject };
    }),
  );
  return { ...fields, rules, ability };
}

export const visitor: Actor = makeActor({
  kind: 'visitor',
  userId: null,
  sessionId: null,
  rules: visitorRules,
  shopIds: [],
  brandIds: [],
});

/** The product itself: seed, schedules, engines. */
export const systemActor: Actor = makeActor({
  kind: 'system',
  userId: null,
  sessionId: null,
  rules: [{ action: 'manage', subject: 'all' }],
  shopIds: [],
  brandIds: [],
});

/** Whether the actor may do it: to some record of the subject, or to the record of that scope when one is given. */
export function may(actor: Actor, action: Action, subject: Subject, scope?: RecordScope): boolean {
  // The copy: the ability library marks the object it is given.
  return actor.ability.can(action, scope === undefined ? subject : asSubject(subject, { ...scope }));
}

/** All that an actor may do, as one text: two are the same exactly where the rights are. */
export function rightsOf({ rules, shopIds, brandIds, owesSecondFactor }: Actor): string {
  const said = rules.map(({ action, subject, scope = '' }) => `${action} ${subject} ${scope}`);
  return JSON.stringify([owesSecondFactor ?? false, ...[said, shopIds, brandIds].map((part) => part.toSorted())]);
}
