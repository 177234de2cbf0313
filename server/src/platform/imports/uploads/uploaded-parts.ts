import { withTransaction } from '../../db/index.ts';
import type { Deps } from '../../feature.ts';
import { unmarkedPart } from './part-mark.ts';
import { findParts } from './upload.store.ts';

/** The parts of an upload as they were sent, whether or not it came whole. */
export async function* readUploadedParts(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  id: string,
): AsyncGenerator<Buffer, void, undefined> {
  for (const stored of await withTransaction(db, (tx) => findParts(tx, id)))
    yield unmarkedPart(await storage.get(stored));
}

/** The same as one, for what is small enough for the memory. */
export async function readAllParts(deps: Pick<Deps, 'db' | 'storage'>, id: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const one of readUploadedParts(deps, id)) parts.push(one);
  return Buffer.concat(parts);
}
