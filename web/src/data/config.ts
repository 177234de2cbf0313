export type Config = {
  /** Where the API answers; empty for this origin. */
  host: string;
  isRegistrationOpen: boolean;
  /** Whether the sample screens are there. */
  samples: boolean;
  /** Whether links are mailed. */
  sendsMail: boolean;
};

/** Whether there is a server. Sample mode is a build of its own without one: the sample layer answers for it, in the page. */
export const hasServer = import.meta.env.MODE !== 'sample';

const unknown: Config = { host: '', isRegistrationOpen: !hasServer, samples: true, sendsMail: false };
let config = unknown;

export function apiUrl(path: string): string {
  return `${config.host}${path}`;
}

export function apiSocketUrl(path: string): string {
  const url = new URL(apiUrl(path), location.origin);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** Whether people may make an account for themselves. */
export function isRegistrationOpen(): boolean {
  return config.isRegistrationOpen;
}

/** Whether there are sample screens, and the layer they stand on. */
export function hasSamples(): boolean {
  return config.samples;
}

/** Whether the installation has a mail server, which mails links to new passwords. */
export function sendsMail(): boolean {
  return config.sendsMail;
}

/** Reads `/config.json`; a dashboard served without one talks to its own origin. */
export async function loadConfig(fetchLike: typeof fetch = fetch): Promise<void> {
  if (!hasServer) return;
  const response = await fetchLike('/config.json', { headers: { accept: 'application/json' } }).catch(() => undefined);
  const body: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  config = parseConfig(body);
}

export function parseConfig(body: unknown): Config {
  if (typeof body !== 'object' || body === null) return unknown;
  return {
    host: 'host' in body ? originOf(body.host) : '',
    isRegistrationOpen: 'isRegistrationOpen' in body && body.isRegistrationOpen === true,
    samples: !('samples' in body) || body.samples !== false,
    sendsMail: 'sendsMail' in body && body.sendsMail === true,
  };
}

function originOf(host: unknown): string {
  if (typeof host !== 'string' || !URL.canParse(host)) return '';
  const { protocol, origin } = new URL(host);
  return protocol === 'https:' || protocol === 'http:' ? origin : '';
}
