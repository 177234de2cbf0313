import { createMongoAbility, type MongoAbility, subject as asSubject } from '@casl/ability';
import { type Action, fieldsFor, type PermissionRule, type Subject, visitorRules } from '@quarry/contracts/access';
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
    rules.map(({ action, subject, scope, fields: limit }) => {
      const right = limit ? { action, subject, fields: [...limit] } : { action, subject };
      if (scope === 'own_shops') return { ...right, conditions: { shopId: { $in: fields.shopIds } } };
      if (scope === 'own_brands') return { ...right, conditions: { brandId: { $in: fields.brandIds } } };
      if (scope === 'own') return { ...right, conditions: { userId: fields.userId } };
      return right;
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

/** What of a record a right must reach: all fields where nothing is said, `by_field` for some of them, or one that is named. */
export type FieldReach = 'by_field' | { field: string };

/** A field that no rule names, so that only a rule without fields reaches it. */
const everyField = '(every field)';

/** Whether the actor may do it: to some record of the subject, or to the record of that scope when one is given. */
export function may(actor: Actor, action: Action, subject: Subject, scope?: RecordScope, reach?: FieldReach): boolean {
  // The copy: the ability library marks the object it is given.
  const about = scope === undefined ? subject : asSubject(subject, { ...scope });
  if (reach === 'by_field') return actor.ability.can(action, about);
  return actor.ability.can(action, about, reach?.field ?? everyField);
}

/** The fields of a record that the actor may not change, though others of it; none where they may change all or nothing. */
export function lockedFields(actor: Actor, subject: Subject, scope?: RecordScope): string[] {
  if (may(actor, 'update', subject, scope) || !may(actor, 'update', subject, scope, 'by_field')) return [];
  return fieldsFor('update', subject).filter((field) => !may(actor, 'update', subject, scope, { field }));
}

/** All that an actor may do, as one text: two are the same exactly where the rights are. */
export function rightsOf({ rules, shopIds, brandIds, owesSecondFactor }: Actor): string {
  const said = rules.map(
    ({ action, subject, scope = '', fields }) => `${action} ${subject} ${scope} ${fields?.join() ?? ''}`,
  );
  return JSON.stringify([owesSecondFactor ?? false, ...[said, shopIds, brandIds].map((part) => part.toSorted())]);
}
