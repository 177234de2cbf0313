import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { workOnRun } from '../../platform/runs/index.ts';
import { testApi } from '../../testing/index.ts';
import { buildProduct } from '../products/product.builder.ts';
import { importer } from './testing/import-file.ts';
import { newChecks } from './index.ts';

const api = await testApi();
const { deps } = api;
const { db } = deps;
const user = await api.newUser({ roleKeys: ['administrator'] });
const own = importer(api.engines, user);
const client = await api.as(user);

async function addBrand(name: string): Promise<string> {
  const id = newId<'brand'>();
  await db
    .insertInto('brand')
    .values({ id, name, slug: id, name_key: name.toLowerCase().replaceAll(' ', '') })
    .execute();
  return id;
}

async function addProduct(input: Record<string, unknown>): Promise<string> {
  const { createProduct } = await client.query<{ createProduct: { product: { id: string } } }>(
    'mutation ($input: ProductInput!) { createProduct(input: $input) { ... on ProductCreated { product { id } } } }',
    { input },
  );
  return createProduct.product.id;
}

const nordwind = await addBrand('Nordwind');
const kettle = await addProduct({
  name: 'Kettle',
  brandId: nordwind,
  gtin: '4006381333931',
  mpn: 'NW-100',
  sku: 'KETTLE-1',
  tags: ['kitchen', 'steel'],
});
await addProduct({ name: 'Twin one', gtin: '4006381333948' });
await addProduct({ name: 'Twin two', gtin: '4006381333948' });

/** Plan and codes of each row by its line. */
const shown = (rows: Awaited<ReturnType<typeof own.rows>>) =>
  rows.map(({ position, plan, refusals }) =>
    [position, plan, ...refusals.map(({ code, column }) => `${code}@${column ?? '-'}`)].join(' '),
  );
const checked = async (content: string | Buffer, wanted?: Parameters<typeof own.preview>[1]) =>
  shown((await own.preview(content, wanted)).rows);

describe('typed columns of a file', () => {
  it('read numbers with units, amounts and products, and say at the cell what is wrong with them', async () => {
    const add = (code: string, type: string, more: object = {}) =>
      client.query('mutation ($input: AttributeInput!) { createAttribute(input: $input) { __typename } }', {
        input: { code, names: [{ locale: 'en', text: code }], type, ...more },
      });
    await add('parcel_weight', 'measure', { unitFamily: 'mass', unit: 'kg' });
    await add('disk', 'measure', { unitFamily: 'storage', unit: 'GB' });
    await add('pledge', 'money');
    await add('lid', 'product');
    const file = (...cells: string[]) =>
      ['GTIN;parcel_weight;disk;pledge;lid', ['4006381333931', ...cells].join(';')].join('\n');
    const seen = async (...cells: string[]) =>
      (await own.preview(file(...cells))).rows.flatMap(({ refusals, cells: read }) => [
        ...refusals.map(({ code, column }) => `${code}@${column ?? '-'}`),
        ...read.flatMap(({ attribute, new: value }) => (attribute === 'gtin' ? [] : [value])),
      ]);
    expect(await seen('12,5 kg', '1 To', '0,25 €', 'KETTLE-1')).toEqual([
      { amount: '1', unit: 'TB', base: '1000000000000' },
      kettle,
      { amount: '12.5', unit: 'kg', base: '12500' },
      { minor: 25, currency: 'EUR' },
    ]);
    expect(await seen('1250', '', '', '')).toEqual([{ amount: '1250', unit: 'kg', base: '1250000' }]);
    expect(await seen('1.250 kg', '1 kg', '5', 'NONE-1')).toEqual([
      'cell_number_ambiguous@2',
      'cell_unknown_unit@3',
      'cell_not_an_amount@4',
      'cell_unknown_product@5',
    ]);
  });
});

