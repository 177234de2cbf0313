import { everywhere, type PermissionRule, type Reach } from '@quarry/contracts/access';
import type { RoleDetailFragment } from './roles.operations.generated.ts';

/**
 * A rule as the contracts speak of it: without a condition where it holds for all records, without fields where for all of them, without
 * amounts where it names none.
 */
export function ruleOf({
  action,
  subject,
  scope,
  fields,
  limits,
}: RoleDetailFragment['rules'][number]): PermissionRule {
  return { action, subject, ...(scope && { scope }), ...(fields && { fields }), ...(limits && { limits }) };
}

/** How far one line of a role reaches. */
export function reachOfRule({ scope }: Pick<RoleDetailFragment['rules'][number], 'scope'>): Reach {
  return scope ?? everywhere;
}
