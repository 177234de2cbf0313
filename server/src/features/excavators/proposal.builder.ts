import { sql } from 'kysely';
import { systemActor } from '../../platform/auth/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { decideProposals } from './index.ts';

/** Accepts every proposal that waits, as somebody at the review desk does. */
export async function acceptOpenProposals(deps: Deps): Promise<void> {
  const open = await sql<{ id: string }>`select id from proposal where state = 'in_review'`.execute(deps.db);
  const ids = open.rows.map(({ id }) => id);
  await decideProposals(deps, { actor: systemActor, cause: 'screen' }, ids, 'accept');
}
