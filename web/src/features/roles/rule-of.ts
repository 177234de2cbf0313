import { everywhere, type PermissionRule, type Reach } from '@quarry/contracts/access';
import type { RoleDetailFragment } from './roles.operations.generated.ts';

/** A rule as the contracts speak of it: without a condition where it holds for all records. */
export function ruleOf({ action, subject, scope }: RoleDetailFragment['rules'][number]): PermissionRule {
  return scope ? { action, subject, scope } : { action, subject };
}

/** How far one line of a role reaches. */
export function reachOfRule({ scope }: Pick<RoleDetailFragment['rules'][number], 'scope'>): Reach {
  return scope ?? everywhere;
}
