import { hash } from 'node:crypto';

/** What uses of a customer are counted by: a hash, so that nobody reads who it was; in other shops another one. */
export function customerKey(shopId: string, customer: string | null): string | null {
  const normal = customer?.normalize('NFKC').trim().toLowerCase() ?? '';
  return normal === '' ? null : hash('sha256', `${shopId}\n${normal}`);
}
