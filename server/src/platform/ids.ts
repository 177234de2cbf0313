import { hash, randomFillSync } from 'node:crypto';

/** A UUID in lower-case text form, marked with what it names: `Id<'user'>` is no `Id<'shop'>`. */
export type Id<Kind extends string> = string & { readonly __kind: Kind };

/**
 * A new id: UUID version 7 (RFC 9562), so that ids sort by the time they were made. `timeMs` and `random` (10 bytes)
 * are arguments so that tests and replays can fix them.
 */
export function newId<Kind extends string>(timeMs: number = Date.now(), random: Uint8Array = nextRandom()): Id<Kind> {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(timeMs, 0, 6);
  bytes.set(random.subarray(0, 10), 6);
  return format(bytes, 7);
}

const randomPerId = 10;
const randomPool = Buffer.alloc(randomPerId * 512);
let randomUsed = randomPool.length;

/** Drawn for many ids at once: a call of the system for each costs more than all else about an id. */
function nextRandom(): Uint8Array {
  if (randomUsed === randomPool.length) {
    randomFillSync(randomPool);
    randomUsed = 0;
  }
  randomUsed += randomPerId;
  return randomPool.subarray(randomUsed - randomPerId, randomUsed);
}

/** The namespace of ids that are derived from a name. */
const quarryNamespace = Buffer.from('6f1f1c0e5d0a5b6f9d3c2a7b8e4f0d11', 'hex');

/** The id that belongs to a name: UUID version 5 (RFC 9562); the same name always gives the same id. */
export function derivedId<Kind extends string>(name: string): Id<Kind> {
  const digest = hash('sha1', Buffer.concat([quarryNamespace, Buffer.from(name)]), 'buffer');
  return format(digest.subarray(0, 16), 5);
}

/** Whether a value is a UUID in text form, so that it may be compared with an id column. */
export function isId<Kind extends string>(value: unknown): value is Id<Kind> {
  return typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}

/** Ids to filter by; null for no filter, and an empty list, which nothing matches, when none of them can be one of ours. */
export function knownIds(ids: readonly string[] | null | undefined): string[] | null {
  return ids && ids.length > 0 ? ids.filter(isId) : null;
}

/** A text as the id of one kind, read from storage or the network; throws a RangeError for anything but a UUID. */
export function toId<Kind extends string>(text: string): Id<Kind> {
  const lower = text.toLowerCase();
  if (!isId<Kind>(lower)) throw new RangeError('The text is not a UUID.');
  return lower;
}

function format<Kind extends string>(bytes: Buffer, version: number): Id<Kind> {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | (version << 4), 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}` as Id<Kind>;
}
