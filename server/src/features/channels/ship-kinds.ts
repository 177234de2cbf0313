import { createHash } from 'node:crypto';
import { type ChannelKind, type KindFault, readKind } from '@quarry/contracts/feeds';
import { type Db, withTransaction } from '../../platform/db/index.ts';
import { Failure } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import { sortedJson } from '../../platform/sorted-json.ts';
import { findKindHash, insertKindVersion } from './channel-kind.store.ts';

/**
 * Writes the versions of kinds that the database lacks, each from its file. Throws a Failure where a file is not valid, or is another than
 * the one that its version was written from.
 */
export async function shipKinds(db: Db, files: readonly unknown[]): Promise<void> {
  for (const file of files) {
    const read = readKind(file);
    if ('faults' in read) throw new Failure('KIND_FILE', sentenceOf(read.faults));
    await shipKind(db, read.kind);
  }
}

async function shipKind(db: Db, kind: ChannelKind): Promise<void> {
  const hash = createHash('sha256').update(sortedJson(kind)).digest('hex');
  const standing = await findKindHash(db, kind);
  // Two processes may migrate at once: the second waits for the first and finds its version.
  const shipped =
    standing ?? (await withTransaction(db, (tx) => insertKindVersion(tx, newId<'kind_version'>(), kind, hash)));
  if (shipped === hash) return;
  throw new Failure(
    'KIND_CHANGED',
    `The file of the kind ${kind.code}, version ${kind.version}, is another than the one that was shipped: put that back and add a version.`,
  );
}

function sentenceOf(faults: readonly KindFault[]): string {
  return faults.map(({ place, reason }) => `${place}: ${reason.replace('\n', ' ')}`).join(' ');
}
