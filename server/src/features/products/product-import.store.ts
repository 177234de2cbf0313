import { type AttributeRules, type AttributeType, noRules } from '@quarry/contracts/attributes';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { readableProducts } from './product-list.store.ts';
import type { NamedOption } from './typed-text.ts';

/** An attribute as a column of a file. */
export type ImportAttribute = {
  id: string;
  code: string;
  names: Readonly<Record<string, string>>;
  aliases: string[];
  type: AttributeType;
  isLocalized: boolean;
  isVariantLevel: boolean;
  unitFamily: string | null;
  unit: string | null;
  rules: AttributeRules;
  options: readonly NamedOption[];
};

export async function findImportAttributes(db: Db | Tx): Promise<ImportAttribute[]> {
  const found =
    await sql<ImportAttribute>`select id, code, names, aliases, type, rules, unit_family as "unitFamily", unit,
    (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'code', o.code, 'labels', o.labels) order by o.position), '[]')
      from attribute_option o where o.attribute_id = attribute.id) as options, is_localized as "isLocalized",
    is_variant_level as "isVariantLevel" from attribute where deleted_at is null order by position, code`.execute(db);
  return found.rows.map((row) => ({ ...row, rules: { ...noRules, ...row.rules } }));
}

/** By what products are found. */
export type IdentifierKind = 'id' | 'gtin' | 'sku' | 'mpn';

/** A product that a key leads to; the variant where the key is one of a variant. */
export type KeyedProduct = { key: string; productId: string; variantId: string | null };

/** The products that these keys lead to, as far as the actor reads them; a GTIN has fourteen digits, an MPN its brand before it. */
export async function findKeyedProducts(
  db: Db | Tx,
  actor: Actor,
  kind: IdentifierKind,
  keys: readonly string[],
): Promise<KeyedProduct[]> {
  if (keys.length === 0) return [];
  const found = await sql<KeyedProduct>`${statementOf(kind, keys)} and ${readableProducts(actor)}`.execute(db);
  return found.rows;
}

function statementOf(kind: IdentifierKind, keys: readonly string[]): RawBuilder<unknown> {
  if (kind === 'id')
    return sql`select p.id as key, p.id as "productId", null as "variantId" from product p where p.id = any(${keys}::uuid[])`;
  const asked = keys.map((key) => {
    if (kind !== 'mpn') return { key, value: key };
    const [brandId = '', ...rest] = key.split(' ');
    return { key, brandId, value: rest.join(' ') };
  });
  // Each key is looked up by itself: while tables fill for the first time, their statistics have the planner read them whole instead.
  return sql`select k.key, p.id as "productId", v.id as "variantId"
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as k (key text, "brandId" uuid, value text)
      cross join lateral (select i.variant_id from variant_identifier i
        where i.kind = ${kind} and i.status = 'valid' and i.value = k.value offset 0) i
      cross join lateral (select v.id, v.product_id from variant v where v.id = i.variant_id offset 0) v
      cross join lateral (select p.* from product p where p.id = v.product_id offset 0) p
    where ${kind === 'mpn' ? sql`p.brand_id = k."brandId"` : sql`true`}`;
}

/** What a file shows of a product beside its values. */
export type ImportedProduct = {
  id: string;
  name: string;
  version: number;
  brandId: string | null;
  brandName: string | null;
  categoryId: string | null;
  tags: string[];
  variantIds: string[];
};

const productColumns = sql`p.id, p.name, p.version, p.brand_id as "brandId", b.name as "brandName", p.category_id as "categoryId", p.tags,
  array(select v.id from variant v where v.product_id = p.id order by v.position, v.id) as "variantIds"`;

export async function findImportedProducts(db: Db | Tx, ids: readonly string[]): Promise<Map<string, ImportedProduct>> {
  if (ids.length === 0) return new Map();
  const found =
    await sql<ImportedProduct>`select ${productColumns} from product p left join brand b on b.id = p.brand_id
    where p.id = any(${ids}::uuid[])`.execute(db);
  return new Map(found.rows.map((product) => [product.id, product]));
}

/** Products that the actor reads, behind an id, in the order of their ids. */
export async function findProductIdsAfter(
  db: Db | Tx,
  actor: Actor,
  after: string | null,
  first: number,
): Promise<string[]> {
  const found = await sql<{ id: string }>`select p.id from product p
    where (${after}::uuid is null or p.id > ${after}::uuid) and ${readableProducts(actor)} order by p.id limit ${first}`.execute(
    db,
  );
  return found.rows.map(({ id }) => id);
}
