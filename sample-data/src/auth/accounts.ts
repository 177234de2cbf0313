import { deskOwner } from '../kit/colleagues.ts';

export type Ability = { action: string; subject: string };

export type Account = {
  id: number;
  fullName: string;
  username: string;
  password: string;
  avatar: string | null;
  email: string;
  role: 'admin' | 'client';
  ability: readonly Ability[];
  extras: { eCommerceCartItemsCount?: number };
};

export const manageAll: readonly Ability[] = [{ action: 'manage', subject: 'all' }];

/** The demonstration accounts; the cart of the sample shop starts with five products. */
export const startAccounts: readonly Account[] = [
  {
    id: 1,
    fullName: deskOwner.fullName,
    username: 'noor',
    password: 'admin',
    avatar: deskOwner.avatar,
    email: deskOwner.email,
    role: 'admin',
    ability: manageAll,
    extras: { eCommerceCartItemsCount: 5 },
  },
  {
    id: 2,
    fullName: 'Bram Okafor',
    username: 'bram',
    password: 'client',
    avatar: null,
    email: 'client@example.com',
    role: 'client',
    ability: [
      { action: 'read', subject: 'ACL' },
      { action: 'read', subject: 'Auth' },
    ],
    extras: { eCommerceCartItemsCount: 5 },
  },
];
