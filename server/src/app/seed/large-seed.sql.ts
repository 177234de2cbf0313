import { orders } from './large-seed-orders.sql.ts';

/** One step of the large seed: plain SQL over the temporary table `size`. */
export type LargeSeedStep = { name: string; statements: readonly string[] };

/**
 * Chance comes from hashing the row's number with a salt, so the same size gives the same rows on every machine.
 * Ids count upwards behind a prefix per table, which keeps index inserts at the right edge.
 */
const helpers: LargeSeedStep = {
  name: 'helpers',
  statements: [
    `create function pg_temp.chance(n bigint, salt int) returns double precision language sql immutable parallel safe as
      $$ select (hashint8extended(n, salt) & 2147483647) / 2147483648.0 $$`,
    `create function pg_temp.pick(n bigint, salt int, words text[]) returns text language sql immutable parallel safe as
      $$ select words[1 + floor(pg_temp.chance(n, salt) * cardinality(words))::int] $$`,
    `create function pg_temp.id(kind int, n bigint) returns uuid language sql immutable parallel safe as
      $$ select ('0000' || lpad(to_hex(kind), 4, '0') || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$`,
    `create function pg_temp.gtin(n bigint) returns text language sql immutable parallel safe as $$
      select '0' || body || ((10 - (select sum(substr(body, i, 1)::int * case when i % 2 = 0 then 3 else 1 end) from generate_series(1, 12) i) % 10) % 10)
      from (select '40' || lpad((n * 7 % 10000000000)::text, 10, '0') as body) b $$`,
    // A fifth of all products belong to brand 1; the rest thin out quadratically.
    `create function pg_temp.brand_of(n bigint, brands int) returns int language sql immutable parallel safe as
      $$ select case when pg_temp.chance(n, 1) < 0.2 then 1 else 2 + floor(power(pg_temp.chance(n, 2), 2) * (brands - 1))::int end $$`,
    // What `searchTextOf` makes of a text, but for the words that signs hold together.
    `create function pg_temp.searched(text text) returns text language sql immutable parallel safe as
      $$ select trim(regexp_replace(lower(regexp_replace(normalize(text, NFKD), '[\\u0300-\\u036f]', '', 'g')), '[^[:alnum:]]+', ' ', 'g')) $$`,
    `create temporary table word on commit drop as select
      array['Kessel','Kettle','Bouilloire','Chaleira','Lamp','Lampe','Bicycle pump','Luftpumpe','Pompe','Bomba','Backpack','Rucksack','Sac à dos','Mochila','Headphones','Kopfhörer','Casque','Auscultadores','Knife','Messer','Couteau','Faca','Chair','Stuhl','Chaise','Cadeira','Drill','Bohrer','Perceuse','Berbequim','Jacket','Jacke','Veste','Casaco','Notebook','Heft','Cahier','Caderno'] as nouns,
      array['light','leicht','léger','leve','robust','stabil','solide','robusto','compact','kompakt','large','groß','grand','grande','quiet','leise','silencieux','silencioso','foldable','faltbar','pliable','dobrável'] as adjectives,
      array['red','rot','rouge','vermelho','blue','blau','bleu','azul','black','schwarz','noir','preto','white','weiß','blanc','branco','green','grün','vert','verde'] as colours,
      array['with a cover that can be washed','mit abnehmbarem Bezug','avec housse amovible','com capa removível','for indoors and outdoors','für drinnen und draußen','pour intérieur et extérieur','para interior e exterior','made to be repaired','reparierbar gebaut','fait pour être réparé','feito para ser reparado'] as tails,
      array['EUR','EUR','EUR','GBP','CHF','USD'] as currencies,
      array['en','de','fr','pt'] as locales`,
  ],
};

