import type { InvitationDraft, PastedAddress } from '@quarry/contracts/access';
import type { InputIssue } from '@quarry/contracts/common';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { type NewLink, writeLink } from './account-link.commands.ts';
import { lockUserNames } from './role.store.ts';
import type { UserRecord } from './user.ts';
import { addUser, type RoleNotHeld } from './user-record.commands.ts';
import { findUsers, freeUsername } from './user-list.store.ts';
import { findUserByEmail } from './user.store.ts';

/** What became of one entry of a pasted list. */
export type Invited = { entry: PastedAddress } & (
  | { outcome: 'invited'; user: UserRecord; link: NewLink }
  | { outcome: 'exists'; user: UserRecord | null }
  | { outcome: 'repeated' | 'not_an_address' }
);

type Refused = RoleNotHeld | { kind: 'invalid'; issues: InputIssue[] };

/**
 * Adds a user with a link for every address of a list, each in a transaction of its own; every entry is answered. What
 * is wrong with the roles and the scope, which are the same for all, is found before the first is added.
 */
export async function inviteUsers(
  deps: Deps,
  origin: ChangeOrigin,
  { addresses, ...rights }: InvitationDraft,
): Promise<{ kind: 'answered'; results: Invited[] } | Refused> {
  const results: Invited[] = [];
  const seen = new Set<string>();
  for (const entry of addresses) {
    const key = entry.email?.toLowerCase() ?? '';
    if (entry.email === null) results.push({ entry, outcome: 'not_an_address' });
    else if (seen.has(key)) results.push({ entry, outcome: 'repeated' });
    else {
      const outcome = await invite(deps, origin, { ...entry, email: entry.email }, rights);
      if ('kind' in outcome) return outcome;
      results.push({ entry, ...outcome });
    }
    seen.add(key);
  }
  return { kind: 'answered', results };
}

type Outcome = { outcome: 'invited'; user: UserRecord; link: NewLink } | { outcome: 'exists'; user: UserRecord | null };

function invite(
  deps: Deps,
  origin: ChangeOrigin,
  { email, fullName }: { email: string; fullName: string },
  rights: Omit<InvitationDraft, 'addresses'>,
): Promise<Outcome | Refused> {
  return withTransaction(deps.db, async (tx) => {
    await lockUserNames(tx);
    const known = await findUserByEmail(tx, email);
    if (known) return { outcome: 'exists', user: (await findUsers(tx, [known.id])).get(known.id) ?? null };
    const username = await freeUsername(tx, email.split('@')[0] ?? email);
    const added = await addUser({ ...deps, db: tx }, origin, { ...rights, email, fullName, username });
    // Names are locked, so that nobody has taken the address since.
    if (added.kind === 'taken') return { outcome: 'exists', user: null };
    if (added.kind !== 'saved') return added;
    const { record } = added;
    return { outcome: 'invited', user: record, link: await writeLink(tx, deps, origin, record.id) };
  });
}
