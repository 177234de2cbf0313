import { auditFaultSchema } from './audit-fault.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Db } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import type { AuditSealing } from '../../platform/graphql/index.ts';
import { log } from '../../platform/log.ts';
import { countWaiting, findLastBlock } from './seal.store.ts';
import { verifyTrail } from './verify.ts';

const factKey = 'audit_verification';
const noted = z.object({ verifiedAt: z.string(), fault: auditFaultSchema.nullable() });

/** Verifies the whole trail and keeps what came of it for the screen; a fault is logged as well. */
export async function noteVerification({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const { fault } = await verifyTrail(db);
  if (fault) log.error({ event: 'audit.does_not_fit', ...fault });
  const value = JSON.stringify({ verifiedAt: clock.now().toISOString(), fault });
  await sql`
    insert into installation_fact (key, value, updated_at) values (${factKey}, ${value}::jsonb, ${clock.now()})
    on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`.execute(db);
}

/** How far the trail is sealed, and what the last verification said. */
export async function auditSealing(db: Db): Promise<AuditSealing> {
  const [block, waiting, fact] = await Promise.all([
    findLastBlock(db),
    countWaiting(db),
    db.selectFrom('installation_fact').select('value').where('key', '=', factKey).executeTakeFirst(),
  ]);
  const verification = fact && noted.parse(fact.value);
  return {
    blocks: block?.number ?? 0,
    sealedUntil: block?.closedAt ?? null,
    ...waiting,
    verifiedAt: verification?.verifiedAt ?? null,
    fault: verification?.fault ?? null,
  };
}
