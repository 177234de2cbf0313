import { wording } from '@quarry/contracts/wording';
import { isIP } from 'node:net';
import { isPublicAddress } from './address-guard.ts';
import { type OutboundRefusal, refuse } from './refusal.ts';

/** Looks a host name up; gives every address, or throws with a Node error code. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

/** Where a request goes: the address in canonical form and the checked addresses that its connection is pinned to. */
export type PinnedTarget = {
  url: URL;
  addresses: readonly string[];
};

const openPorts: ReadonlySet<string> = new Set(['80', '443', '8080', '8443']);
const defaultPorts: Record<string, string> = { 'http:': '80', 'https:': '443' };

/**
 * Decides whether one address may be fetched: scheme, credentials and port first, then, once resolved, every address of the host.
 * `allowHosts` holds `host:port` (opens exactly that port, whatever it is) or `host` (opens the four usual ports), although private.
 */
export async function pinTarget(
  address: string,
  allowHosts: readonly string[],
  resolve: Resolve,
): Promise<PinnedTarget | OutboundRefusal> {
  const url = URL.parse(address);
  if (!url) return refuse('not_an_address', address, wording('not_an_address'));
  const refusal = refuseByForm(url, allowHosts);
  if (refusal) return refusal;
  const hostname = bareHostname(url);
  const addresses = isIP(hostname) ? [hostname] : await resolve(hostname);
  if (addresses.length === 0)
    return refuse('host_not_found', url.href, wording('host_not_found:no_address', { host: hostname }));
  if (!isAllowed(url, allowHosts) && !addresses.every(isPublicAddress)) {
    return refuse(
      'private_address',
      url.href,
      wording('private_address', { host: hostname, pair: `${url.hostname}:${portOf(url)}` }),
    );
  }
  return { url, addresses };
}

function refuseByForm(url: URL, allowHosts: readonly string[]): OutboundRefusal | undefined {
  if (!(url.protocol in defaultPorts)) {
    return refuse('scheme_refused', url.href, wording('scheme_refused'));
  }
  if (url.username !== '' || url.password !== '') {
    const shown = new URL(url);
    shown.username = '';
    shown.password = '';
    return refuse('credentials_refused', shown.href, wording('credentials_refused'));
  }
  if (url.hostname === '') return refuse('not_an_address', url.href, wording('not_an_address:no_host'));
  url.hostname = url.hostname.replace(/\.$/, '');
  url.hash = '';
  if (openPorts.has(portOf(url)) || isAllowed(url, allowHosts)) return undefined;
  return refuse('port_refused', url.href, wording('port_refused', { port: portOf(url) }));
}

function isAllowed(url: URL, allowHosts: readonly string[]): boolean {
  const hostname = url.hostname;
  const port = portOf(url);
  return allowHosts.some((entry) => {
    const allowed = entry.trim().toLowerCase();
    return allowed === `${hostname}:${port}` || (allowed === hostname && openPorts.has(port));
  });
}

function portOf(url: URL): string {
  return url.port || (defaultPorts[url.protocol] ?? '');
}

function bareHostname(url: URL): string {
  return url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname;
}
