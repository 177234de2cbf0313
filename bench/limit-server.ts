// What the machine can do at most: one hand-written SQL statement behind a bare HTTP server. Prints its port.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { Pool } from 'pg';

const statements: Record<string, string> = {
  list: `select p.id, p.name, p.status, p.offer_count as "offerCount", p.lowest_price_minor as minor, p.lowest_price_currency as currency,
      b.id as "brandId", b.name as brand, c.id as "categoryId", c.names->>'en' as category
    from (select id, name from product where deleted_at is null order by name, id limit 25) k
      join product p on p.id = k.id left join brand b on b.id = p.brand_id left join category c on c.id = p.category_id order by k.name, k.id`,
  total: `select count(*) as count from (select 1 from product where deleted_at is null limit 10001) c`,
  detail: `select to_jsonb(p) - 'search_text' - 'search_vector' as product,
      (select jsonb_agg(v) from (select v.*, (select jsonb_agg(i) from variant_identifier i where i.variant_id = v.id) as identifiers from variant v where v.product_id = p.id order by position) v) as variants,
      (select jsonb_agg(v) from (select pv.*, a.code from product_value pv join attribute a on a.id = pv.attribute_id where pv.product_id = p.id) v) as values,
      (select jsonb_agg(o) from (select o.id, o.title, o.price_minor, o.currency, o.availability, o.url, s.name as shop from offer o join shop s on s.id = o.shop_id where o.product_id = p.id order by o.shop_id, o.id limit 10) o) as offers
    from product p where p.id = $1`,
};

const pool = new Pool({ connectionString: process.argv[2], max: 10 });

const server = createServer(async (request, response) => {
  const { names, id } = (await json(request)) as { names: string[]; id?: string };
  const answers = await Promise.all(
    names.map((name) => pool.query({ name, text: statements[name] ?? '', values: id === undefined ? [] : [id] })),
  );
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(answers.map(({ rows }) => rows as unknown[])));
});
server.listen(0, '127.0.0.1', () => {
  const bound = server.address();
  if (bound !== null && typeof bound !== 'string') process.stdout.write(`${bound.port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
