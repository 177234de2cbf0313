import { withTransaction, type Tx } from '../db/index.ts';
import type { Deps } from '../feature.ts';
import {
  deleteImports,
  deleteOldSetPart,
  findImportsOf,
  findOldImports,
  findUploadsInUse,
} from './forget-imports.store.ts';
import { releaseUpload } from './uploads/index.ts';

/** An import is kept this long after it was applied or touched last. */
const keptForMs = 30 * 24 * 3_600_000;
const importsAtOnce = 20;
const rowsAtOnce = 5_000;

/** Deletes imports that nobody touched for 30 days, lets go of their uploads, and deletes change sets that no import has any more. */
export async function forgetImports(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - keptForMs);
  const forgetSome = () =>
    withTransaction(deps.db, async (tx) => {
      const old = await findOldImports(tx, before, importsAtOnce);
      await deleteWithUploads(tx, deps, old);
      return old.length === importsAtOnce;
    });
  while (await forgetSome());
  while (await withTransaction(deps.db, (tx) => deleteOldSetPart(tx, before, rowsAtOnce)));
}

/** Deletes the imports of a person and lets go of what they uploaded, in the transaction that erases them; all else of theirs goes with their user. */
export async function forgetImportsOf(tx: Tx, deps: Pick<Deps, 'clock'>, userId: string): Promise<void> {
  await deleteWithUploads(tx, deps, await findImportsOf(tx, userId));
}

async function deleteWithUploads(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  imports: readonly { id: string; uploadId: string }[],
): Promise<void> {
  if (imports.length === 0) return;
  await deleteImports(
    tx,
    imports.map(({ id }) => id),
  );
  const uploadIds = [...new Set(imports.map(({ uploadId }) => uploadId))];
  const used = await findUploadsInUse(tx, uploadIds);
  for (const id of uploadIds) if (!used.has(id)) await releaseUpload(tx, deps, id);
}
