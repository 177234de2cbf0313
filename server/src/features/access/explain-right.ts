import {
  allows,
  type Asked,
  type GivenScope,
  type PermissionRule,
  reachesNothing,
  rulesInForce,
} from '@quarry/contracts/access';
import type { MissingRight } from '../../platform/graphql/index.ts';
import type { UserStatus } from './user.store.ts';

/** A person as far as their rights go. */
export type JudgedPerson = GivenScope & { userId: string; status: UserStatus; owesSecondFactor: boolean };

/** What is asked; `isForAll` where no condition limits it, as one on offers limits own ones alone (decision 033). */
export type RightAsked = Asked & { isForAll: boolean };

/**
 * Whether one line of a role lets the person do it, as every door judges it: by that line alone. Without a
 * record a line counts that is about some record at all.
 */
export function lineReaches(person: JudgedPerson, rule: PermissionRule, asked: RightAsked): boolean {
  if (!allows({ ...person, rules: [rule] }, asked)) return false;
  return asked.isForAll || asked.record !== undefined || !reachesNothing(rule, person);
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
  if (person.owesSecondFactor && !allows({ ...person, rules: rulesInForce([], person) }, asked)) return 'second_factor';
  if (lines.some(({ reaches }) => reaches)) return undefined;
  if (roleCount === 0) return 'no_role';
  if (lines.length === 0) return 'no_line';
  const ofAnyField: RightAsked = { ...asked, reach: 'by_field' };
  if (lines.some(({ rule }) => lineReaches(person, rule, ofAnyField))) return 'other_fields';
  return lines.every(({ rule }) => reachesNothing(rule, person)) ? 'nothing_given' : 'elsewhere';
}
