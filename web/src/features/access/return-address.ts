const entries = new Set(['/login', '/register', '/accept-invite', '/reset-password', '/forgot-password']);

/** A way back within this dashboard; an address that leads anywhere else is dropped. */
export function safeReturnAddress(address: string | undefined): string | undefined {
  if (!address?.startsWith('/')) return undefined;
  const here = 'https://quarry.invalid';
  if (!URL.canParse(address, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, here);
  // What the address means, and not what it was written as: `/.//elsewhere` becomes `//elsewhere`.
  const isHere = origin === here && !pathname.startsWith('//') && !entries.has(pathname.replace(/\/+$/, ''));
  return isHere ? `${pathname}${search}${hash}` : undefined;
}