const people: LargeSeedStep = {
  name: 'shops, brands, categories',
  statements: [
    `insert into shop (id, name, slug, url, country, currency, locale, time_zone, kind, is_marketplace, status, created_at, updated_at)
      select pg_temp.id(1, n), 'Shop ' || n, 'shop-' || n, 'https://shop-' || n || '.example/', (array['DE','FR','PT','GB','CH'])[1 + n % 5],
        pg_temp.pick(n, 3, w.currencies), w.locales[1 + n % 4], 'Europe/Berlin', case when n = 1 then 'own' when n % 20 = 0 then 'partner' else 'observed' end,
        n % 10 = 0, case when n % 33 = 0 then 'SUSPENDED' else 'ACTIVE' end, now() - n * interval '1 day', now() - n * interval '1 hour'
      from size s, word w, generate_series(1, s.shops) n`,
    `insert into brand (id, name, slug, name_key, country, status, created_at, updated_at)
      select pg_temp.id(2, n), initcap(stem) || ' ' || n, stem || '-' || n, stem || n, (array['DE','FR','PT','GB','IT'])[1 + n % 5],
        case when n % 50 = 0 then 'ARCHIVED' else 'ACTIVE' end, now() - n * interval '3 hours', now() - n * interval '1 hour'
      from size s, lateral (select n, pg_temp.pick(n, 4, array['ba','ko','lu','mi','ra','se','to','vi']) || pg_temp.pick(n, 5, array['lan','mar','nel','rin','sol','ter','vok','zen']) || pg_temp.pick(n, 6, array['a','o','is','um','ex']) as stem
        from generate_series(1, s.brands) n) b`,
    `insert into brand_alias (alias_key, alias, brand_id)
      select name_key || 'gmbh', name || ' GmbH', id from brand where name_key <> '' and hashtext(id::text) % 3 = 0`,
    `insert into category (id, parent_id, position, names, slugs)
      select pg_temp.id(3, n), case when n > 20 then pg_temp.id(3, 1 + (n - 21) % 20) end, n,
        jsonb_build_object('en', 'Category ' || n, 'de', 'Kategorie ' || n, 'fr', 'Catégorie ' || n, 'pt', 'Categoria ' || n),
        jsonb_build_object('en', 'category-' || n, 'de', 'kategorie-' || n, 'fr', 'categorie-' || n, 'pt', 'categoria-' || n)
      from size s, generate_series(1, s.categories) n`,
  ],
};

