import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { buildCategory } from '../../features/categories/category.builder.ts';
import { buildColourFromOffer, buildProduct } from '../../features/products/product.builder.ts';
import { newId } from '../../platform/ids.ts';
import { keptCommandLine, testApi } from '../../testing/index.ts';

const api = await testApi();
const { deps, dataFolder } = api;
const { db } = deps;
const client = await api.asAdministrator();
const main = join(import.meta.dirname, '../../main.ts');
const folder = await mkdtemp(join(tmpdir(), 'quarry-products-'));
afterAll(() => rm(folder, { recursive: true }));

const variables = {
  DATABASE_URL: String(deps.pool.options.connectionString),
  QUARRY_DATA: dataFolder,
  INIT_CWD: folder,
};
const quarry = keptCommandLine(variables);
const products = (...words: string[]) => quarry('products', ...words);

/** The same in a process of its own, as a person calls it. */
async function productsAlone(...words: string[]) {
  const child = spawn(process.execPath, [main, 'products', ...words], { env: { ...process.env, ...variables } });
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { output, complaint, status: child.exitCode };
}
const put = (name: string, lines: readonly string[]) => writeFile(join(folder, name), lines.join('\n'));

async function add(input: Record<string, unknown>): Promise<void> {
  const { createProduct } = await client.query<{ createProduct: { __typename: string } }>(
    'mutation ($input: ProductInput!) { createProduct(input: $input) { __typename } }',
    { input },
  );
  expect(createProduct.__typename).toBe('ProductCreated');
}

