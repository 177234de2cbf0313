const key = 'accountLink';

/** Keeps the token of a link for this tab alone, so that it may leave the address and outlives a reload. */
export function keepToken(token: string): string {
  sessionStorage.setItem(key, token);
  return token;
}

export function keptToken(): string {
  return sessionStorage.getItem(key) ?? '';
}

/** A token that was used is of no use to anybody. */
export function dropToken(): void {
  sessionStorage.removeItem(key);
}