const catalogue: LargeSeedStep = {
  name: 'products, variants, identifiers, values',
  statements: [
    // Names of 5 to 150 characters: a noun alone, or with colour, model and a tail that repeats.
    `create temporary table generated_product on commit drop as
      select n, pg_temp.brand_of(n, s.brands) as brand, 1 + floor(power(pg_temp.chance(n, 7), 2) * s.categories)::int as category,
        left(case when pg_temp.chance(n, 8) < 0.03 then pg_temp.pick(n, 9, w.nouns)
          else concat_ws(' ', pg_temp.pick(n, 10, w.adjectives), pg_temp.pick(n, 9, w.nouns), chr(65 + n % 26) || chr(65 + n / 26 % 26) || '-' || n,
            pg_temp.pick(n, 11, w.colours), case when pg_temp.chance(n, 12) < 0.4 then pg_temp.pick(n, 13, w.tails) end,
            case when pg_temp.chance(n, 14) < 0.1 then repeat(pg_temp.pick(n, 15, w.tails) || ' ', 3) end) end, 150) as name,
        pg_temp.pick(n, 11, w.colours) as colour, w.locales[1 + n % 4] as locale,
        (500 + power(pg_temp.chance(n, 16), 3) * 100000)::bigint as price_minor,
        case when pg_temp.chance(n, 17) < 0.8 then 1 else 2 + n % 3 end as variants
      from size s, word w, generate_series(1, s.products) n`,
    // What a category and the one above it are called in every language: the tree has two levels.
    `create temporary table generated_category on commit drop as
      select c.id, pg_temp.searched((select string_agg(n.value, ' ' order by k.depth, n.key) from (values (0, c.names), (1, a.names)) k (depth, names), jsonb_each_text(k.names) n)) as words
      from category c left join category a on a.id = c.parent_id`,
    `insert into product (id, name, slug, description, brand_id, category_id, status, archive_reason, archived_at, tags, search_text, offer_count, shop_count, variant_count, lowest_price_minor, lowest_price_currency, completeness, created_at, updated_at)
      select pg_temp.id(4, n), rpad(name, greatest(length(name), 5), '.'), 'product-' || n, name || '. Load data made by the generator.', pg_temp.id(2, brand), pg_temp.id(3, category),
        (array['DRAFT','ACTIVE','ACTIVE','ACTIVE','ACTIVE','ACTIVE','IN_REVIEW','UNLISTED','ARCHIVED','ACTIVE'])[1 + n % 10],
        case when n % 10 = 8 then (array['DISCONTINUED','NOT_SOLD','DUPLICATE','WRONG_DATA'])[1 + n / 10 % 4] end,
        case when n % 10 = 8 then now() - n * interval '20 seconds' end, array['load'],
        concat_ws(' ', pg_temp.searched(name), (select lower(b.name) from brand b where b.id = pg_temp.id(2, brand)), pg_temp.gtin(n), c.words), 0, 0, variants,
        null, null, 40 + n % 61, now() - n * interval '20 seconds', now() - (n::bigint * 7919 % 1000000) * interval '5 seconds'
      from generated_product left join generated_category c on c.id = pg_temp.id(3, category)`,
    `insert into variant (id, product_id, position, name, options)
      select pg_temp.id(5, n * 4 + v), pg_temp.id(4, n), v, case when variants > 1 then 'Size ' || v else '' end,
        jsonb_build_object('color', colour) || case when variants > 1 then jsonb_build_object('size', v) else '{}' end
      from generated_product, generate_series(0, variants - 1) v`,
    `insert into variant_identifier (id, variant_id, kind, value, display, scope, source_kind)
      select pg_temp.id(6, n * 8 + v), pg_temp.id(5, n * 4 + v), 'gtin', pg_temp.gtin(n * 4 + v), pg_temp.gtin(n * 4 + v), '', 'generator'
      from generated_product, generate_series(0, variants - 1) v where pg_temp.chance(n, 18) < 0.7
      union all
      select pg_temp.id(6, n * 8 + 4), pg_temp.id(5, n * 4), 'mpn', 'M' || n, 'M-' || n, pg_temp.id(2, brand)::text, 'generator' from generated_product`,
    `insert into match_key (kind, key, variant_id, product_id)
      select 'gtin14', value, i.variant_id, v.product_id from variant_identifier i join variant v on v.id = i.variant_id where i.kind = 'gtin'
      union all select 'brand|mpn', i.scope || '|' || value, i.variant_id, v.product_id from variant_identifier i join variant v on v.id = i.variant_id where i.kind = 'mpn'`,
    `insert into product_value (id, product_id, attribute_id, locale, value, source_kind, confidence)
      select pg_temp.id(7, n * 8 + a.k), pg_temp.id(4, n), a.id, case when a.is_localized then locale else '' end, a.value, 'generator', 0.9
      from generated_product g, lateral (
        select 0 as k, id, is_localized, to_jsonb(g.name) as value from attribute where code = 'name'
        union all select 1, id, is_localized, to_jsonb(g.name || '. Load data made by the generator.') from attribute where code = 'description'
        union all select 2, id, is_localized, to_jsonb(pg_temp.id(2, g.brand)) from attribute where code = 'brand'
        union all select 3, id, is_localized, to_jsonb(g.colour) from attribute where code = 'color'
        union all select 4, id, is_localized, to_jsonb(pg_temp.id(3, g.category)) from attribute where code = 'category') a`,
    // Each states its name once, and in one language: it is called the same in all.
    `insert into product_name (product_id, locale, name)
      select p.id, o.locale, p.name from product p cross join name_order o where o.holds_names`,
    `insert into completeness (product_id, required, filled, missing)
      select pg_temp.id(4, n), 6, 4, array['image','gtin'] from generated_product`,
    `insert into product_search_word (word, products)
      select word, nentry from ts_stat('select search_vector from product') where length(word) between 3 and 40`,
  ],
};

