import type { UploadPurpose } from '@quarry/contracts/imports';
import { parseWording, storeWording, wording, type Wording } from '@quarry/contracts/wording';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/index.ts';
import {
  deleteUnusedBlobs,
  noteBlob,
  type Storage,
  type StoredBytes,
  type StoredLocation,
} from '../../storage/index.ts';

/** An upload as its row has it. */
export type Upload = {
  id: string;
  fileName: string;
  purpose: UploadPurpose;
  bytes: number;
  reached: number;
  state: 'OPEN' | 'COMPLETE' | 'REFUSED';
  refusal: Wording | null;
  usedAt: Date | null;
  touchedAt: Date;
};

/** Who may do something with which upload: only its sender, and only within its day. */
export type OwnUpload = { id: string; userId: string; since: Date };

type Row = Omit<Upload, 'bytes' | 'reached' | 'refusal'> & { bytes: string; reached: string; refusal: unknown };

const columns = sql`id, file_name as "fileName", purpose, bytes, reached, state, refusal, used_at as "usedAt",
  touched_at as "touchedAt"`;

const uploadOf = (row: Row): Upload => ({
  ...row,
  bytes: Number(row.bytes),
  reached: Number(row.reached),
  refusal: row.refusal === null ? null : (parseWording(row.refusal) ?? wording('not_a_table:binary')),
});

/** Holds back anyone else who begins an upload for the person, until the transaction ends. */
export async function lockQuota(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${userId}`}, 0))`.execute(tx);
}

/** What the person sent that nothing uses; what is past its day counts until it is deleted. */
export async function findUnused(tx: Tx, userId: string): Promise<{ count: number; bytes: number }> {
  const { rows } = await sql<{ count: number; bytes: string }>`
    select count(*)::int as count, coalesce(sum(bytes), 0) as bytes from upload
    where user_id = ${userId}::uuid and used_at is null and state <> 'REFUSED'`.execute(tx);
  return { count: rows[0]?.count ?? 0, bytes: Number(rows[0]?.bytes ?? 0) };
}

export async function insertUpload(
  tx: Tx,
  upload: Pick<Upload, 'id' | 'fileName' | 'purpose' | 'bytes'> & { userId: string; now: Date },
): Promise<void> {
  await sql`insert into upload (id, user_id, purpose, file_name, bytes, created_at, touched_at)
    values (${upload.id}, ${upload.userId}, ${upload.purpose}, ${upload.fileName}, ${upload.bytes}, ${upload.now},
      ${upload.now})`.execute(tx);
}

/** Inside the transaction nobody else changes it when it is locked. */
export async function findUpload(tx: Tx, own: OwnUpload, lock: 'locked' | 'free'): Promise<Upload | undefined> {
  const { rows } = await sql<Row>`select ${columns} from upload
    where id = ${own.id}::uuid and user_id = ${own.userId}::uuid and (used_at is not null or touched_at > ${own.since})
    ${lock === 'locked' ? sql`for update` : sql``}`.execute(tx);
  return rows[0] && uploadOf(rows[0]);
}

/** Whose it is does not matter here: what uses it has rights of its own. */
export async function findUsedUpload(tx: Tx, id: string): Promise<Upload | undefined> {
  const { rows } = await sql<Row>`select ${columns} from upload
    where id = ${id}::uuid and used_at is not null`.execute(tx);
  return rows[0] && uploadOf(rows[0]);
}

export async function findPart(tx: Tx, uploadId: string, position: number): Promise<{ sha256: Buffer } | undefined> {
  const { rows } = await sql<{ sha256: Buffer }>`select sha256 from upload_part
    where upload_id = ${uploadId}::uuid and position = ${position}`.execute(tx);
  return rows[0];
}

/** Where the stored bytes of one part lie. */
export async function findPartBytes(tx: Tx, uploadId: string, position: number): Promise<StoredLocation | undefined> {
  const { rows } = await sql<StoredLocation>`select b.location, b.codec from upload_part p
    join blob b on b.sha256 = p.blob_sha256
    where p.upload_id = ${uploadId}::uuid and p.position = ${position}`.execute(tx);
  return rows[0];
}

