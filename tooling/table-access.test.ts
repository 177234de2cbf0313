import { describe, expect, it } from 'vitest';
import { tableAccesses } from './table-access.ts';
import { tableFaults } from './table-order.ts';

const found = (source: string) =>
  tableAccesses('server/src/features/offers/o.ts', source).map(({ access, table }) => `${access} ${table}`);

describe('tables in sources', () => {
  it.each([
    ['sql`select 1 from offer o join shop s on s.id = o.shop_id`', ['read offer', 'read shop']],
    ['sql<{ id: string }>`select id from offer`', ['read offer']],
    ['sql`select o.id from shop s, offer o where s.id = any(${ids})`', ['read shop', 'read offer']],
    ['sql`insert into offer (id, page) select id, page from grabber`', ['write offer', 'read grabber']],
    ['sql`update offer o set page = 1, shop = 2 from shop s`', ['write offer', 'read shop']],
    ['sql`delete from offer o using shop s where s.id = o.shop_id`', ['write offer', 'read shop']],
    ['sql`merge into offer using page on true when matched then delete`', ['write offer', 'read page']],
    ['sql`lock table offer in share mode`', ['write offer']],
    ['sql`copy offer from stdin`', ['write offer']],
    ['sql`select * from only offer where exists (select from page p)`', ['read offer', 'read page']],
    ['const source = `from offer o join shop s on true`;', ['read offer', 'read shop']],
    ["const list = recordList({ table: 'offer o', columns });", ['read offer']],
    ["const counted = { from: 'offer o left join page p on true' };", ['read offer', 'read page']],
    ["db.selectFrom('offer').innerJoin('shop', 'a', 'b')", ['read offer', 'read shop']],
    ["db.selectFrom(['offer', 'page as p'])", ['read offer', 'read page']],
    ["tx.insertInto('offer').values(rows)", ['write offer']],
    ["tx.updateTable('offer').from('shop').set(fields)", ['write offer', 'read shop']],
    ["tx.deleteFrom('offer').using('page')", ['write offer', 'read page']],
    ["const names = (from: string) => sql`select name from ${sql.raw(from)}`; names('shop');", ['read shop']],
  ])('finds them in %s', (source, uses) => {
    expect(found(source)).toEqual(uses);
  });

  it.each([
    [
      'names that a `with` defines',
      'sql`with offer as (select 1), page (a) as not materialized (select 2) select from offer, page`',
    ],
    ['columns', 'sql`select page, offer.id from x where a is distinct from offer.id order by page, shop`'],
    ['locks of rows', 'sql`select 1 from x for update of offer`'],
    ['what is quoted', "sql`select 'from offer' from x -- from shop\n`"],
    ['comments', '// sql`select from offer`\n/* `from shop` */'],
    ['regular expressions', 'const quote = /[`/]/; const other = a.replace(/`/g, b);'],
    ['sentences and words', "say('Read anew from page 3.'); track('offer'); const topic = { entity: 'shop' };"],
    ['imports', "import { page } from '../page/index.ts';"],
  ])('takes no %s for tables', (_what, source) => {
    expect(found(source)).toEqual([]);
  });

  it('finds a template inside the hole of another, and goes on after it', () => {
    expect(
      found(
        'sql`select ${wanted ? sql`(select 1 from page)` : sql``} from offer ${join({ a: `x` })}`; sql`update shop set a = 1`',
      ),
    ).toEqual(['read offer', 'read page', 'write shop']);
  });

  it('knows the line where a text begins', () => {
    expect(tableAccesses('o.ts', "/* a\n b */\nconst a = 'x';\nsql`\n  select from offer`")[0]?.line).toBe(4);
  });
});

describe('the order of tables', () => {
  const faults = (file: string, source: string, left = '') =>
    tableFaults(tableAccesses(`server/src/${file}`, source), left);

  it.each([
    ['features/products/p.ts', 'sql`select from offer`', 'products reads offer of offers above it'],
    [
      'features/products/p.ts',
      'sql`update offer set a = 1`',
      "products writes offer, which is offers': call a function of offers",
    ],
    [
      'features/offers/o.ts',
      'sql`delete from product`',
      "offers writes product, which is products': call a function of products",
    ],
    [
      'features/offers/o.ts',
      'sql`delete from outbox`',
      "offers writes outbox, which is platform's: call a function of platform",
    ],
    ['platform/db/d.ts', 'sql`select from shop`', 'platform reads shop of shops above it'],
    ['app/seed.ts', 'sql`insert into shop select 1`', "app writes shop, which is shops': call a function of shops"],
  ])('refuses in %s: %s', (file, source, fault) => {
    expect(faults(file, source)).toEqual([expect.stringContaining(`server/src/${file}:1: ${fault}`)]);
  });

  it.each([
    ['features/offers/o.ts', 'sql`update offer set a = 1 from product p join shop s on true, outbox b`'],
    ['platform/events/e.ts', 'sql`delete from outbox`'],
    ['app/context.ts', 'sql`select from offer join shop on true`'],
    ['app/seed/large-seed.sql.ts', 'sql`insert into offer select 1`'],
  ])('lets stand in %s: %s', (file, source) => {
    expect(faults(file, source)).toEqual([]);
  });

  it('lets stand what is listed with a reason, as often as listed', () => {
    const listed = 'features/products/p.ts reads offer x1: figures are worked out here';
    const once = 'sql`select from offer`;';
    expect(faults('features/products/p.ts', once, listed)).toEqual([]);
    expect(faults('features/products/p.ts', once + once, listed)).toHaveLength(2);
  });

  it('refuses a listed line when its statement is gone or fewer, so that the list only shrinks', () => {
    const listed = 'features/products/p.ts reads offer x2: figures are worked out here';
    expect(faults('features/products/p.ts', '', listed)).toEqual([expect.stringContaining('take the line away')]);
    expect(faults('features/products/p.ts', 'sql`select from offer`', listed)).toEqual([
      expect.stringContaining('lower its number'),
    ]);
  });

  it.each(['features/products/p.ts reads offer x2:', 'features/products/p.ts writes offer x1: it is handy'])(
    'refuses a line without a reason, or for a write: %s',
    (line) => {
      expect(() => faults('features/products/p.ts', '', line)).toThrow('is not');
    },
  );
});
