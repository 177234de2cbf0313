/** A way back within this dashboard; an address that leads anywhere else is dropped. */
export function safeReturnAddress(address: string | undefined): string | undefined {
  if (!address?.startsWith('/')) return undefined;
  const here = 'https://quarry.invalid';
  if (!URL.canParse(address, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, here);
  return origin === here && pathname !== '/login' ? `${pathname}${search}${hash}` : undefined;
}