/** Where the bytes of all parts lie, in their order. */
export async function findParts(tx: Tx, uploadId: string): Promise<StoredLocation[]> {
  const { rows } = await sql<StoredLocation>`select b.location, b.codec from upload_part p
    join blob b on b.sha256 = p.blob_sha256 where p.upload_id = ${uploadId}::uuid order by p.position`.execute(tx);
  return rows;
}

export async function insertPart(
  tx: Tx,
  storage: Storage,
  part: { uploadId: string; position: number; sha256: Buffer; stored: StoredBytes; reached: number; now: Date },
): Promise<void> {
  await noteBlob(tx, storage, part.stored, 'application/octet-stream', part.now);
  await sql`insert into upload_part (upload_id, position, sha256, blob_sha256)
    values (${part.uploadId}, ${part.position}, ${part.sha256}, ${part.stored.sha256})`.execute(tx);
  await sql`update upload set reached = ${part.reached}, touched_at = ${part.now}
    where id = ${part.uploadId}::uuid`.execute(tx);
}

export async function setRefused(tx: Tx, id: string, refusal: Wording): Promise<void> {
  await sql`update upload set state = 'REFUSED', refusal = ${storeWording(refusal)}::jsonb
    where id = ${id}::uuid`.execute(tx);
}

export async function setComplete(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update upload set state = 'COMPLETE', touched_at = ${now} where id = ${id}::uuid`.execute(tx);
}

export async function setUsed(tx: Tx, id: string, usedAt: Date | null, now: Date): Promise<void> {
  await sql`update upload set used_at = ${usedAt}, touched_at = ${now} where id = ${id}::uuid`.execute(tx);
}

/** Deletes one upload with its parts, and resolves with where their bytes lie. */
export async function deleteUpload(tx: Tx, id: string): Promise<StoredLocation[]> {
  return deleteUploads(tx, sql`id = ${id}::uuid`);
}

/** As many as are deleted in one transaction. */
const deletedAtOnce = 5;

/** Deletes some of those that nothing used since a time, or the one of an id if it is among them; whether more may be left. */
export async function deleteUnusedUploads(
  tx: Tx,
  { before, id }: { before: Date; id?: string },
): Promise<{ removed: StoredLocation[]; mayHaveMore: boolean }> {
  const { rows } = await sql<{ id: string }>`select id from upload where used_at is null and touched_at <= ${before}
    ${id === undefined ? sql`` : sql`and id = ${id}::uuid`}
    order by touched_at limit ${deletedAtOnce} for update skip locked`.execute(tx);
  if (rows.length === 0) return { removed: [], mayHaveMore: false };
  const removed = await deleteUploads(tx, sql`id = any(${rows.map(({ id }) => id)}::uuid[])`);
  return { removed, mayHaveMore: rows.length === deletedAtOnce };
}

async function deleteUploads(tx: Tx, condition: ReturnType<typeof sql>): Promise<StoredLocation[]> {
  const removed = await deleteParts(tx, condition);
  await sql`delete from upload where ${condition}`.execute(tx);
  return removed;
}

/** Deletes the parts of one upload, which stays, and resolves with where their bytes lie. */
export async function deletePartsOf(tx: Tx, id: string): Promise<StoredLocation[]> {
  return deleteParts(tx, sql`id = ${id}::uuid`);
}

async function deleteParts(tx: Tx, condition: ReturnType<typeof sql>): Promise<StoredLocation[]> {
  const { rows } = await sql<{ sha256: Buffer }>`delete from upload_part
    where upload_id in (select id from upload where ${condition}) returning blob_sha256 as sha256`.execute(tx);
  return deleteUnusedBlobs(
    tx,
    rows.map(({ sha256 }) => sha256),
  );
}

/** Those of the person that nothing uses, the newest first. */
export async function findUploads(db: Db | Tx, { userId, since }: Omit<OwnUpload, 'id'>): Promise<Upload[]> {
  const { rows } = await sql<Row>`select ${columns} from upload
    where user_id = ${userId}::uuid and used_at is null and state <> 'REFUSED' and touched_at > ${since}
    order by created_at desc, id limit 500`.execute(db);
  return rows.map(uploadOf);
}
