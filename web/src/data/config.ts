export type Config = { host: string };

/** Where the API answers: this origin, unless `/config.json` names another host. */
let config: Config = { host: '' };

export function apiUrl(path: string): string {
  return `${config.host}${path}`;
}

export function apiSocketUrl(path: string): string {
  const url = new URL(apiUrl(path), location.origin);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** Reads `/config.json`; a dashboard served without one talks to its own origin. */
export async function loadConfig(fetchLike: typeof fetch = fetch): Promise<void> {
  const response = await fetchLike('/config.json', { headers: { accept: 'application/json' } }).catch(() => undefined);
  const body: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  config = parseConfig(body);
}

export function parseConfig(body: unknown): Config {
  const host = typeof body === 'object' && body !== null && 'host' in body ? body.host : undefined;
  if (typeof host !== 'string' || !URL.canParse(host)) return { host: '' };
  const { protocol, origin } = new URL(host);
  return protocol === 'https:' || protocol === 'http:' ? { host: origin } : { host: '' };
}
