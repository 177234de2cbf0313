import { type PermissionRule, reachesField, ruleCovers } from '@quarry/contracts/access';
import type { Actor } from '../../platform/auth/index.ts';
import type { SecondFactorState } from '../../platform/graphql/index.ts';
import type { UserStatus } from './user.store.ts';

export type GivenRecord = { id: string; name: string };

/** A user as administrators see one. */
export type UserRecord = {
  id: string;
  username: string;
  email: string;
  fullName: string;
  shownName: string;
  avatarId: string | null;
  status: UserStatus;
  language: string;
  roles: { key: string; name: string; requiresSecondFactor: boolean }[];
  roleNames: string[];
  scopeNames: string[];
  shops: GivenRecord[];
  brands: GivenRecord[];
  lastSeenAt: Date | null;
  secondFactorSince: Date | null;
  secondFactor: SecondFactorState;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

/** The shops and brands that a role is held for. */
export type Scope = { shopIds: readonly string[]; brandIds: readonly string[] };

/** Whether the actor holds a right, for all that somebody else would have it for. */
export function holds(actor: Actor, rule: PermissionRule, scope: Scope): boolean {
  const holdsField = (field?: string) =>
    actor.rules.some(
      (own) =>
        ruleCovers(own, rule.action, rule.subject) && reachesField(own, field) && reaches(actor, own, rule, scope),
    );
  return rule.fields === undefined ? holdsField() : rule.fields.every(holdsField);
}

/** The one right from which all others can be given again. */
export function isAllRights({ action, subject, scope }: PermissionRule): boolean {
  return action === 'manage' && subject === 'all' && scope === undefined;
}

function reaches(actor: Actor, own: PermissionRule, rule: PermissionRule, scope: Scope): boolean {
  if (own.scope === undefined) return true;
  if (own.scope !== rule.scope) return false;
  if (own.scope === 'own_shops') return scope.shopIds.every((id) => actor.shopIds.includes(id));
  if (own.scope === 'own_brands') return scope.brandIds.every((id) => actor.brandIds.includes(id));
  return true;
}

export function scopeOf({ shops, brands }: Pick<UserRecord, 'shops' | 'brands'>): Scope {
  return { shopIds: shops.map(({ id }) => id), brandIds: brands.map(({ id }) => id) };
}

/** The fields an audit entry compares. */
export function auditedUser(user: UserRecord): Record<string, unknown> {
  const { fullName, email, username, language, avatarId, roles, status } = user;
  return {
    fullName,
    email,
    username,
    language,
    avatarId,
    roleKeys: roles.map(({ key }) => key),
    ...scopeOf(user),
    status,
  };
}
