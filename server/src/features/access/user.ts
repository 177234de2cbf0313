import type { GivenScope } from '@quarry/contracts/access';
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

/** What somebody has their roles for. */
export function scopeOf({ shops, brands }: Pick<UserRecord, 'shops' | 'brands'>): GivenScope {
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
