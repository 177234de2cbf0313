import {
  amountLimitsOf,
  fieldLimitsOf,
  type GivenScope,
  holds,
  mapGiven,
  matrixOf,
  nowhere,
  type PermissionRule,
} from '@quarry/contracts/access';
import type { Actor } from '../../platform/auth/index.ts';
import type { UserStatus } from './user.store.ts';

/** A role as administrators see one. */
export type RoleRecord = {
  id: string;
  key: string;
  name: string;
  isPreset: boolean;
  rules: PermissionRule[];
  peopleCount: number;
  requiresSecondFactor: boolean;
  peopleWithoutSecondFactor: number;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

export type RoleHolder = { id: string; name: string; status: UserStatus };

/** A role that nobody has. */
export const noScope: GivenScope = mapGiven(() => []);

/** The rules that the actor does not hold for all that the people of the role would have them for. */
export function rulesNotHeld(actor: Actor, rules: readonly PermissionRule[], given: GivenScope): PermissionRule[] {
  return rules.filter((rule) => !holds(actor, rule, given));
}

/** The fields an audit entry compares: each right is one of its own, so that a history names it and takes it back alone. */
export function auditedRole({
  name,
  rules,
  requiresSecondFactor,
}: Pick<RoleRecord, 'name' | 'rules' | 'requiresSecondFactor'>): Record<string, unknown> {
  const held = Object.entries(matrixOf(rules)).filter(([, reach]) => reach !== nowhere);
  return {
    name,
    rules: Object.fromEntries(held),
    fields: fieldLimitsOf(rules),
    limits: amountLimitsOf(rules),
    requiresSecondFactor,
  };
}