describe('columns of a file', () => {
  it.each([
    ['GTIN,Name,Brand', ['gtin name', 'name:en alias', 'brand name']],
    ['EAN;Bezeichnung;Hersteller', ['gtin alias', 'name:de alias', 'brand alias']],
    ['Beschreibung;Nom;Marca;Cor', ['description:de alias', 'name:fr alias', 'brand name', 'color:pt alias']],
    ['name:de\tName (fr)\tcolor pt', ['name:de name', 'name:fr name', 'color:pt name']],
    // Of each language a whole file: what is a word of several is of that of the others.
    [
      'Title,Description,Material,Brand,Keywords',
      ['name:en alias', 'description:en alias', 'material:en alias', 'brand name', 'tags alias'],
    ],
    [
      'Titel;Beschreibung;Material;Marke;Schlagworte;Name',
      ['name:de alias', 'description:de alias', 'material:de alias', 'brand name', 'tags alias', '- -'],
    ],
    [
      'Titre;Description;Matière;Marque;Mots-clés',
      ['name:fr alias', 'description:fr alias', 'material:fr alias', 'brand name', 'tags name'],
    ],
    [
      'Título;Descrição;Material;Marca;Etiquetas',
      ['name:pt alias', 'description:pt alias', 'material:pt alias', 'brand name', 'tags name'],
    ],
    // English words head files of other languages too, but for a text that stands there twice.
    ['Title;Beschreibung;Marke', ['name:de alias', 'description:de alias', 'brand name']],
    ['Title;Titel;Beschreibung', ['name:en alias', 'name:de alias', 'description:de alias']],
    ['GTIN;Name;Schlagwörter', ['gtin name', 'name:de alias', 'tags name']],
    // The surest of three that could be the English name.
    ['Name,title,Name en', ['- -', '- -', 'name:en name']],
    ['Row,What is wrong,GTIN', ['- error_file', '- error_file', 'gtin name']],
  ])('are guessed by their header: %s', async (header, expected) => {
    const delimiter = /[;\t,]/.exec(header)?.[0] ?? ',';
    const { columns } = await own.start(
      `${header}\n${header
        .split(delimiter)
        .map(() => 'x')
        .join(delimiter)}\n`,
    );
    expect(columns.map(({ target, reason }) => `${target ?? '-'} ${reason ?? '-'}`)).toEqual(expected);
  });

  it('are guessed by their values where the header says nothing', async () => {
    const { columns, matchBy } = await own.start(`A,B\n4006381333931,x\n4006381333948,y\n${kettle},z\n`);
    expect(columns.map(({ target }) => target)).toEqual([null, null]);
    const sure = await own.start('A,B\n4006381333931,x\n4006381333948,y\n');
    expect(sure.columns).toMatchObject([{ target: 'gtin', reason: 'values' }, { target: null }]);
    expect([matchBy, sure.matchBy]).toEqual([null, 'gtin']);
  });

  it('are those of a recipe when a file with the same header comes again', async () => {
    const file = 'Ref,Farbe,Was\n4006381333931,rot,x\n';
    const first = await own.start(file);
    expect(first.columns.map(({ target }) => target)).toEqual([null, 'color:de', null]);
    const columns = { Ref: { target: 'gtin' }, Farbe: { mode: 'fill' as const }, Was: { target: 'material:en' } };
    await own.map(first.id, { columns, matchBy: 'gtin', recipe: 'Supplier' });
    const second = await own.start(file);
    expect(second.columns).toMatchObject([
      { target: 'gtin', mode: 'set', reason: 'recipe' },
      { target: 'color:de', mode: 'fill', reason: 'recipe' },
      { target: 'material:en', mode: 'set', reason: 'recipe' },
    ]);
    expect(second.matchBy).toBe('gtin');
  });

  it('go to one target each, with a mode and a key that there are', async () => {
    const { id } = await own.start('GTIN,Name,Titel\n4006381333931,x,y\n');
    const twice = own.map(id, { columns: { Titel: { target: 'name:de' } } });
    await expect(twice).rejects.toThrow('"path":"columns.2.target","code":"repeated"');
    await expect(own.map(id, { columns: { Titel: { target: 'nothing' } } })).rejects.toThrow('not_a_choice');
    await expect(own.map(id, { matchBy: 'mpn' })).rejects.toThrow('"path":"matchBy","code":"required"');
  });
});

