import { hash } from 'node:crypto';

/**
 * One entry of the trail as its hash sees it. Times are UTC with microseconds, and each field stands as the database's own text of its
 * JSON, so that nothing that was kept is lost on the way to the hash. People stand in it by reference alone: `actorId`.
 */
export type SealedEntry = {
  id: string;
  at: string;
  actorKind: string;
  actorId: string | null;
  cause: string;
  causeId: string | null;
  entity: string;
  entityId: string;
  action: string;
  revertsId: string | null;
  requestId: string | null;
  before: SealedFields | null;
  after: SealedFields | null;
};

/** Fields by name, each as JSON text. */
export type SealedFields = Record<string, string>;

/** What the first block follows. */
export const beforeFirstBlock: Buffer = Buffer.alloc(32);

const sha256 = (parts: readonly (string | Buffer)[]): Buffer =>
  hash('sha256', Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))), 'buffer');

/**
 * The hash of one entry, SHA-256 of a JSON array of its parts in the order below. Of `before` and `after` it holds for each field, in the
 * order of names, the field's own hash: SHA-256 of salt, name, a zero byte and value. So a field's value can be erased and its hash be
 * left in its place, and the salt, which is erased with it, keeps anybody from finding the value by trying.
 */
export function entryHash(entry: SealedEntry, salt: Buffer | null): Buffer {
  const fields = (of: SealedFields | null) =>
    of &&
    Object.keys(of)
      .toSorted((one, other) => (one < other ? -1 : 1))
      .map((name) => [name, fieldHash(name, of[name] ?? '', salt)]);
  return sha256([
    JSON.stringify([
      'quarry change',
      entry.id,
      entry.at,
      entry.actorKind,
      entry.actorId,
      entry.cause,
      entry.causeId,
      entry.entity,
      entry.entityId,
      entry.action,
      entry.revertsId,
      entry.requestId,
      fields(entry.before),
      fields(entry.after),
    ]),
  ]);
}

/** The hash of one field; without a salt its value was erased, and what stands in its place says the hash. */
export function fieldHash(name: string, value: string, salt: Buffer | null): string {
  if (salt) return sha256([salt, name, '\0', value]).toString('hex');
  return /^\{"erased": "([0-9a-f]{64})"\}$/.exec(value)?.[1] ?? 'not erased';
}

/** Where the hashes of a block's entries begin: SHA-256 of its number and the hash of the block before it. */
export function startOfBlock(number: number, previousHash: Buffer): Buffer {
  return sha256([`quarry block ${number}\0`, previousHash]);
}

/** The hash of an entry and all before it in its block: SHA-256 of the one before and the entry's own. */
export function nextHash(before: Buffer, entry: Buffer): Buffer {
  return sha256([before, entry]);
}

/** The hash of a block: SHA-256 of its number, the time of its end, how many entries it has, and the hash of the last of them. */
export function blockHash(
  { number, closedAt, entries }: { number: number; closedAt: Date; entries: number },
  lastHash: Buffer,
): Buffer {
  return sha256([`quarry block ${number} of ${entries} at ${closedAt.toISOString()}\0`, lastHash]);
}