const offers: LargeSeedStep = {
  name: 'offers, snapshots, price points',
  statements: [
    // Popular products have many offers, most have few; 5 % of the offers match nothing yet.
    `create temporary table generated_offer on commit drop as
      select o.n, o.shop, case when pg_temp.chance(o.n, 21) < 0.95 then p.n end as product, p.name, p.brand, p.colour,
        (p.price_minor * (0.85 + 0.3 * pg_temp.chance(o.n, 22)))::bigint as price_minor, pg_temp.pick(o.shop, 3, w.currencies) as currency,
        pg_temp.pick(o.n, 23, array['InStock','InStock','InStock','InStock','OutOfStock','PreOrder']) as availability,
        now() - (o.n::bigint * 7919 % 2592000) * interval '1 second' as changed_at
      from size s, word w, lateral (select n, 1 + floor(power(pg_temp.chance(n, 19), 2) * s.shops)::int as shop,
          1 + floor(power(pg_temp.chance(n, 20), 2) * s.products)::int as product from generate_series(1, s.offers) n) o
        join generated_product p on p.n = o.product`,
    `insert into offer (id, shop_id, offer_key, origin, match_state, product_id, variant_id, current_snapshot_id, current_snapshot_at, snapshot_seq, title, brand_text, brand_key, gtin14, is_gtin_usable, sku, url,
        price_minor, currency, list_price_minor, is_tax_included, price_state, availability, condition, first_seen_at, last_seen_at, last_changed_at)
      select pg_temp.id(8, o.n), pg_temp.id(1, o.shop), 'sku:' || o.n, case when o.shop = 1 then 'own' else 'observed' end,
        case when product is null then 'unmatched' when o.n % 4 = 0 then 'matched' else 'matched_auto' end, pg_temp.id(4, product), pg_temp.id(5, product * 4),
        pg_temp.id(9, o.n), changed_at, 1, rpad(o.name, 5, '.'), b.name, b.name_key, case when o.n % 10 < 7 then pg_temp.gtin(product * 4) end, o.n % 10 < 7 and product is not null, o.n::text,
        'https://shop-' || o.shop || '.example/p/' || o.n, price_minor, o.currency, case when o.n % 5 = 0 then (price_minor * 1.2)::bigint end, true,
        case when o.n % 200 = 0 then 'suspect' else 'accepted' end, availability, 'NewCondition', changed_at - interval '60 days', now() - (o.n % 86400) * interval '1 second', changed_at
      from generated_offer o join brand b on b.id = pg_temp.id(2, o.brand)`,
    `insert into offer_snapshot (id, offer_id, seq, source_kind, observed_at, last_confirmed_at, fields, fields_hash, extractor_version)
      select pg_temp.id(9, n), pg_temp.id(8, n), 1, 'generator', changed_at, now(),
        jsonb_build_object('name', jsonb_build_object('value', name, 'raw', name, 'method', 'json-ld', 'path', '$.name', 'confidence', 0.95),
          'price', jsonb_build_object('value', jsonb_build_object('amount', (price_minor / 100.0)::numeric(12, 2)::text, 'minor', price_minor, 'currency', currency), 'raw', (price_minor / 100.0)::numeric(12, 2)::text, 'method', 'json-ld', 'path', '$.offers.price', 'confidence', 0.95)),
        decode(md5(n::text), 'hex'), 'generator'
      from generated_offer`,
    `insert into price_point (id, offer_id, kind, valid_from, last_confirmed_at, valid_to, amount_minor, currency, exponent, is_tax_included, availability, snapshot_id, snapshot_at, state)
      select pg_temp.id(10, n * 2), pg_temp.id(8, n), 'regular', changed_at, now(), null, price_minor, currency, 2, true, availability, pg_temp.id(9, n), changed_at, 'accepted' from generated_offer
      union all
      select pg_temp.id(10, n * 2 + 1), pg_temp.id(8, n), 'regular', changed_at - interval '60 days', changed_at, changed_at, (price_minor * (0.9 + 0.2 * pg_temp.chance(n, 24)))::bigint, currency, 2, true, 'InStock', null, null, 'accepted'
      from generated_offer where n % 2 = 0`,
    `update product p set offer_count = f.offers, shop_count = f.shops, lowest_price_minor = f.lowest, lowest_price_currency = case when f.lowest is not null then 'EUR' end
      from (select product_id, count(*) as offers, count(distinct shop_id) as shops, min(price_minor) filter (where currency = 'EUR') as lowest
        from offer where product_id is not null and origin = 'observed' group by product_id) f where f.product_id = p.id`,
    // No shop here has categories of its own or absences of before: a worker would look a million offers through while something is measured.
    `insert into installation_fact (key, value)
      select key, '{"after": null, "isDone": true}' from unnest(array['shelves_placed', 'absences_mended']) key
      on conflict (key) do update set value = excluded.value`,
    `insert into shop_product (shop_id, product_id) select distinct shop_id, product_id from offer where product_id is not null`,
  ],
};