describe('the check of an import', () => {
  it('says of each row what it does, with old and new values', async () => {
    const file = [
      'GTIN,Name,Brand,Tags,Weight',
      '4006381333931,Kettle,Nordwind,kitchen | steel,',
      '4006381333955,Tea pot,Nordwind,,1 kg',
      '',
      '4006381333931,Kettle again,,,',
    ].join('\n');
    const { counts, rows } = await own.preview(file);
    expect(counts).toEqual({ create: 1, change: 0, unchanged: 1, refused: 1, emptied: 0, noticed: 0 });
    expect(shown(rows)).toEqual(['2 unchanged', '3 create', '5 refused row_twice@-']);
    expect(rows[1]).toMatchObject({
      name: 'Tea pot',
      cells: [
        { attribute: 'brand', operation: 'set', old: null, new: nordwind },
        { attribute: 'gtin', new: '04006381333955' },
        { attribute: 'name', locale: 'en', new: 'Tea pot' },
        { attribute: 'weight', new: '1 kg' },
      ],
    });
    expect(rows[2]?.raw).toEqual(['4006381333931', 'Kettle again', '', '', '']);
    const changed = await own.preview('GTIN,Name\n4006381333931,Kettle of steel\n');
    expect(changed.rows).toMatchObject([
      { plan: 'change', recordId: kettle, cells: [{ attribute: 'name', old: 'Kettle', new: 'Kettle of steel' }] },
    ]);
  });

  it.each([
    ['GTIN', 'GTIN,Weight\n4006381333931,2 kg\n', 'gtin'],
    ['MPN with brand', 'MPN,Brand,Weight\nnw 100,nordwind,2 kg\n', 'mpn'],
    ['SKU', 'SKU,Weight\nkettle 1,2 kg\n', 'sku'],
    ['the id', `ID,Weight\n${kettle},2 kg\n`, 'id'],
  ])('matches rows by %s', async (_what, file, matchBy) => {
    const { rows, import: found } = await own.preview(file);
    expect(found.matchBy).toBe(matchBy);
    expect(rows).toMatchObject([{ plan: 'change', recordId: kettle, cells: [{ attribute: 'weight', new: '2 kg' }] }]);
  });

  it.each([
    ['a set cell that is empty', 'set', '', ['2 unchanged']],
    ['a value where one holds, in the mode fill', 'fill', 'wood', ['2 unchanged']],
    ['an empty cell in the mode clear', 'clear', '', ['2 change']],
    ['a value in the mode clear', 'clear', 'kitchen | wood', ['2 change']],
  ] as const)('plans %s', async (_what, mode, tags, expected) => {
    const columns = { Tags: { mode } };
    expect(await checked(`GTIN,Tags\n4006381333931,${tags}\n`, { columns })).toEqual(expected);
  });

  it('fills what is empty, and takes no name away', async () => {
    const fill = await own.preview('GTIN,Weight\n4006381333931,3 kg\n', { columns: { Weight: { mode: 'fill' } } });
    expect(fill.counts).toMatchObject({ change: 1 });
    const cleared = await checked('GTIN,Name\n4006381333931,\n', { columns: { Name: { mode: 'clear' } } });
    expect(cleared).toEqual(['2 refused row_name_emptied@2']);
  });

  it.each([
    ['a rounded GTIN', 'GTIN,Name\n4.26E+12,x\n', ['2 refused table_number_rounded@1']],
    ['a GTIN with decimals', 'GTIN,Name\n4006381333931.0,Kettle\n', ['2 unchanged']],
    ['a wrong check digit', 'GTIN,Name\n4006381333932,x\n', ['2 refused cell_gtin@1']],
    ['a GTIN of two products', 'GTIN,Name\n4006381333948,x\n', ['2 refused row_several_matches@1']],
    ['a row without its key', 'GTIN,Name\n,x\n', ['2 refused row_no_key@1']],
    ['an id that leads nowhere', `ID,Name\n${newId()},x\n`, ['2 refused row_no_match@1']],
    ['an id that is none', 'ID,Name\n17,x\n', ['2 refused cell_not_an_id@1']],
    [
      'an unknown brand and category',
      'GTIN,Name,Brand,Category\n4006381333979,x,Nobody,Nowhere\n',
      ['2 refused cell_unknown_brand@3 cell_unknown_category@4'],
    ],
    ['a number that is none', 'GTIN,Name,Pack size\n4006381333979,x,several\n', ['2 refused cell_not_a_number@3']],
    ['a new product without a name', 'GTIN,Weight\n4006381333979,1 kg\n', ['2 refused row_name_missing@-']],
    [
      'ragged rows',
      'GTIN,Name\n4006381333979\n4006381333986,a,b\n4006381333993,x\n',
      ['2 refused table_too_few_cells@2', '3 refused table_too_many_cells@3', '4 create'],
    ],
    [
      'a quote that is never closed',
      'GTIN,Name,Size\n4006381333979,"x,1\n4006381333986,y,2\n4006381333993,z,3\n',
      ['2 refused table_quote_open@-', '3 create', '4 create'],
    ],
    [
      'mixed encodings',
      Buffer.concat([
        Buffer.from('GTIN,Name\n4006381333979,Tür\n4006381333986,T'),
        Buffer.from([0xfc]),
        Buffer.from('r\n'),
      ]),
      ['2 refused table_encoding_mixed@2', '3 create'],
    ],
    ['a cell with NUL', 'GTIN,Name\n4006381333979,a\0b\n4006381333986,y\n', ['2 refused table_nul@2', '3 create']],
    [
      'a cell of 10 MB',
      `GTIN,Name\n4006381333979,${'x'.repeat(10 * 1024 * 1024)}\n4006381333986,y\n`,
      ['2 refused table_cell_too_long@2', '3 create'],
    ],
    [
      'a file that was cut',
      gzipSync(Buffer.from(`GTIN,Name\n4006381333979,a\n4006381333986,${'b'.repeat(50)}\n`)).subarray(0, -12),
      ['2 create', '3 refused compression_damaged@-', '4 refused compression_damaged@-'],
    ],
    [
      'the same new product twice',
      'GTIN,Name\n4006381333979,a\n4006381333979,b\n',
      ['2 create', '3 refused row_twice@-'],
    ],
  ] as [string, string | Buffer, string[]][])('refuses the row alone for %s', async (_what, file, expected) => {
    expect(await checked(file)).toEqual(expected);
  });

  it.each([
    ['10,000 columns', `${Array.from({ length: 10_000 }, (_, at) => `c${at}`).join(',')}\n`, 'table_refused'],
    ['no row', 'GTIN,Name\n', 'table_refused'],
  ])('takes no file with %s', async (_what, file, code) => {
    const { reading, id } = await own.start(file);
    expect(reading.refusal?.code).toBe(code);
    expect(await own.beginCheck(id)).toMatchObject({ kind: 'not_allowed', code });
  });

  it('takes none that is another kind of file', async () => {
    const upload = own.upload(Buffer.from('%PDF-1.7\n1 0 obj\n'));
    await expect(upload).rejects.toThrow('not_a_table');
  });

  it('refuses the second row about a product whatever lies between them, and anyone who goes on with it', async () => {
    const rows = Array.from({ length: 1_200 }, (_, at) => `P-${at},Product ${at},Nordwind`);
    const { id } = await own.start(['MPN,Name,Brand', ...rows, 'P-3,Product again,Nordwind'].join('\n'));
    await own.beginCheck(id);
    const stop = new AbortController();
    stop.abort();
    // One window for each worker: as if each were stopped after it.
    let turns = 0;
    while (await workOnRun(api.engines, newChecks(), stop.signal)) turns += 1;
    expect(turns).toBeGreaterThan(2);
    expect(await own.counts(id)).toEqual({
      create: 1_200,
      change: 0,
      unchanged: 0,
      refused: 1,
      emptied: 0,
      noticed: 0,
    });
    expect((await own.rows(id)).at(-1)?.refusals).toMatchObject([
      { code: 'row_twice', wording: { params: { first: 5 } } },
    ]);
  });

  it.each([
    [
      'a SKU',
      'GTIN,Name,SKU\n4006381333979,a,N 1\n4006381333986,b,n-1\n',
      ['2 create', '3 refused row_same_identifier@3'],
    ],
    [
      'a GTIN',
      'SKU,Name,GTIN\nN1,a,4006381333979\nN2,b,4006381333979\n',
      ['2 create', '3 refused row_same_identifier@3'],
      'sku',
    ],
    [
      'an MPN with its brand',
      'GTIN,Name,MPN,Brand\n4006381333979,a,X 1,Nordwind\n4006381333986,b,X1,\n4006381333993,c,x1,Nordwind\n',
      ['2 create', '3 create', '4 refused row_same_identifier@3'],
    ],
    [
      'a SKU that a row leaves as it is',
      'GTIN,Name,SKU\n4006381333931,Kettle,KETTLE-1\n4006381333979,a,KETTLE-1\n',
      ['2 unchanged', '3 refused row_same_identifier@3'],
    ],
  ] as [string, string, string[], string?][])(
    'refuses the second row with %s, by whatever rows are matched',
    async (_what, file, expected, matchBy) => {
      expect(await checked(file, matchBy === undefined ? undefined : { matchBy })).toEqual(expected);
    },
  );

  it('finds the same SKU again behind a window of rows, and says the first row', async () => {
    const rows = Array.from({ length: 700 }, (_, at) => `M-${at},Product ${at},Nordwind,S-${at}`);
    const { rows: planned } = await own.preview(['MPN,Name,Brand,SKU', ...rows, 'M-x,Other,Nordwind,s 3'].join('\n'), {
      matchBy: 'mpn',
    });
    expect(planned.at(-1)?.refusals).toMatchObject([
      { code: 'row_same_identifier', column: 4, wording: { params: { first: 5, key: 'SKU', text: 's 3' } } },
    ]);
  });

  it('says which other product has a GTIN or SKU already, and takes the row', async () => {
    const file = 'MPN,Name,Brand,GTIN,SKU\nHELD-1,Tea pot,Nordwind,4006381333931,kettle 1\n';
    const { rows } = await own.preview(file, { matchBy: 'mpn' });
    expect(shown(rows)).toEqual(['2 create cell_held_elsewhere@4 cell_held_elsewhere@5']);
    expect(rows[0]?.refusals).toMatchObject([
      { wording: { params: { name: 'Kettle', text: '4006381333931' } } },
      { wording: { params: { name: 'Kettle', text: 'kettle 1' } } },
    ]);
    const kept = await own.preview('MPN,Brand,GTIN,Weight\nNW-100,Nordwind,4006381333931,4 kg\n', { matchBy: 'mpn' });
    expect(shown(kept.rows)).toEqual(['2 change']);
  });

  it('says the cell of a variant that an id alone cannot place, and how the row can', async () => {
    const { id } = await buildProduct(db, { name: 'Flask' });
    const second = newId<'variant'>();
    await db.insertInto('variant').values({ id: second, product_id: id }).execute();
    await db
      .insertInto('variant_identifier')
      .values({
        id: newId(),
        variant_id: second,
        kind: 'sku',
        value: 'FLASKL',
        display: 'FLASK-L',
        source_kind: 'manual',
      })
      .execute();
    const byId = await own.preview(`ID,Name,GTIN\n${id},Flask,4006381333986\n`, { matchBy: 'id' });
    expect(shown(byId.rows)).toEqual(['2 refused row_several_variants@3']);
    expect(byId.rows[0]?.refusals[0]?.wording.params).toEqual({ count: 2 });
    const bySku = await own.preview('SKU,Name,GTIN\nFLASK-L,Flask,4006381333986\n', { matchBy: 'sku' });
    expect(shown(bySku.rows)).toEqual(['2 change']);
  });

  it('asks what the single save asks: own brands, and the fields of a role', async () => {
    const role = newId<'role'>();
    const rules = [
      { action: 'run', subject: 'Import' },
      { action: 'read', subject: 'Product' },
      { action: 'read', subject: 'Attribute' },
      { action: 'create', subject: 'Product', scope: 'own_brands' },
      { action: 'update', subject: 'Product', scope: 'own_brands', fields: ['name', 'gtin'] },
    ];
    await sql`insert into role (id, key, name, rules) values (${role}, 'importer', 'Importer', ${JSON.stringify(rules)}::jsonb)`.execute(
      db,
    );
    const manager = await api.newUser({ roleKeys: ['importer'] });
    await sql`insert into user_brand (user_id, brand_id) values (${manager.id}, ${nordwind})`.execute(db);
    const theirs = importer(api.engines, manager);
    const file = [
      'GTIN,Name,Brand,Weight',
      '4006381333931,Kettle II,Nordwind,',
      '4006381333979,New one,Nordwind,',
      '4006381333986,New two,,',
      '4006381333931,,,9 kg',
    ].join('\n');
    expect(shown((await theirs.preview(file)).rows)).toEqual([
      '2 change',
      '3 create',
      '4 refused NO_RIGHT_TO_ROW@-',
      '5 refused row_twice@-',
    ]);
    const weight = await theirs.preview('GTIN,Weight\n4006381333931,9 kg\n');
    expect(shown(weight.rows)).toEqual(['2 refused cell_not_your_field@2']);
  });

  it('ends when its person may not import any more', async () => {
    const leaver = await api.newUser({ roleKeys: ['analyst'] });
    const theirs = importer(api.engines, leaver);
    const { id } = await theirs.start('GTIN,Name\n4006381333979,a\n');
    expect(await theirs.check(id)).toMatchObject({ state: 'failed' });
  });
});
