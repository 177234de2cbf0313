/** An address whose escapes are broken cannot be read: its signs stand for themselves, and it leads to a screen that says what is not there. */
export function mendAddress(): void {
  const { pathname, search, hash } = location;
  if (!isReadable(pathname)) history.replaceState(null, '', pathname.replaceAll('%', '%25') + search + hash);
}

function isReadable(path: string): boolean {
  try {
    // Used, or the bundler takes a call that may throw for one without an effect.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
