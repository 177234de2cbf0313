import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { features } from '../../../app/features.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { TestApi, TestClient } from '../../../testing/index.ts';
import { eraseAgain, eraseRequested } from '../index.ts';

type Matter = { kind: string; orderId: string; orderNumber: string | null };
type Erasure = { state: string; dueAt: string; requestedBy: string | null; openMatters: Matter[] };
type ErasureAnswer = {
  __typename: string;
  erasure: Erasure;
  refusal: { code: string; reason: string } | null;
  customer: { status: string; erasure: Erasure | null; mayErase: boolean };
  issues: { path: string; code: string }[];
  code: string;
  reason: string;
  currentVersion: number;
};
type Seen = { id: string; version: number; name: string };

const erasure = 'erasure { state dueAt requestedBy openMatters { kind orderId orderNumber } }';
const answered = `__typename ... on NotAllowedNow { code reason }`;

/** How customers are erased in tests, by their doors and by the worker. */
export function erasureWorld(api: TestApi) {
  const tables = features.flatMap(({ personal }) => (personal ? [personal] : []));
  return {
    preview: async (client: TestClient, id: string) =>
      (
        await client.query<{ customerErasurePreview: Record<string, unknown> | null }>(
          `query ($id: ID!) { customerErasurePreview(id: $id) { mergedCustomers addresses consents orders comments
            openMatters { kind orderId orderNumber } } }`,
          { id },
        )
      ).customerErasurePreview,
    erase: async (client: TestClient, { id, version, name }: Seen) =>
      (
        await client.query<{ eraseCustomer: ErasureAnswer }>(
          `mutation ($id: ID!, $version: Int!, $name: String!) {
            eraseCustomer(id: $id, version: $version, input: { name: $name }) { ${answered}
              ... on CustomerErasureRequested { ${erasure} refusal { code reason } customer { status ${erasure} mayErase } }
              ... on InvalidInput { issues { path code } } ... on VersionConflict { currentVersion } } }`,
          { id, version, name },
        )
      ).eraseCustomer,
    withdraw: async (client: TestClient, id: string) =>
      (
        await client.query<{ withdrawCustomerErasure: ErasureAnswer }>(
          `mutation ($id: ID!) { withdrawCustomerErasure(id: $id) { ${answered}
            ... on CustomerErasureWithdrawn { customer { status ${erasure} mayErase } } } }`,
          { id },
        )
      ).withdrawCustomerErasure,
    work: () => eraseRequested(api.engines, tables, new AbortController().signal),
    again: () => eraseAgain(api.engines, tables),
  };
}

/** The tables and stored files in which one of these texts stands. */
export async function whereStands(db: Db, folder: string, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c where c.relkind in ('r', 'p') and not c.relispartition
      and c.relnamespace = 'public'::regnamespace order by 1`.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t
      where exists (select from unnest(${[...texts]}::text[]) x (text) where position(lower(x.text) in lower(t::text)) > 0)`.execute(
      db,
    );
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = await readFile(join(entry.parentPath, entry.name));
    const content = (entry.name.endsWith('.zst') ? zstdDecompressSync(bytes) : bytes).toString('utf8').toLowerCase();
    if (texts.some((text) => content.includes(text.toLowerCase()))) found.push(`file ${entry.name}`);
  }
  return found;
}
