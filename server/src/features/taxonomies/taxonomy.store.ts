import type { TaxonomyPublisher } from '@quarry/contracts/taxonomies';
import type { TaxonomyNode } from '@quarry/extraction/taxonomy';
import { sql } from 'kysely';
import { containing, type Db, type Tx } from '../../platform/db/index.ts';
import { pathSeparator, type StoredNode, type TaxonomyFileRecord, type TaxonomyRecord } from './taxonomy.ts';

const nodesAtOnce = 5_000;

type Row = Omit<TaxonomyRecord, 'files'> & { files: (Omit<TaxonomyFileRecord, 'loadedAt'> & { loadedAt: string })[] };

/** The taxonomies that were loaded, or the one of a publisher or id. */
export async function findTaxonomies(
  db: Db | Tx,
  one: { publisher?: TaxonomyPublisher; id?: string } = {},
): Promise<TaxonomyRecord[]> {
  const { rows } = await sql<Row>`
    select t.id, t.publisher, t.release, t.updated_at as "updatedAt", t.version,
      (select count(*)::int from taxonomy_node n where n.publisher = t.publisher and n.gone_release is null) as "nodeCount",
      (select count(*)::int from taxonomy_node n where n.publisher = t.publisher and n.gone_release is not null) as "goneCount",
      (select count(*)::int from category_taxonomy l join category c on c.id = l.category_id
        where l.publisher = t.publisher and c.deleted_at is null) as "linkedCount",
      coalesce((select json_agg(json_build_object('language', f.language, 'release', f.release, 'fileName', f.file_name,
        'sha256', encode(f.sha256, 'hex'), 'nodeCount', f.node_count, 'loadedAt', f.loaded_at, 'loadedBy', person_name(f.loaded_by))
        order by f.language) from taxonomy_file f where f.publisher = t.publisher), '[]') as files
    from taxonomy t where (${one.publisher ?? null}::text is null or t.publisher = ${one.publisher ?? null})
      and (${one.id ?? null}::uuid is null or t.id = ${one.id ?? null}::uuid) order by t.publisher`.execute(db);
  return rows.map((row) => ({
    ...row,
    files: row.files.map((file) => ({ ...file, loadedAt: new Date(file.loadedAt) })),
  }));
}

/** Lets nobody else load a taxonomy of the publisher until the transaction ends. */
export async function lockTaxonomy(tx: Tx, publisher: TaxonomyPublisher): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`taxonomy ${publisher}`}, 0))`.execute(tx);
}

const columns = sql`n.publisher, n.external_id as "externalId", n.parent_id as "parentId", n.names, n.paths,
  n.since_release as "sinceRelease", n.gone_release as "goneRelease"`;

/** Every node of a publisher, also those that are gone. */
export async function findAllNodes(db: Db | Tx, publisher: TaxonomyPublisher): Promise<StoredNode[]> {
  const { rows } = await sql<StoredNode>`select ${columns} from taxonomy_node n where n.publisher = ${publisher}
    order by n.external_id`.execute(db);
  return rows;
}

/** Nodes by publisher and id, also those that are gone. */
export async function findNodes(
  db: Db | Tx,
  wanted: readonly { publisher: string; externalId: string }[],
): Promise<StoredNode[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<StoredNode>`select ${columns} from taxonomy_node n
    join (select distinct publisher, "externalId" from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as r (publisher text, "externalId" text)) w on w.publisher = n.publisher and w."externalId" = n.external_id`.execute(
    db,
  );
  return rows;
}

/** Nodes that are there whose path has all of the words in one language or another; an id finds its node. */
export async function searchNodes(
  db: Db,
  publisher: TaxonomyPublisher,
  { words, id, first }: { words: readonly string[]; id: string; first: number },
): Promise<StoredNode[]> {
  const named = words.map((word) => sql`n.search_paths like searched_name(${containing(word)})`);
  const { rows } = await sql<StoredNode>`select ${columns} from taxonomy_node n
    where n.publisher = ${publisher} and n.gone_release is null
      and (n.external_id = ${id} or (${named.length > 0} and ${named.length > 0 ? sql.join(named, sql` and `) : sql`true`}))
    order by n.external_id <> ${id}, (select min(length(p.value)) from jsonb_each_text(n.paths) p),
      n.external_id limit ${first}`.execute(db);
  return rows;
}

type Loaded = { id: string; publisher: TaxonomyPublisher; release: string };

export async function putTaxonomy(tx: Tx, { id, publisher, release }: Loaded, now: Date): Promise<void> {
  await sql`insert into taxonomy (id, publisher, release, created_at, updated_at)
    values (${id}, ${publisher}, ${release}, ${now}, ${now})
    on conflict (publisher) do update set release = excluded.release, updated_at = excluded.updated_at,
      version = taxonomy.version + 1`.execute(tx);
}

export async function putTaxonomyFile(
  tx: Tx,
  publisher: TaxonomyPublisher,
  file: Omit<TaxonomyFileRecord, 'loadedBy'> & { loadedBy: string | null },
): Promise<void> {
  await sql`insert into taxonomy_file (publisher, language, release, file_name, sha256, node_count, loaded_at, loaded_by)
    values (${publisher}, ${file.language}, ${file.release}, ${file.fileName}, decode(${file.sha256}, 'hex'), ${file.nodeCount},
      ${file.loadedAt}, ${file.loadedBy}::uuid)
    on conflict (publisher, language) do update set release = excluded.release, file_name = excluded.file_name,
      sha256 = excluded.sha256, node_count = excluded.node_count, loaded_at = excluded.loaded_at,
      loaded_by = excluded.loaded_by`.execute(tx);
}

/** Writes nodes with their names in a language; those in others stay. One that was gone is there again. */
export async function putNodes(
  tx: Tx,
  { publisher, release, language }: Omit<Loaded, 'id'> & { language: string },
  nodes: readonly TaxonomyNode[],
): Promise<void> {
  for (let at = 0; at < nodes.length; at += nodesAtOnce) {
    const rows = nodes
      .slice(at, at + nodesAtOnce)
      .map(({ path, ...node }) => ({ ...node, path: path.join(pathSeparator) }));
    await sql`insert into taxonomy_node (publisher, external_id, parent_id, names, paths, since_release)
      select ${publisher}, r."externalId", r."parentId", jsonb_build_object(${language}::text, r.name),
        jsonb_build_object(${language}::text, r.path), ${release}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("externalId" text, "parentId" text, name text, path text)
      on conflict (publisher, external_id) do update set parent_id = excluded.parent_id,
        names = taxonomy_node.names || excluded.names, paths = taxonomy_node.paths || excluded.paths,
        gone_release = null`.execute(tx);
  }
}

export async function markNodesGone(
  tx: Tx,
  { publisher, release }: Omit<Loaded, 'id'>,
  externalIds: readonly string[],
): Promise<void> {
  await sql`update taxonomy_node set gone_release = ${release}
    where publisher = ${publisher} and external_id = any(${externalIds}::text[])`.execute(tx);
}
