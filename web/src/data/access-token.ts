const clockLeewayMs = 10_000;

/** Whether a JWT is at or near its end; a token that cannot be read counts as ended. */
export function isExpired(accessToken: string, now: number): boolean {
  const [, payload = ''] = accessToken.split('.');
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return true;
    return typeof claims.exp !== 'number' || claims.exp * 1000 <= now + clockLeewayMs;
  } catch {
    // Not a JWT of ours: the server would refuse it as well.
    return true;
  }
}
