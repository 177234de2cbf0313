import { createHash, randomBytes } from 'node:crypto';
import type { Secrets } from '../../platform/secrets/index.ts';
import { sealUnder } from '../../platform/seal.ts';

/** 256 bits: nobody guesses one. */
const tokenBytes = 32;

export type SealedToken = { hash: Buffer; sealed: Buffer; keyId: string };

/** A new token of a feed: its hash finds the feed, and sealed it can be shown again. */
export async function newToken(secrets: Secrets, feedId: string): Promise<SealedToken> {
  const token = randomBytes(tokenBytes).toString('base64url');
  const { id: keyId, bytes } = await secrets.key();
  return { hash: hashOfToken(token), sealed: sealUnder(bytes).seal(token, purposeOf(feedId)), keyId };
}

/** The token again; undefined where it was sealed by another installation. */
export async function openToken(
  secrets: Secrets,
  feedId: string,
  { sealed, keyId }: Pick<SealedToken, 'sealed' | 'keyId'>,
): Promise<string | undefined> {
  const key = await secrets.key();
  return key.id === keyId ? sealUnder(key.bytes).open(sealed, purposeOf(feedId)) : undefined;
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

const purposeOf = (feedId: string) => `feed ${feedId}`;
