import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { type Id, isId } from '../ids.ts';

/** Lifetime of an access token. */
export const accessTokenSeconds = 600;

const algorithm = 'HS256';
const issuer = 'quarry';

export type AccessClaims = { userId: Id<'user'>; sessionId: Id<'session'> };
/** What a token says, and the moment from which on it no longer holds (milliseconds). */
export type ReadToken = AccessClaims & { expiresAt: number };

/** A signed access token (JWT, RFC 7519; HS256 and nothing else) that names user and session for ten minutes. */
export function signAccessToken(secret: Uint8Array, claims: AccessClaims, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return (
    new SignJWT({ sid: claims.sessionId })
      .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
      .setSubject(claims.userId)
      .setIssuer(issuer)
      // Two tokens of one second are two tokens.
      .setJti(randomUUID())
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + accessTokenSeconds)
      .sign(secret)
  );
}

/**
 * What a token of ours names; undefined for one that is false, altered, expired or signed in another way. With
 * `mayBeExpired` an old token still tells whose it was (log-out works with it).
 */
export async function readAccessToken(
  secret: Uint8Array,
  token: string,
  now: Date,
  options: { mayBeExpired?: boolean } = {},
): Promise<ReadToken | undefined> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [algorithm],
      issuer,
      requiredClaims: ['exp', 'sub'],
      currentDate: now,
      ...(options.mayBeExpired ? { clockTolerance: '60 days' } : {}),
    });
    const { sub, sid, exp = 0 } = payload;
    return isId<'user'>(sub) && isId<'session'>(sid)
      ? { userId: sub, sessionId: sid, expiresAt: exp * 1000 }
      : undefined;
  } catch {
    // Whatever is wrong with a token, the answer is the same: it names nobody.
    return undefined;
  }
}