const engines: LargeSeedStep = {
  name: 'crawlers, runs, grabbers, excavators, proposals',
  statements: [
    `insert into crawler (id, shop_id, name, state) select pg_temp.id(11, n), pg_temp.id(1, n), 'Shop ' || n || ' pages', 'paused' from size s, generate_series(1, s.shops) n`,
    `insert into crawler_config (id, crawler_id, version, config) select pg_temp.id(12, n), pg_temp.id(11, n), 1, jsonb_build_object('seeds', jsonb_build_array('https://shop-' || n || '.example/')) from size s, generate_series(1, s.shops) n`,
    `update crawler c set config_id = f.id from crawler_config f where f.crawler_id = c.id`,
    `insert into crawl_run (id, crawler_id, config_id, trigger, state, requested_at, started_at, finished_at, totals)
      select pg_temp.id(13, n * 100 + r), pg_temp.id(11, n), pg_temp.id(12, n), 'schedule', case when r % 17 = 0 then 'degraded' when r % 23 = 0 then 'failed' else 'succeeded' end,
        now() - r * interval '1 day', now() - r * interval '1 day', now() - r * interval '1 day' + interval '40 minutes', jsonb_build_object('generated', true,
          'fetched', 0, 'errors', 0, 'discovered', 0, 'inScope', 0, 'allowed', 0, 'fetchedPages', 0, 'productPages', 0, 'offerPages', 0)
      from size s, generate_series(1, s.shops) n, generate_series(1, 30) r`,
    `update crawler c set last_run_id = pg_temp.id(13, n * 100 + 1) from size s, generate_series(1, s.shops) n where c.id = pg_temp.id(11, n)`,
    `insert into grabber (id, shop_id, name, kind, crawler_id, state) select pg_temp.id(14, n), pg_temp.id(1, n), 'Shop ' || n || ' offers', 'pages', pg_temp.id(11, n), 'paused' from size s, generate_series(1, s.shops) n`,
    `insert into grabber_config (id, grabber_id, version, config) select pg_temp.id(15, n), pg_temp.id(14, n), 1, '{}' from size s, generate_series(1, s.shops) n`,
    `update grabber g set config_id = f.id from grabber_config f where f.grabber_id = g.id`,
    `insert into excavator (id, name, state) values (pg_temp.id(16, 1), 'Generated offers', 'paused')`,
    `insert into excavator_config (id, excavator_id, version, config) values (pg_temp.id(17, 1), pg_temp.id(16, 1), 1, '{}')`,
    `update excavator set config_id = pg_temp.id(17, 1) where id = pg_temp.id(16, 1)`,
    `insert into proposal (id, kind, state, offer_id, shop_id, snapshot_id, snapshot_at, product_id, variant_id, confidence, p_low, evidence, evidence_hash, priority, dedupe_key, excavator_id, created_at)
      select pg_temp.id(18, n), 'link_offer', case when n % 3 = 0 then 'rejected' else 'in_review' end, o.id, o.shop_id, o.current_snapshot_id, o.current_snapshot_at,
        pg_temp.id(4, 1 + n % s.products), pg_temp.id(5, (1 + n % s.products) * 4), 0.3 + 0.6 * pg_temp.chance(n, 25), 0, '[]', decode(md5(n::text), 'hex'), pg_temp.chance(n, 26), 'generated:' || n, pg_temp.id(16, 1), now() - n * interval '1 minute'
      from size s, (select row_number() over (order by id) as n, id, shop_id, current_snapshot_id, current_snapshot_at from offer where match_state = 'unmatched') o where n <= s.proposals`,
    `update offer o set match_state = 'in_review' from proposal p where p.offer_id = o.id and p.state = 'in_review'`,
  ],
};

