import { environment } from '../../environment.ts';
import type { Detailed } from '@quarry/contracts/wording';
import { encodingRemark, fetchOutbound } from '../../platform/http/index.ts';

/** Bytes of a page with the address they are of, or why there are none. */
export type LoadedPage =
  | { isLoaded: true; bytes: Uint8Array; address: string; contentType: string | null; warnings: Detailed[] }
  | { isLoaded: false; code: string; reason: string };

/** A web page through the outbound door; an answer that is an error is no page. */
export async function loadWebPage(address: string): Promise<LoadedPage> {
  const response = await fetchOutbound(address, { allowHosts: environment().allowHosts });
  if (response.kind === 'refusal') return { isLoaded: false, code: response.code, reason: response.reason };
  if (response.status < 200 || response.status > 299) {
    return {
      isLoaded: false,
      code: 'http_error',
      reason: `The shop answered ${response.status}; open the address in a browser to see why.`,
    };
  }
  const contentType = response.headers['content-type'] ?? null;
  const warnings = response.encodingFault ? [encodingRemark(response.encodingFault)] : [];
  return { isLoaded: true, bytes: response.body, address: response.finalUrl, contentType, warnings };
}

/** Whether an address leads to a host that was allowed by name: our own, which may be asked for several pages at once. */
export function isOfOwnHost(address: string): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return environment().allowHosts.some((allowed) => allowed.toLowerCase() === `${url.hostname}:${port}`);
}
