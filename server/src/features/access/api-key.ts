import {
  givenDimensions,
  type GivenScope,
  mapGiven,
  narrow,
  narrowGiven,
  type PermissionRule,
  rulesOfBoth,
} from '@quarry/contracts/access';
import { type Actor, makeActor, visitor } from '../../platform/auth/index.ts';
import type { Id } from '../../platform/ids.ts';
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
export type KeyGrant = GivenScope & { id: Id<'api_key'>; rules: readonly PermissionRule[] };

/**
 * A person as a key of theirs acts for them: what both the key and the person may. Where the key is narrowed to shops or brands, a right
 * that can be judged by them reaches only those; one that cannot is dropped, unless it is to read what everybody reads.
 */
export function keyActor(person: Actor, { id, ...grant }: KeyGrant): Actor {
  const both = rulesOfBoth(person.rules, grant.rules);
  const narrowedTo = givenDimensions.filter(({ given }) => grant[given].length > 0).map(({ scope }) => scope);
  const asked = mapGiven(({ given }) => (grant[given].length > 0 ? grant : person)[given]);
  const { kind, userId, sessionId, owesSecondFactor } = person;
  return makeActor({
    kind,
    userId,
    sessionId,
    apiKeyId: id,
    ...(owesSecondFactor && { owesSecondFactor }),
    rules: [...visitor.rules, ...narrow(both, narrowedTo)],
    ...narrowGiven(person.rules, person, asked),
  });
}

/** Whether a key with this right could do anything for the person. */
export function isHeld(rule: PermissionRule, { rules }: Pick<Actor, 'rules'>): boolean {
  return rulesOfBoth(rules, [rule]).length > 0;
}
