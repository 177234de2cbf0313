import { auditFaultSchema } from './audit-fault.ts';
import * as z from 'zod';
import type { Db } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import type { AuditSealing } from '../../platform/graphql/index.ts';
import { findFact, keepFact } from '../../platform/installation-fact.ts';
import { log } from '../../platform/log.ts';
import { countWaiting, findLastBlock } from './seal.store.ts';
import { verifyTrail } from './verify.ts';

const factKey = 'audit_verification';
const noted = z.object({ verifiedAt: z.string(), fault: auditFaultSchema.nullable() });

/** Verifies the whole trail and keeps what came of it for the screen; a fault is logged as well. */
export async function noteVerification({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const { fault } = await verifyTrail(db);
  if (fault) log.error({ event: 'audit.does_not_fit', ...fault });
  const now = clock.now();
  await keepFact(db, factKey, { verifiedAt: now.toISOString(), fault }, now);
}

/** How far the trail is sealed, and what the last verification said. */
export async function auditSealing(db: Db): Promise<AuditSealing> {
  const [block, waiting, fact] = await Promise.all([findLastBlock(db), countWaiting(db), findFact(db, factKey)]);
  const verification = fact === undefined ? undefined : noted.parse(fact);
  return {
    blocks: block?.number ?? 0,
    sealedUntil: block?.closedAt ?? null,
    ...waiting,
    verifiedAt: verification?.verifiedAt ?? null,
    fault: verification?.fault ?? null,
  };
}