describe('quarry products', () => {
  it('imports a file, names what it refused by row and column, and changes nothing the second time', async () => {
    await put('kettles.csv', [
      'EAN;Bezeichnung;Anmerkung;Gewicht',
      '4006381333931;Wasserkessel;intern;1 kg',
      '4006381333932;Kanne;;2 kg',
      '4006381333948;Teekanne;;',
    ]);
    const dry = await products('import', 'kettles.csv', '--map', 'Bezeichnung=name:de', '--dry-run');
    expect(dry).toEqual({
      status: 0,
      complaint: '',
      output: [
        'Columns: EAN = gtin, Bezeichnung = name:de, Anmerkung = left out, Gewicht = weight; matched by gtin',
        'row 3, EAN: The check digit of “4006381333932” is wrong, so at least one digit is. Compare it with the package.',
        'Checked: 2 to create, 0 to change, 0 unchanged, 1 refused',
        '',
      ].join('\n'),
    });
    expect(await db.selectFrom('product').select('id').execute()).toEqual([]);
    const done = await productsAlone('import', 'kettles.csv', '--map', 'Bezeichnung=name:de');
    expect([done.status, done.output]).toEqual([0, expect.stringContaining('Applied: 2 done, 0 left as they were')]);
    const again = await products('import', 'kettles.csv', '--map', 'Bezeichnung=name:de', '--json');
    const lines = again.output.trim().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
      checked: { create: 0, change: 0, unchanged: 2, refused: 1, emptied: 0, noticed: 0 },
    });
  });

  it('writes the rows that were not taken to a file, which is corrected and imported again', async () => {
    await put('cups.csv', [
      'GTIN;Name;Notes',
      '4006381333963;"Cup; large";a',
      '4006381333979;Cup',
      '4006381333986;Cup II;b',
    ]);
    const first = await products('import', 'cups.csv', '--errors', 'left.csv');
    expect(first.output).toContain('Checked: 1 to create, 0 to change, 0 unchanged, 2 refused');
    const left = await readFile(join(folder, 'left.csv'), 'utf8');
    expect(left.split('\r\n')).toEqual([
      '\u{feff}Row;What is wrong;GTIN;Name;Notes',
      expect.stringMatching(/^2;"?GTIN: The check digit of “4006381333963” is wrong.*4006381333963;"Cup; large";a$/),
      expect.stringMatching(/^3;"Row 3 ends before column “Notes”.*4006381333979;Cup;$/),
      '',
    ]);
    await put('left.csv', [left.replaceAll('4006381333963', '4006381333955')]);
    const second = await products('import', 'left.csv');
    expect(second.output).toContain('Row = left out, What is wrong = left out, GTIN = gtin');
    expect(second.output).toContain('Checked: 2 to create, 0 to change, 0 unchanged, 0 refused');
  });

  it('exports every product so that its file, imported again, changes nothing', async () => {
    const brandId = newId<'brand'>();
    await db
      .insertInto('brand')
      .values({ id: brandId, name: 'Café "Nord", Süd & Söhne', slug: 'cafe', name_key: 'cafenordsudandsohne' })
      .execute();
    const home = await buildCategory(db, { name: 'Home' });
    const mugs = await buildCategory(db, { name: 'Mugs', parentId: home });
    await buildCategory(db, { name: 'Mugs' });
    await add({
      name: '=1+1',
      description: 'Two lines\nand "quotes", and more',
      brandId,
      categoryId: mugs,
      tags: ['a, b'],
    });
    await add({ name: "'-5 °C flask", mpn: '-X 1/2', tags: ['one', 'two;three', 'four'] });
    await add({ name: 'Böhmisches Glas', gtin: '96385074' });
    const { id, variantId } = await buildProduct(db, { name: 'Of an engine' });
    await buildColourFromOffer(db, id, variantId, '  dark\r\nblue ');
    const exported = await productsAlone('export', '--out', 'all.csv');
    const count = (await db.selectFrom('product').select('id').execute()).length;
    expect(exported).toMatchObject({ status: 0, output: expect.stringContaining(`Exported ${count} products`) });
    const file = await readFile(join(folder, 'all.csv'), 'utf8');
    expect(file).toContain("'=1+1");
    expect(file).toContain('Home > Mugs');
    const { output, status } = await products('import', 'all.csv', '--json');
    expect(status).toBe(0);
    expect(JSON.parse(output.trim().split('\n').at(-1) ?? '')).toEqual({
      checked: { create: 0, change: 0, unchanged: count, refused: 0, emptied: 0, noticed: 0 },
    });
    const written = (text: string) => text.replaceAll(/\r?\n/g, '');
    expect(written((await products('export')).output)).toBe(written(file.slice(1)));
  });

  it.each([
    [['import', 'nothing.csv'], 1, 'cannot be read (ENOENT)'],
    [['import', 'kettles.csv', '--as', 'nobody@example.test'], 1, 'No active user has the email'],
    [['import', 'kettles.csv', '--mode', 'all'], 2, '--mode is set, fill or clear.'],
    [
      ['import', 'kettles.csv', '--map', 'Nothing=gtin'],
      1,
      'The file has no column "Nothing": give --map one of EAN, Bezeichnung.\n',
    ],
    [
      ['import', 'kettles.csv', '--map', 'EAN=price', '--match', 'gtin'],
      1,
      `Column "EAN" cannot be "price": write 'EAN=target' with one of id, `,
    ],
    [['import', 'kettles.csv', '--map', 'EAN'], 1, `--map does not say what the column "EAN" is: write 'EAN=target'`],
    [['import', 'kettles.csv', '--map', 'Nothing'], 1, 'The file has no column "Nothing": give --map one of EAN'],
    [['import', 'kettles.csv', '--map'], 2, 'quarry products: --map needs a value.\n'],
    [['import', 'kettles.csv', '--map', '--dry-run'], 2, 'quarry products: --map needs a value.\n'],
    [
      ['import', 'kettles.csv', '--match', 'sku'],
      1,
      `--match sku needs a column that is sku, and the file has EAN, Bezeichnung: name it by --map 'Header=sku', or match by gtin.\n`,
    ],
    [
      ['import', 'kettles.csv', '--match', 'mpn', '--map', 'EAN='],
      1,
      `needs a column that is mpn and one that is brand, and the file has EAN, Bezeichnung: name it by --map 'Header=mpn' and --map 'Header=brand'.\n`,
    ],
    [['import', 'kettles.csv', '--match', 'name'], 1, 'Rows cannot be matched by "name": give --match one of id, gtin'],
    [
      ['import', 'kettles.csv', '--map', 'EAN='],
      1,
      "such as --map 'Header=gtin', or mpn and brand. The file has EAN, Bezeichnung.\n",
    ],
    [['import', 'page.csv'], 1, 'This is an HTML page.'],
    [['import', 'page.csv', '--map', 'EAN=gtin'], 1, 'This is an HTML page.'],
    [['import'], 2, 'Say "products import"'],
    [['export', '--out', 'no/such/folder.csv'], 1, 'cannot be written (ENOENT)'],
  ])('says in one sentence what is off with "%s"', async (words, status, complaint) => {
    await put('page.csv', ['<!DOCTYPE html><html><head><title>x</title></head><body>y</body></html>']);
    await put('kettles.csv', ['EAN;Bezeichnung', '4006381333931;Wasserkessel']);
    expect(await products(...words)).toMatchObject({ status, complaint: expect.stringContaining(complaint) });
  });

  it('imports in the name and with the rights of the person who is named', async () => {
    const { email } = await api.newUser({ roleKeys: ['analyst'], email: 'ana@example.test' });
    await put('one.csv', ['GTIN,Name', '4006381333979,One']);
    expect(await products('import', 'one.csv', '--as', email)).toMatchObject({
      status: 1,
      complaint: expect.stringContaining('You may not import'),
    });
  });
});
