import type { NamedCategory } from '@quarry/matching';
import type { ProductStatus } from '@quarry/contracts/products';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** A shop category that waits for a decision. */
export type OpenShelf = { id: string; version: number; text: string; proposedCategoryId: string | null };

/** Those that wait, the surest first: of our own shop, then what may be accepted by rule, then what holds most. */
export async function openShelves(db: Db): Promise<OpenShelf[]> {
  const found = await sql<OpenShelf>`
    select h.id, h.version, h.text, h.proposed_category_id as "proposedCategoryId" from shelf h join shop s on s.id = h.shop_id
    where h.state = 'OPEN' order by s.kind = 'own' desc, h.is_by_rule desc, h.offer_count desc, s.name, h.text`.execute(
    db,
  );
  return found.rows;
}

/** A shop's name for a property that waits for a decision. */
export type OpenPropertyName = {
  id: string;
  version: number;
  text: string;
  proposedAttributeId: string | null;
  confidence: number | null;
};

/** Those that wait, the surest first: of our own shop, then what may be accepted by rule, then what most offers state. */
export async function openPropertyNames(db: Db): Promise<OpenPropertyName[]> {
  const found = await sql<OpenPropertyName>`
    select n.id, n.version, n.text, n.proposed_attribute_id as "proposedAttributeId", n.confidence from property_name n
    join shop s on s.id = n.shop_id where n.state = 'OPEN'
    order by s.kind = 'own' desc, n.is_by_rule desc, n.offer_count desc, s.name, n.text`.execute(db);
  return found.rows;
}

export async function countPropertyNames(db: Db): Promise<number> {
  const found = await sql<{ count: number }>`select count(*)::int as count from property_name`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** The attributes that are not in the bin, by code. */
export async function attributeIds(db: Db): Promise<Map<string, string>> {
  const found = await sql<{ code: string; id: string }>`
    select code, id from attribute where deleted_at is null`.execute(db);
  return new Map(found.rows.map(({ code, id }) => [code, id]));
}

/** A category with the version that a template is set on, and whether it says anything of attributes itself. */
export type TemplateCategory = { id: string; version: number; name: string; hasTemplate: boolean };

export async function templateCategories(db: Db): Promise<TemplateCategory[]> {
  const found = await sql<TemplateCategory>`
    select c.id, c.version, c.names ->> 'en' as name,
      exists (select from category_attribute e where e.category_id = c.id) as "hasTemplate"
    from category c where c.deleted_at is null`.execute(db);
  return found.rows;
}

export async function countShelves(db: Db): Promise<number> {
  const found = await sql<{ count: number }>`select count(*)::int as count from shelf`.execute(db);
  return found.rows[0]?.count ?? 0;
}

export async function categoryTree(db: Db): Promise<NamedCategory[]> {
  const found = await sql<NamedCategory>`
    select id, parent_id as "parentId", names from category where deleted_at is null`.execute(db);
  return found.rows;
}

/** A product with what the reviewer looks at. */
export type CataloguedProduct = {
  id: string;
  version: number;
  status: ProductStatus;
  /** The names in all languages. */
  names: string[];
  categoryId: string | null;
  isComplete: boolean;
  /** Whether our own shop sells it, or sold it. */
  isOwn: boolean;
  /** Whether our own shop sells it now. */
  isSold: boolean;
  /** Shops that sell it now. */
  shopCount: number;
  /** Whether a shop that is not our own sells it now. */
  isSoldByOthers: boolean;
};

/** The products that offers made, by name. */
export async function cataloguedProducts(db: Db): Promise<CataloguedProduct[]> {
  const found = await sql<CataloguedProduct>`
    select p.id, p.version, p.status, p.category_id as "categoryId", p.completeness = 100 as "isComplete",
      bool_or(s.kind = 'own') as "isOwn", bool_or(s.kind = 'own' and o.state = 'active') as "isSold",
      (count(distinct o.shop_id) filter (where o.state = 'active'))::int as "shopCount",
      bool_or(s.kind <> 'own' and o.state = 'active') as "isSoldByOthers",
      array(select v.value #>> '{}' from product_value v join attribute a on a.id = v.attribute_id
        where v.product_id = p.id and a.code = 'name' order by v.locale) as names
    from product p join offer o on o.product_id = p.id join shop s on s.id = o.shop_id
    where p.deleted_at is null and p.redirect_to is null group by p.id order by p.name, p.id`.execute(db);
  return found.rows;
}
