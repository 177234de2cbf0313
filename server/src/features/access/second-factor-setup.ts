import * as z from 'zod';
import type { Deps } from '../../platform/feature.ts';
import { factorSeal } from './second-factor-seal.ts';
import { addressOfFactor, newFactorSecret } from './second-factor.ts';

type SetupDeps = Pick<Deps, 'db' | 'clock'>;

/** A secret on its way to the app of a person. `setup` is the same, sealed, which comes back with the first code: the server keeps nothing. */
export type Setup = { setup: string; secret: string; address: string; expiresAt: Date };

/** Who sets up a second factor, and where: no other session confirms it. */
type Whose = { userId: string; sessionId: string | null };

const setupMs = 10 * 60_000;
const sealedSchema = z.object({ secret: z.string(), expiresAt: z.number() });

export async function sealSetup(
  { db, clock }: SetupDeps,
  { email, ...whose }: Whose & { email: string },
): Promise<Setup> {
  const { seal } = await factorSeal(db);
  const secret = newFactorSecret();
  const expiresAt = new Date(clock.now().getTime() + setupMs);
  const sealed = seal(JSON.stringify({ secret, expiresAt: expiresAt.getTime() }), purposeOf(whose));
  return { setup: sealed.toString('base64url'), secret, address: addressOfFactor(secret, email), expiresAt };
}

/** The secret of a setup; undefined for one that is over, or of somebody else. */
export async function openSetup({ db, clock }: SetupDeps, setup: string, whose: Whose): Promise<string | undefined> {
  const { open } = await factorSeal(db);
  const text = open(Buffer.from(setup, 'base64url'), purposeOf(whose));
  if (text === undefined) return undefined;
  const { secret, expiresAt } = sealedSchema.parse(JSON.parse(text));
  return expiresAt > clock.now().getTime() ? secret : undefined;
}

function purposeOf({ userId, sessionId }: Whose): string {
  return `setup of ${userId} in ${sessionId}`;
}
