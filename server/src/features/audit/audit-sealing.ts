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
const noted = z.object({
  verifiedAt: z.string(),
  fault: auditFaultSchema.nullable(),
  entriesGone: z.number().default(0),
  provenFrom: z.coerce.date().nullable().default(null),
});

/** What the last verification of the trail said; nothing before the first. */
export async function lastVerification(db: Db): Promise<z.output<typeof noted> | undefined> {
  const fact = await findFact(db, factKey);
  return fact === undefined ? undefined : noted.parse(fact);
}

/** Verifies the whole trail and keeps what came of it for the screen; a fault is logged as well. */
export async function noteVerification({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const { fault, entriesGone, provenFrom } = await verifyTrail(db);
  if (fault) log.error({ event: 'audit.does_not_fit', ...fault });
  const now = clock.now();
  await keepFact(db, factKey, { verifiedAt: now.toISOString(), fault, entriesGone, provenFrom }, now);
}

/** How far the trail is sealed, and what the last verification said. */
export async function auditSealing(db: Db): Promise<AuditSealing> {
  const [block, waiting, verification] = await Promise.all([findLastBlock(db), countWaiting(db), lastVerification(db)]);
  return {
    blocks: block?.number ?? 0,
    sealedUntil: block?.closedAt ?? null,
    ...waiting,
    verifiedAt: verification?.verifiedAt ?? null,
    fault: verification?.fault ?? null,
    entriesGone: verification?.entriesGone ?? 0,
    provenFrom: verification?.provenFrom ?? null,
  };
}
