import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Deps } from '../../platform/feature.ts';
import { messageOf } from '../../platform/failure.ts';

/** A catalogue value whose way back to stored bytes is broken, and where. */
export type BrokenValue = { valueId: string; product: string; attribute: string; reason: string };

export type LineageReport = {
  /** Values that were walked to bytes whose hash fits. */
  whole: number;
  /** Values that a person or an import set: they end at a change, not at a page. */
  byHand: number;
  /** Values made as load data, counted apart. */
  generated: number;
  broken: number;
  blobs: number;
};

type ValueRow = {
  id: string;
  product: string;
  attribute: string;
  sourceKind: string;
  hasSnapshot: boolean;
  hasField: boolean;
  snapshotSource: string | null;
  hash: string | null;
  location: string | null;
  codec: 'none' | 'zstd' | null;
};

const rowsAtOnce = 2_000;

/**
 * Walks every catalogue value back: value, snapshot, field in it, fetch, stored bytes; each stored file is read once and its hash
 * compared. `onBroken` is told of every value whose way is broken.
 */
export async function checkLineage(
  deps: Pick<Deps, 'db' | 'storage'>,
  onBroken: (value: BrokenValue) => void,
): Promise<LineageReport> {
  const report: LineageReport = { whole: 0, byHand: 0, generated: 0, broken: 0, blobs: 0 };
  const checked = new Map<string, string | null>();
  for (let after: string | null = null; ;) {
    const rows: ValueRow[] = await nextValues(deps, after);
    for (const row of rows) {
      const reason = await flawOf(deps, row, checked);
      if (row.sourceKind === 'generator') report.generated += 1;
      else if (row.sourceKind === 'manual' || row.sourceKind === 'import') report.byHand += 1;
      else if (reason === null) report.whole += 1;
      else {
        report.broken += 1;
        onBroken({ valueId: row.id, product: row.product, attribute: row.attribute, reason });
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return { ...report, blobs: checked.size };
    after = last.id;
  }
}

async function nextValues({ db }: Pick<Deps, 'db'>, after: string | null): Promise<ValueRow[]> {
  const found = await sql<ValueRow>`
    select v.id, p.name as product, a.code as attribute, v.source_kind as "sourceKind", n.id is not null as "hasSnapshot",
      coalesce(n.fields ? v.snapshot_field, false) as "hasField", n.source_kind as "snapshotSource",
      encode(n.blob_sha256, 'hex') as hash, b.location, b.codec
    from product_value v join product p on p.id = v.product_id join attribute a on a.id = v.attribute_id
      left join offer_snapshot n on n.id = v.snapshot_id and n.observed_at = v.snapshot_at left join blob b on b.sha256 = n.blob_sha256
    where ${after === null ? sql`true` : sql`v.id > ${after}`} order by v.id limit ${rowsAtOnce}`.execute(db);
  return found.rows;
}

async function flawOf(
  deps: Pick<Deps, 'storage'>,
  row: ValueRow,
  checked: Map<string, string | null>,
): Promise<string | null> {
  if (row.sourceKind !== 'offer')
    return row.sourceKind === 'rule' || row.sourceKind === 'model' ? 'it names no source' : null;
  if (!row.hasSnapshot) return 'its snapshot is gone';
  if (!row.hasField) return 'its snapshot does not have the field it names';
  if (row.snapshotSource !== 'grab') return null;
  if (row.hash === null || row.location === null || row.codec === null) return 'its snapshot names no stored bytes';
  const known = checked.get(row.hash);
  if (known !== undefined) return known;
  const flaw = await flawOfBytes(deps, { hash: row.hash, location: row.location, codec: row.codec });
  checked.set(row.hash, flaw);
  return flaw;
}

async function flawOfBytes(
  { storage }: Pick<Deps, 'storage'>,
  blob: { hash: string; location: string; codec: 'none' | 'zstd' },
): Promise<string | null> {
  try {
    const bytes = await storage.get(blob);
    const hash = createHash('sha256').update(bytes).digest('hex');
    return hash === blob.hash ? null : `the stored bytes ${blob.location} are not those that were fetched`;
  } catch (error) {
    return messageOf(error);
  }
}
