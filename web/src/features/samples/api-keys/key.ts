export const keyKinds = ['read', 'write', 'full'] as const;
export type KeyKind = (typeof keyKinds)[number];

/** What is kept of a key: never the whole of it. */
export type Key = { id: number; name: string; kind: KeyKind; tail: string; createdAt: string };

/** The keys that the screen begins with. */
export const firstKeys: readonly Key[] = [
  { id: 2, name: 'Label printer', kind: 'read', tail: 'k7mq', createdAt: '2026-08-14' },
  { id: 1, name: 'Stocktake', kind: 'write', tail: 'w2xe', createdAt: '2026-03-02' },
];

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 32;

/** A key that nobody can guess, and that opens nothing. */
export function makeKey(bytes: Uint8Array): string {
  return `sample_${Array.from(bytes.slice(0, length), (byte) => letters[byte % letters.length]).join('')}`;
}

export function randomBytes(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}
