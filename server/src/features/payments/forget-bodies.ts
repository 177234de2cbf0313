import { sql } from 'kysely';
import type { Deps } from '../../platform/feature.ts';

const keptForMs = 400 * 86_400_000;
const forgottenAtOnce = 1_000;

/** Deletes the bodies of hooks that came more than 400 days ago, and answers how many; what was read in them stays. */
export async function forgetHookBodies({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - keptForMs);
  for (let forgotten = 0; ;) {
    const { numAffectedRows = 0n } = await sql`
      update payment_event set blob = null where id in (
        select id from payment_event where blob is not null and received_at < ${before}
        order by received_at limit ${forgottenAtOnce} for update skip locked)`.execute(db);
    forgotten += Number(numAffectedRows);
    if (Number(numAffectedRows) < forgottenAtOnce) return forgotten;
  }
}
