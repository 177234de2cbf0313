import { readBlock } from '@quarry/extraction/table';
import { withTransaction } from '../../db/index.ts';
import type { Deps } from '../../feature.ts';
import { openUpload, releaseUpload, type Sender, useUpload } from '../uploads/index.ts';

/** The cells of a block, and how many rows it has in all. */
export type PastedBlock = { rows: string[][]; count: number };

/**
 * The cells of an uploaded block, no more than some rows of them; undefined where the sender has no such upload any more. The upload is
 * let go of afterwards. Throws what the storage throws.
 */
export async function pastedBlock(
  deps: Pick<Deps, 'db' | 'clock' | 'storage'>,
  sender: Sender,
  { uploadId, mostRows }: { uploadId: string; mostRows: number },
): Promise<PastedBlock | undefined> {
  const used = await withTransaction(deps.db, (tx) => useUpload(tx, deps, sender, uploadId));
  if (!used) return undefined;
  const block: PastedBlock = { rows: [], count: 0 };
  for await (const row of readBlock(openUpload(deps, uploadId))) {
    block.count += 1;
    if (block.rows.length < mostRows) block.rows.push(row);
  }
  await withTransaction(deps.db, (tx) => releaseUpload(tx, deps, uploadId));
  return block;
}
