import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import { ofWorkers, rowsWithoutIds } from '../../../testing/index.ts';

const tables: readonly (readonly [table: string, left: readonly string[]])[] = [
  ['product', []],
  ['variant', []],
  ['product_value', ['id']],
  ['product_value_alternative', ['id']],
  ['variant_identifier', ['id']],
  ['match_key', []],
  ['completeness', []],
  ['product_search_word', []],
  ['bin_entry', ['id']],
  ['change', ['id']],
  ['change_set', []],
  ['change_set_row', []],
  ['change_set_cell', []],
  ['change_set_step', ['id']],
  ['bulk_job', ofWorkers],
  ['bulk_job_row', []],
  ['import', ofWorkers],
  ['upload', []],
  // Stored bytes begin with a mark of their upload.
  ['upload_part', ['blob_sha256']],
];

/** Every row that imports, grids and their jobs leave, table by table, without the ids and times that no two installations share. */
export function rowsLeft(db: Db): Promise<Record<string, string[]>> {
  const names = sql<{ id: string; name: string }>`
    select id::text as id, 'product ' || name as name from product
    union all select v.id::text, 'variant of ' || p.name from variant v join product p on p.id = v.product_id
    union all select id::text, 'brand ' || name from brand
    union all select id::text, 'attribute ' || code from attribute
    union all select id::text, 'user ' || email from app_user
    union all select id::text, 'upload' from upload
    union all select id::text, 'import' from import
    union all select id::text, 'set of ' || source from change_set
    union all select j.id::text, case when j.undoes_id is null then 'job of ' || s.source else 'roll-back' end
      from bulk_job j left join change_set s on s.job_id = j.id`;
  return rowsWithoutIds(db, names, tables);
}
