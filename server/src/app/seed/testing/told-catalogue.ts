import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

/** What a catalogue says, by list and natural key: no id of this database, no port and no time of day is in it. */
export type ToldCatalogue = Record<string, ReadonlyMap<string, string>>;

type Told = { key: string; what: unknown };

/** Addresses without host, and ids of records by what these are called. */
const plain = (column: string) =>
  sql.raw(`regexp_replace(${column}, 'https?://[^/]+|127[.]0[.]0[.]1:[0-9]+', '', 'g')`);
const day = (column: string) => sql.raw(`(${column} at time zone 'UTC')::date`);

/** Offers by shop and key; variants by their GTINs, or by brand, part numbers and name. */
const named = sql`
  named_offer as (
    select o.*, s.name || ' ' || ${plain('o.offer_key')} as key from offer o join shop s on s.id = o.shop_id
  ), named_variant as (
    select v.id, v.product_id, coalesce(
      (select 'GTIN ' || string_agg(i.value, ' ' order by i.value) from variant_identifier i where i.variant_id = v.id and i.kind = 'gtin' and i.status = 'valid'),
      concat_ws(' | ', b.name, (select string_agg(i.value, ' ' order by i.value) from variant_identifier i where i.variant_id = v.id and i.kind = 'mpn' and i.status = 'valid'),
        p.name, v.name)) as key
    from variant v join product p on p.id = v.product_id left join brand b on b.id = p.brand_id
  ), named_product as (
    select p.*, (select min(v.key) from named_variant v where v.product_id = p.id) as key from product p
  )`;

const lists = {
  offers: sql`select o.key, jsonb_build_object('state', o.state, 'matchState', o.match_state, 'title', o.title, 'brand', o.brand_text, 'gtin', o.gtin14,
      'isGtinUsable', o.is_gtin_usable, 'mpn', o.mpn_key, 'sku', o.sku, 'seller', o.seller, 'url', ${plain('o.url')}, 'image', ${plain('o.image_url')},
      'category', o.category_text, 'price', o.price_minor, 'currency', o.currency, 'listPrice', o.list_price_minor, 'priceState', o.price_state,
      'isTaxIncluded', o.is_tax_included, 'availability', o.availability, 'condition', o.condition, 'quarantine', o.quarantine_reason,
      'firstSeen', ${day('o.first_seen_at')}, 'lastSeen', ${day('o.last_seen_at')}) as what
    from named_offer o`,
  prices: sql`select o.key || ' ' || t.kind || ' ' || t.currency || ' ' || t.state || ' ' || ${day('t.valid_from')} || ' '
      || row_number() over (partition by t.offer_id, t.kind, t.currency, t.state, ${day('t.valid_from')} order by t.valid_from, t.amount_minor) as key,
      jsonb_build_object('amount', t.amount_minor, 'listAmount', t.list_amount_minor, 'to', ${day('t.valid_to')}, 'reason', t.reason,
        'isTaxIncluded', t.is_tax_included, 'rule', t.currency_rule) as what
    from price_point t join named_offer o on o.id = t.offer_id`,
  links: sql`select o.key, jsonb_build_object('variant', v.key, 'matchState', o.match_state) as what
    from named_offer o left join named_variant v on v.id = o.variant_id`,
  products: sql`select p.key || ' ' || row_number() over (partition by p.key order by p.name) as key, jsonb_build_object('name', p.name, 'brand', b.name, 'category', c.names, 'status', p.status,
      'isInBin', p.deleted_at is not null, 'archived', p.archive_reason, 'completeness', p.completeness,
      'variants', (select jsonb_agg(v.key order by v.key) from named_variant v where v.product_id = p.id)) as what
    from named_product p left join brand b on b.id = p.brand_id left join category c on c.id = p.category_id`,
  values: sql`select concat_ws(' | ', coalesce(v.key, p.key), a.code, w.locale, row_number() over (partition by coalesce(v.key, p.key), a.code, w.locale order by ${plain('w.value::text')})) as key,
      jsonb_build_object('source', w.source_kind, 'offer', o.key, 'value', coalesce(
        (select to_jsonb(b.name) from brand b where a.type = 'brand' and w.value::text like '%' || b.id || '%'),
        (select c.names from category c where a.type = 'category' and w.value::text like '%' || c.id || '%'),
        to_jsonb(${plain('w.value::text')}))) as what
    from product_value w join attribute a on a.id = w.attribute_id join named_product p on p.id = w.product_id
      left join named_variant v on v.id = w.variant_id left join named_offer o on o.id = w.offer_id where a.type <> 'media'`,
  proposals: sql`select concat_ws(' | ', o.key, q.kind, q.state, v.key, row_number() over (partition by o.key, q.kind, q.state, v.key)) as key, 'true'::jsonb as what
    from proposal q join named_offer o on o.id = q.offer_id left join named_variant v on v.id = q.variant_id where q.state <> 'superseded'`,
};

/** Reads what the catalogue says. */
export async function toldCatalogue(db: Db): Promise<ToldCatalogue> {
  const told: ToldCatalogue = {};
  for (const [name, list] of Object.entries(lists)) {
    const { rows } = await sql<Told>`with ${named} ${list}`.execute(db);
    told[name] = new Map(rows.map(({ key, what }) => [key, JSON.stringify(what)]));
  }
  return told;
}

/** What one catalogue says and the other does not, in lines; of what both name, only the fields that differ. */
export function differencesOf(left: ToldCatalogue, right: ToldCatalogue): string[] {
  return Object.keys(left).flatMap((list) => {
    const [ours, theirs] = [left[list] ?? new Map<string, string>(), right[list] ?? new Map<string, string>()];
    return [...new Set([...ours.keys(), ...theirs.keys()])].toSorted().flatMap((key) => {
      const [one, other] = [ours.get(key), theirs.get(key)];
      return one === other ? [] : `${list}: ${key}: ${fieldsApart(one, other)}`;
    });
  });
}

function fieldsApart(one: string | undefined, other: string | undefined): string {
  if (one === undefined || other === undefined)
    return one === undefined ? `only in the second: ${other}` : `only in the first: ${one}`;
  const [ours, theirs] = [JSON.parse(one) as Record<string, unknown>, JSON.parse(other) as Record<string, unknown>];
  return Object.keys(ours)
    .map((field) => [field, JSON.stringify(ours[field]), JSON.stringify(theirs[field])])
    .flatMap(([field, mine, yours]) => (mine === yours ? [] : `${field} ${mine} / ${yours}`))
    .join(', ');
}
