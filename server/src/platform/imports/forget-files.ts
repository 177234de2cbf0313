import { sql } from 'kysely';
import { type Db, type Tx, withTransaction } from '../db/index.ts';
import type { Deps } from '../feature.ts';
import { naming } from '../personal/index.ts';
import { deleteImports } from './forget-imports.store.ts';
import { endUpload, forgetUpload, forgetUploads, readUploadedParts } from './uploads/index.ts';

type Files = Pick<Deps, 'db' | 'clock' | 'storage'>;

/** What a name may take of a part before, where it is cut in two. */
const overlapBytes = 2_048;
const encodings = ['utf-8', 'latin1', 'utf-16le', 'utf-16be'] as const;

/**
 * Deletes the uploaded files that hold one of these names, or that records of these ids came from, with their imports and their bytes.
 * Only files of imports that lie in these places, or in none, are looked at. Rows that were taken from a file stay as rows of their change set.
 */
export async function forgetFilesNaming(
  { db, clock, storage }: Files,
  { placeIds, recordIds }: { placeIds: readonly string[]; recordIds: readonly string[] },
  names: readonly string[],
): Promise<void> {
  const isNamed = naming(names);
  // What is over may have lost bytes already, and need not be read.
  await forgetUploads({ db, clock, storage });
  const known = new Set(await findUploadsOfRecords(db, recordIds));
  for (const id of await findUploadsToRead(db, placeIds)) {
    if (!known.has(id) && !(await holds({ db, storage }, id, isNamed))) continue;
    await withTransaction(db, async (tx) => {
      await deleteImports(tx, await findImportsOfUpload(tx, id));
      await endUpload(tx, id);
    });
    await forgetUpload({ db, storage }, id);
  }
}

async function holds(
  files: Pick<Deps, 'db' | 'storage'>,
  uploadId: string,
  isNamed: (text: string) => boolean,
): Promise<boolean> {
  let before = Buffer.alloc(0);
  for await (const part of readUploadedParts(files, uploadId)) {
    const bytes = Buffer.concat([before, part]);
    // What is wrong in one encoding is some other text, and holds no name.
    if (encodings.some((encoding) => isNamed(new TextDecoder(encoding).decode(bytes).normalize('NFC')))) return true;
    // An even number, since some encodings take two bytes for a letter.
    before = bytes.subarray(Math.max(0, bytes.length - overlapBytes) & ~1);
  }
  return false;
}

/** All uploads but those that only imports of other places use. */
async function findUploadsToRead(db: Db, placeIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from upload u
    where not exists (select from import i where i.upload_id = u.id)
      or exists (select from import i
        where i.upload_id = u.id and (i.within_id is null or i.within_id = any(${[...placeIds]}::uuid[])))
    order by u.id`.execute(db);
  return rows.map(({ id }) => id);
}

async function findUploadsOfRecords(db: Db, recordIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct i.upload_id as id from import i join change_set_row r on r.set_id = i.set_id
    where r.record_id = any(${[...recordIds]}::uuid[])`.execute(db);
  return rows.map(({ id }) => id);
}

async function findImportsOfUpload(tx: Tx, uploadId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from import where upload_id = ${uploadId}`.execute(tx);
  return rows.map(({ id }) => id);
}
