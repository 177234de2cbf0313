import type { User } from '@quarry/sample-data';
import { keptPlace } from '../kit/use-kept.ts';

/** What was changed of a user here, for which the layer has no operation. */
type KeptUser = {
  changes: Partial<User>;
  isSuspended: boolean;
  /** Switches of the account, by name. */
  switches: Readonly<Record<string, boolean>>;
};

export type KeptUsers = Readonly<Record<number, KeptUser>>;

export const keptUsers = keptPlace<KeptUsers>('users', {});

const untouched: KeptUser = { changes: {}, isSuspended: false, switches: {} };

export function keptOf(kept: KeptUsers, id: number): KeptUser {
  return kept[id] ?? untouched;
}

export function withKept<One extends User>(user: One, kept: KeptUsers): One {
  return { ...user, ...keptOf(kept, user.id).changes };
}

export function isSuspended(kept: KeptUsers, id: number): boolean {
  return keptOf(kept, id).isSuspended;
}
