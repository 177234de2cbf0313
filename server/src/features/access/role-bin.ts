import { roleInput } from '@quarry/contracts/access';
import { reasoned } from '@quarry/contracts/wording';
import { sql } from 'kysely';
import * as z from 'zod';
import { may } from '../../platform/auth/index.ts';
import type { KeptInBin } from '../../platform/commands/index.ts';
import { slugBeside } from '../../platform/slug.ts';
import { noScope, rulesNotHeld } from './role.ts';
import { insertRoleRow, takenRoleWords } from './role-list.store.ts';
import { lockUserNames } from './role.store.ts';

/** What the bin has of a role. */
const binnedRole = z.object({
  key: z.string(),
  isPreset: z.boolean(),
  version: z.int(),
  ...roleInput.shape,
});

export const roleBin: KeptInBin = {
  visible: (actor) => (may(actor, 'read', 'Role') ? sql`true` : sql`false`),
  restore: async (tx, { clock }, { actor }, { id, content }) => {
    const { key, isPreset, version, ...draft } = binnedRole.parse(content);
    await lockUserNames(tx);
    if (rulesNotHeld(actor, draft.rules, noScope).length > 0) return reasoned('RIGHTS_NOT_HELD');
    const taken = await takenRoleWords(tx, { name: draft.name, key }, id);
    if (taken.name) return reasoned('ROLE_NAME_TAKEN', { name: draft.name });
    const free = taken.key ? slugBeside(key.slice(0, 50), id) : key;
    await insertRoleRow(tx, id, free, draft, clock.now(), { isPreset, version: version + 1 });
    return null;
  },
};
