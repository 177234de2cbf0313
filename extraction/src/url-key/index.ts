import { createHash } from 'node:crypto';

/**
 * The 16 bytes under which a canonical address is unique in the frontier: the first half of the SHA-256 of its UTF-8 octets.
 * A folder of its own because it needs Node's crypto, which a browser that shares the address rules does not have.
 */
export function urlKey(canonicalAddress: string): Uint8Array {
  return new Uint8Array(createHash('sha256').update(canonicalAddress, 'utf8').digest().subarray(0, 16));
}
