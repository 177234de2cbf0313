import type { Readable } from 'node:stream';
import { Failure } from '../failure.ts';

/** What keeps bytes under keys: a folder, or the bucket of an object store. A key that is there always means whole bytes. */
export type ByteStore = {
  /** Keeps the content, unless the key is there with as many bytes. */
  write: (key: string, content: Uint8Array) => Promise<void>;
  /** Keeps chunks whose key is known only after the last of them; nothing when they break. */
  writeStream: <Named extends { location: string }>(
    chunks: AsyncIterable<Uint8Array>,
    name: () => Named,
  ) => Promise<Named>;
  /** Throws a Failure BYTES_MISSING when nothing lies there. */
  read: (key: string) => Promise<Buffer>;
  open: (key: string) => Promise<Readable>;
  remove: (key: string) => Promise<void>;
  has: (key: string) => Promise<boolean>;
  /** Keys behind one, in their order: at least one while there are more, and no more than about so many. */
  list: (after: string, most: number) => Promise<ListedKey[]>;
};

/** A key as a list of the store has it; one of a write that was broken off is no whole content. */
export type ListedKey = { key: string; bytes: number; modifiedAt: Date };

export function missing(key: string, cause: unknown): Failure {
  return new Failure('BYTES_MISSING', `The stored bytes ${key} are gone: restore them from a backup.`, { cause });
}
