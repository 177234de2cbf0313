import type { Action, PermissionRule, Subject } from '@quarry/contracts/access';
import { type FieldReach, makeActor, may, type RecordScope, visitor } from '../../platform/auth/index.ts';
import type { MissingRight } from '../../platform/graphql/index.ts';
import { toId } from '../../platform/ids.ts';
import type { UserStatus } from './user.store.ts';

/** A person as far as their rights go. */
export type JudgedPerson = {
  id: string;
  status: UserStatus;
  owesSecondFactor: boolean;
  shopIds: readonly string[];
  brandIds: readonly string[];
};

/** What somebody wants to do, and where the record belongs when it is about one. */
export type RightAsked = {
  action: Action;
  subject: Subject;
  scope?: RecordScope | undefined;
  /** One field of the record; without it a line counts that reaches some field. */
  field?: string | undefined;
};

/** What of a record the question is about. */
export function reachOfQuestion({ field }: RightAsked): FieldReach {
  return field === undefined ? 'by_field' : { field };
}

/**
 * Whether one line of a role lets the person do it, as every door judges it: by the abilities made of that line alone. Without a
 * record a line counts that is about some record at all.
 */
export function lineReaches(person: JudgedPerson, rule: PermissionRule, asked: RightAsked): boolean {
  const { action, subject, scope } = asked;
  const { shopIds, brandIds } = person;
  const actor = makeActor({
    kind: 'user',
    userId: toId<'user'>(person.id),
    sessionId: null,
    rules: [rule],
    shopIds,
    brandIds,
  });
  if (!may(actor, action, subject, scope, reachOfQuestion(asked))) return false;
  return scope !== undefined || !isEmpty(person, rule);
}

/** Why nothing reaches; undefined when something does and the person is let in. */
export function missingRight(
  person: JudgedPerson,
  roleCount: number,
  lines: readonly { rule: PermissionRule; reaches: boolean }[],
  asked: RightAsked,
): MissingRight | undefined {
  if (person.status === 'PENDING') return 'waiting';
  if (person.status === 'INACTIVE') return 'disabled';
  if (person.owesSecondFactor && !may(visitor, asked.action, asked.subject, asked.scope, reachOfQuestion(asked)))
    return 'second_factor';
  if (lines.some(({ reaches }) => reaches)) return undefined;
  if (roleCount === 0) return 'no_role';
  if (lines.length === 0) return 'no_line';
  const { field: _field, ...ofAnyField } = asked;
  if (lines.some(({ rule }) => lineReaches(person, rule, ofAnyField))) return 'other_fields';
  return lines.every(({ rule }) => isEmpty(person, rule)) ? 'nothing_given' : 'elsewhere';
}

/** Whether the condition of a line holds for no record, since nothing was given. */
function isEmpty({ shopIds, brandIds }: JudgedPerson, { scope }: PermissionRule): boolean {
  return (scope === 'own_shops' && shopIds.length === 0) || (scope === 'own_brands' && brandIds.length === 0);
}