/** Of the first shop, the one that is our own. */
const selling: LargeSeedStep = {
  name: 'channels, listings, discounts',
  statements: [
    `insert into channel (id, shop_id, name, slug, kind_code, kind_version_id, is_built_in, country, currency, locale, prices_with_tax, status, opened_at, created_at, updated_at)
      select pg_temp.id(19, k.n), h.id, k.name, k.slug, k.code, (select v.id from channel_kind_version v where v.kind_code = k.code order by v.version desc limit 1),
        k.n = 1, h.country, h.currency, h.locale, true, 'ACTIVE', h.created_at, h.created_at, h.updated_at
      from shop h, (values (1, 'Direct', 'direct', 'direct'), (2, 'Google Merchant', 'google-merchant', 'google_merchant')) k (n, name, slug, code)
      where h.id = pg_temp.id(1, 1)`,
    `insert into channel_name_key (shop_id, channel_id, key)
      select distinct c.shop_id, c.id, w.word from channel c, regexp_split_to_table(lower(c.name), '[^[:alnum:]]+') w (word) where w.word <> ''`,
    `insert into listing (id, shop_id, channel_id, variant_id, published, publish_at, price_minor, external_id, version, created_at, updated_at)
      select pg_temp.id(20, n), pg_temp.id(1, 1), pg_temp.id(19, 2), variant_id, n % 10 > 0, case when n % 20 = 5 then now() + interval '5 days' end,
        case when n % 7 = 0 then price_minor end, 'L' || n, 1, now() - n * interval '2 minutes', now() - (n * 7919 % 100000) * interval '20 seconds'
      from size s, (select row_number() over (order by variant_id) as n, variant_id, min(price_minor) as price_minor from offer
        where shop_id = pg_temp.id(1, 1) and variant_id is not null group by variant_id) o where n <= s.listings`,
    `insert into listing_dirty (channel_id, listing_id) select channel_id, id from listing where published`,
    // Half of them by a code, each about a category, a brand or a product; all run.
    `create temporary table generated_discount on commit drop as
      select n, (array['AMOUNT_OFF_PRODUCT','AMOUNT_OFF_ORDER','BUY_X_GET_Y','FREE_SHIPPING'])[1 + n % 4] as kind, n % 8 < 4 as is_coded,
        50000 * (1 + n % 6) as percent, now() - n * interval '1 hour' as starts_at
      from size s, generate_series(1, s.discounts) n`,
    `insert into discount (id, shop_id, name, kind, method, intent, priority, starts_at, ends_at, percent_ppm, get_percent_ppm, buy_qty, get_qty, combines_shipping, created_at, updated_at)
      select pg_temp.id(21, n), pg_temp.id(1, 1), 'Discount ' || n, kind, case when is_coded then 'CODE' else 'AUTOMATIC' end, 'LIVE', n % 10, starts_at,
        case when n % 3 > 0 then now() + n * interval '1 day' end, case when kind in ('AMOUNT_OFF_PRODUCT', 'AMOUNT_OFF_ORDER') then percent end,
        case when kind = 'BUY_X_GET_Y' then percent end, case when kind = 'BUY_X_GET_Y' then 2 end, case when kind = 'BUY_X_GET_Y' then 1 end,
        kind <> 'FREE_SHIPPING', starts_at, starts_at
      from generated_discount`,
    `insert into discount_name_key (shop_id, discount_id, key)
      select distinct d.shop_id, d.id, w.word from discount d, regexp_split_to_table(lower(d.name), '[^[:alnum:]]+') w (word) where w.word <> ''`,
    `insert into discount_counter (discount_id, shop_id) select pg_temp.id(21, n), pg_temp.id(1, 1) from generated_discount`,
    `insert into discount_target (discount_id, side, position, shop_id, kind, target_id, is_excluded)
      select pg_temp.id(21, n), t.side, 0, pg_temp.id(1, 1), (array['category','brand','product'])[1 + n % 3],
        pg_temp.id((array[3,2,4])[1 + n % 3], 1 + n * 31 % (array[s.categories, s.brands, s.products])[1 + n % 3]), false
      from size s, generated_discount d, lateral (select 'scope' as side where d.kind <> 'BUY_X_GET_Y'
        union all select unnest(array['buy','get']) where d.kind = 'BUY_X_GET_Y') t`,
    `insert into discount_code (id, shop_id, discount_id, code, code_norm, created_at)
      select pg_temp.id(22, n), pg_temp.id(1, 1), pg_temp.id(21, n), 'LOAD-' || n, 'LOAD-' || n, starts_at from generated_discount where is_coded`,
  ],
};

export const largeSeedSteps: readonly LargeSeedStep[] = [helpers, people, catalogue, offers, engines, selling, orders];
