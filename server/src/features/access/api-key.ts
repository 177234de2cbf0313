import { type PermissionRule, permissionTable, type RuleScope, scopesFor } from '@quarry/contracts/access';
import { type Actor, makeActor, visitor } from '../../platform/auth/index.ts';
import type { Id } from '../../platform/ids.ts';
import { rulesOfBoth } from './rules-of-both.ts';
import type { GivenRecord } from './user.ts';

/** A key as people see it; nothing in it lets anybody in. */
export type ApiKeyRecord = {
  id: string;
  name: string;
  shownPart: string;
  owner: string;
  ownerId: string;
  /** Whether its person may come in themselves: is not disabled, and owes no second factor. */
  isOwnerActive: boolean;
  rules: PermissionRule[];
  shops: GivenRecord[];
  brands: GivenRecord[];
  expiresAt: Date;
  lastUsedAt: Date | null;
  createdAt: Date;
  revokedAt: Date | null;
};

export type ApiKeyState = 'ACTIVE' | 'EXPIRED' | 'REVOKED' | 'SUSPENDED';

export function stateOf({ revokedAt, expiresAt, isOwnerActive }: ApiKeyRecord, now: Date): ApiKeyState {
  if (revokedAt) return 'REVOKED';
  if (expiresAt <= now) return 'EXPIRED';
  return isOwnerActive ? 'ACTIVE' : 'SUSPENDED';
}

/** The fields an audit entry compares. */
export function auditedKey({
  name,
  rules,
  shops,
  brands,
  expiresAt,
  revokedAt,
}: ApiKeyRecord): Record<string, unknown> {
  return {
    name,
    rights: rules.map(({ action, subject }) => `${action} ${subject}`),
    shopIds: shops.map(({ id }) => id),
    brandIds: brands.map(({ id }) => id),
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}

/** What a key was made with. */
export type KeyGrant = {
  id: Id<'api_key'>;
  rules: readonly PermissionRule[];
  shopIds: readonly string[];
  brandIds: readonly string[];
};

type Rights = Pick<Actor, 'rules' | 'shopIds' | 'brandIds'>;

/**
 * A person as a key of theirs acts for them: what both the key and the person may. Where the key is narrowed to shops or brands, a right
 * that can be judged by them reaches only those; one that cannot is dropped, unless it is to read what everybody reads.
 */
export function keyActor(person: Actor, { id, ...grant }: KeyGrant): Actor {
  const both = rulesOfBoth(person.rules, grant.rules);
  const narrowedTo: RuleScope[] = [
    ...(grant.shopIds.length > 0 ? (['own_shops'] as const) : []),
    ...(grant.brandIds.length > 0 ? (['own_brands'] as const) : []),
  ];
  const rules = narrowedTo.reduce<PermissionRule[]>(
    (wider, scope) => wider.flatMap((rule) => narrowed(rule, scope)),
    both,
  );
  const { kind, userId, sessionId, owesSecondFactor } = person;
  return makeActor({
    kind,
    userId,
    sessionId,
    apiKeyId: id,
    ...(owesSecondFactor && { owesSecondFactor }),
    rules: [...visitor.rules, ...rules],
    shopIds: reachOf('own_shops', both, grant.shopIds, person.shopIds),
    brandIds: reachOf('own_brands', both, grant.brandIds, person.brandIds),
  });
}

/** Whether a key with this right could do anything for the person. */
export function isHeld(rule: PermissionRule, { rules }: Pick<Rights, 'rules'>): boolean {
  return rulesOfBoth(rules, [rule]).length > 0;
}

/** A right as a narrowed key has it. */
function narrowed(rule: PermissionRule, scope: RuleScope): PermissionRule[] {
  const { subject } = rule;
  const { actions, scopes } = permissionTable[subject];
  // What has a condition already is bound to what the person was given; what knows no such condition is about no shop or brand.
  if (rule.scope !== undefined || !scopes.includes(scope)) return [rule];
  const named = rule.action === 'manage' ? actions.filter((action) => action !== 'manage') : [rule.action];
  return named.flatMap((action): PermissionRule[] => {
    if (action === 'read' && isReadByAll(subject)) return [{ action, subject }];
    return scopesFor(action, subject).includes(scope) ? [{ ...rule, action, scope }] : [];
  });
}

/** The catalogue and market facts are read by everybody who may read them at all (product.md 5.9). */
function isReadByAll(subject: PermissionRule['subject']): boolean {
  return ['Shop', 'Brand', 'Product', 'Offer'].includes(subject);
}

/** Where the person has a condition of their own, no further than they were given. */
function reachOf(
  scope: RuleScope,
  rules: readonly PermissionRule[],
  narrowedTo: readonly string[],
  given: readonly string[],
): readonly string[] {
  if (narrowedTo.length === 0) return given;
  return rules.some((rule) => rule.scope === scope) ? narrowedTo.filter((id) => given.includes(id)) : narrowedTo;
}
