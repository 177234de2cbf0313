import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import { gridOf, type Row } from './testing/grid-client.ts';

const api = await testApi();
const { db } = api.deps;
const user = await api.newUser({ roleKeys: ['administrator'] });
const client = await api.as(user);
const grid = gridOf(api, user, client);

const { newProduct } = grid;
const brandId = await grid.newBrand('Nordwind');

async function updateProduct(id: string, input: object): Promise<void> {
  const { product } = await client.query<{ product: { version: number } }>(
    'query ($id: ID!) { product(id: $id) { version } }',
    { id },
  );
  await client.query(
    `mutation ($id: ID!, $version: Int!, $input: ProductInput!) {
      updateProduct(id: $id, version: $version, input: $input) { __typename } }`,
    { id, version: product.version, input },
  );
}

let setId = '';
let nth = 0;
/** A word that only the products of one test have. */
let word = '';
beforeEach(async () => {
  setId = await grid.openId();
  await grid.discard(setId);
  nth += 1;
  word = `Word${'abcdefghijklmnopqrstuvwxyz'[nth]}`;
});
const rows = async (columns: readonly string[] = ['name:en']): Promise<Row[]> =>
  (await grid.window(columns, { search: word, setId })).nodes;
const editsOf = async () =>
  (await rows()).map(({ edits }) =>
    edits.map(({ column, text, refusal }) => `${column}=${text ?? ''}${refusal ? ' !' : ''}`),
  );
const nameOf = async (id: string) =>
  (await client.query<{ product: { name: string } }>('query ($id: ID!) { product(id: $id) { name } }', { id })).product
    .name;
const outcomes = async (runId: string | null | undefined) =>
  (
    await client.query<{ bulkItems: { nodes: { name: string; outcome: string; refusal: { code: string } | null }[] } }>(
      'query ($runId: ID!) { bulkItems(runId: $runId) { nodes { name outcome refusal { code } } } }',
      { runId },
    )
  ).bulkItems.nodes.map(({ name, outcome, refusal }) => [name, outcome, refusal?.code].filter(Boolean).join(' '));

describe('the open set', () => {
  it('is one for all tabs of a person, and nobody else’s', async () => {
    const both = await Promise.all([grid.openId(), grid.openId()]);
    expect(both).toEqual([setId, setId]);
    const other = await api.newUser({ roleKeys: ['administrator'] });
    const theirs = gridOf(api, other, await api.as(other));
    expect(await theirs.openId()).not.toBe(setId);
    expect(await theirs.edit(setId, [])).toEqual({ __typename: 'NotFound', entity: 'change_set' });
  });
});

describe('editing cells', () => {
  it('takes several options by their names', async () => {
    const options = ['Oak', 'Elm', 'Ash'].map((text) => ({
      code: text.toLowerCase(),
      labels: [{ locale: 'en', text }],
    }));
    const input = { code: 'woods', names: [{ locale: 'en', text: 'Woods' }], type: 'options', options };
    await client.query('mutation ($input: AttributeInput!) { createAttribute(input: $input) { __typename } }', {
      input,
    });
    const id = await newProduct(`${word} one`);
    await grid.edit(setId, [{ productId: id, column: 'woods', text: 'ash, oak' }]);
    await grid.apply(setId);
    await grid.workOff();
    expect((await rows(['woods']))[0]?.texts).toEqual(['Oak | Ash']);
    setId = await grid.openId();
    const answer = await grid.edit(setId, [{ productId: id, column: 'woods', text: 'Oak; Ash' }]);
    expect(answer.set?.counts).toMatchObject({ change: 0, refused: 0 });
  });

  it('keeps what was typed, also what cannot be read, and lets go of what stands there already', async () => {
    const id = await newProduct(`${word} one`, { description: 'tall' });
    const answer = await grid.edit(setId, [
      { productId: id, column: 'name:en', text: `${word} new` },
      { productId: id, column: 'pack_size', text: 'many' },
      { productId: id, column: 'description:en', text: null },
      { productId: id, column: 'brand', text: 'nordwind' },
    ]);
    expect(answer).toMatchObject({ steps: 1, left: [], set: { state: 'OPEN', counts: { change: 0, refused: 1 } } });
    expect(await editsOf()).toEqual([['brand=Nordwind', 'description:en=', `name:en=${word} new`, 'pack_size=many !']]);
    const { changeSetRows } = await client.query<{ changeSetRows: { nodes: object[] } }>(
      `query ($setId: ID!) { changeSetRows(setId: $setId) {
        nodes { plan name cells { target isCleared old new } faults { sentence { text } } } } }`,
      { setId },
    );
    expect(changeSetRows.nodes).toMatchObject([
      {
        plan: 'REFUSED',
        name: `${word} one`,
        cells: [
          { target: 'brand', old: null, new: 'Nordwind' },
          { target: 'description:en', isCleared: true, old: 'tall', new: null },
          { target: 'name:en', old: `${word} one`, new: `${word} new` },
          { target: 'pack_size', old: null, new: 'many' },
        ],
        faults: [{ sentence: { text: expect.stringContaining('many') } }],
      },
    ]);
    const corrected = await grid.edit(setId, [{ productId: id, column: 'pack_size', text: '2,5' }]);
    expect(corrected.set?.counts).toMatchObject({ change: 1, refused: 0 });
    await grid.edit(setId, [
      { productId: id, column: 'name:en', text: `${word} one` },
      { productId: id, column: 'brand', text: '' },
      { productId: id, column: 'description:en', text: 'tall' },
      { productId: id, column: 'pack_size', text: '' },
    ]);
    expect(await editsOf()).toEqual([[]]);
    expect((await grid.open()).set?.counts).toMatchObject({ change: 0, refused: 0 });
  });

  it.each([
    ['1.000', '1000', '1'],
    ['1,000', '1000', '1'],
    ['-12.500', '-12500', '-12.5'],
    ['1.234', '1234', '1.2340'],
  ])('refuses %s, which can be two numbers, and takes both as it names them', async (text, whole, decimal) => {
    const id = await newProduct(`${word} one`);
    const edit = (typed: string) => grid.edit(setId, [{ productId: id, column: 'pack_size', text: typed }]);
    await edit(text);
    const [row] = await rows();
    expect(row?.edits[0]?.refusal?.text).toContain(`Write ${whole} or ${decimal}.`);
    expect((await edit(whole)).set?.counts).toMatchObject({ change: 1, refused: 0 });
    expect((await edit(decimal)).set?.counts).toMatchObject({ change: 1, refused: 0 });
  });

  it('takes a number as an export writes it', async () => {
    const id = await newProduct(`${word} one`);
    const edit = (text: string) => grid.edit(setId, [{ productId: id, column: 'pack_size', text }]);
    await edit('1.2340');
    await grid.apply(setId);
    await grid.workOff();
    setId = await grid.openId();
    // Three digits behind a point might be thousands, so that one more is written.
    const [row] = await rows(['pack_size']);
    expect(row?.texts).toEqual(['1.2340']);
    expect((await edit('1.2340')).set?.counts).toMatchObject({ change: 0, refused: 0 });
  });

  it('refuses a year that was begun and not ended', async () => {
    await db
      .insertInto('attribute')
      .values({ id: newId(), code: 'released', names: JSON.stringify({ en: 'Released' }), aliases: [], type: 'date' })
      .execute();
    const id = await newProduct(`${word} one`);
    const edit = (text: string) => grid.edit(setId, [{ productId: id, column: 'released', text }]);
    expect((await edit('0301-02-06')).set?.counts).toMatchObject({ change: 0, refused: 1 });
    expect((await edit('2026-03-01')).set?.counts).toMatchObject({ change: 1, refused: 0 });
  });

  it('takes steps back one after the other, to what stood there before each', async () => {
    const id = await newProduct(`${word} one`);
    const type = (text: string) => grid.edit(setId, [{ productId: id, column: 'color:en', text }]);
    await type('red');
    await type('green');
    expect((await type('green')).steps).toBe(2);
    expect((await grid.open()).steps).toBe(2);
    expect((await grid.undo(setId)).steps).toBe(1);
    expect(await editsOf()).toEqual([['color:en=red']]);
    expect((await grid.undo(setId)).steps).toBe(0);
    expect(await editsOf()).toEqual([[]]);
    expect((await grid.undo(setId)).code).toBe('grid_no_step');
  });

  it('lets two requests at once take turns', async () => {
    const ids = [await newProduct(`${word} one`), await newProduct(`${word} two`)];
    await Promise.all(
      ['red', 'green', 'blue'].map((text) =>
        grid.edit(
          setId,
          ids.map((productId) => ({ productId, column: 'color:en', text })),
        ),
      ),
    );
    const [one, two] = await editsOf();
    expect(one).toEqual(two);
    expect((await grid.open()).steps).toBe(3);
  });

  it('says at which edit a column or a product is none', async () => {
    const answer = await grid.edit(setId, [
      { productId: newId(), column: 'status', text: 'ACTIVE' },
      { productId: newId(), column: 'nothing', text: 'x' },
      { productId: 'no id', column: 'brand', text: 'x' },
    ]);
    expect(answer.issues).toEqual([
      { path: 'edits.0.column', code: 'not_a_choice' },
      { path: 'edits.1.column', code: 'not_a_choice' },
      { path: 'edits.2.productId', code: 'unknown' },
    ]);
    const gone = await grid.edit(setId, [{ productId: newId(), column: 'brand', text: 'Nordwind' }]);
    expect(gone).toMatchObject({
      steps: 0,
      left: [{ sentence: { text: expect.stringContaining('no longer there') } }],
    });
  });
});

describe('filling', () => {
  it('writes one text into products of ids, or of the list from a place on, as one step', async () => {
    const ids = [];
    for (const name of ['a', 'b', 'c', 'd']) ids.push(await newProduct(`${word} ${name}`));
    await grid.fill(setId, { column: 'color:en', text: 'red', ids: [ids.slice(0, 1), ids.slice(3)] });
    expect(await editsOf()).toEqual([['color:en=red'], [], [], ['color:en=red']]);
    const place = { productId: ids[2], search: word, sort: [{ field: 'name', direction: 'DESC' }] };
    const filled = await grid.fill(setId, { column: 'brand', text: 'Nordwind', place, count: 2 });
    expect(filled.steps).toBe(2);
    expect(await editsOf()).toEqual([['color:en=red'], ['brand=Nordwind'], ['brand=Nordwind'], ['color:en=red']]);
    await grid.undo(setId);
    expect(await editsOf()).toEqual([['color:en=red'], [], [], ['color:en=red']]);
    const toTheEnd = { ...place, productId: ids[1] };
    await grid.fill(setId, { column: 'brand', text: 'Nordwind', place: toTheEnd, count: 1_000_000 });
    expect(await editsOf()).toEqual([['brand=Nordwind', 'color:en=red'], ['brand=Nordwind'], [], ['color:en=red']]);
    const tooMany = Array.from({ length: 21 }, () => Array.from({ length: 1_000 }, () => newId()));
    expect((await grid.fill(setId, { column: 'brand', text: 'x', ids: tooMany })).code).toBe('grid_too_many');
    const elsewhere = { ...place, productId: newId() };
    expect((await grid.fill(setId, { column: 'brand', text: 'x', place: elsewhere, count: 2 })).code).toBe(
      'grid_place_gone',
    );
  });
});

describe('pasting a block', () => {
  it('goes from a place on, takes what fits, and says what does not by row and column', async () => {
    const ids = [];
    for (const name of ['a', 'b', 'c']) ids.push(await newProduct(`${word} ${name}`));
    const block = ['red\t"two\nlines"\t1\tx', '\tsays "so"\tmany\tx', 'blue\tplain\t3\tx', 'y\ty\ty\ty'].join('\r\n');
    const pasted = await grid.paste(setId, `${block}\r\n`, {
      place: { productId: ids[1], search: word },
      columns: ['color:en', 'description:en', 'status'],
    });
    expect(pasted.left?.map(({ column, sentence }) => [column, sentence.text])).toEqual([
      [null, expect.stringContaining('its rows from 3 on')],
      [4, expect.stringContaining('its columns from 4 on')],
      [3, expect.stringContaining('Rows 1–2 of the block')],
    ]);
    expect(await editsOf()).toEqual([[], ['color:en=red', 'description:en=two\nlines'], ['description:en=says "so"']]);
    expect(pasted.steps).toBe(1);
  });
});

describe('a name that is emptied', () => {
  it('is refused in words that fit a grid, which has no modes', async () => {
    const id = await newProduct(`${word} a`);
    await grid.edit(setId, [{ productId: id, column: 'name:en', text: null }]);
    const [row] = await rows();
    expect(row?.edits[0]?.refusal?.text).toMatch(/without a name\.\sEnter a name, or keep the one that is there\./);
  });
});

describe('cells that cannot be edited', () => {
  it('are left with the reason of each and the next step', async () => {
    const id = await newProduct(`${word} a`);
    const several = await newProduct(`${word} b`);
    await sql`insert into variant (id, product_id, position) values (${newId()}, ${several}, 2)`.execute(db);
    const { left } = await grid.paste(setId, 'ACTIVE\tS-1\nACTIVE\tS-2\n', {
      place: { productId: id, search: word },
      columns: ['status', 'sku'],
    });
    const texts = left?.map(({ sentence }) => sentence.text).toSorted() ?? [];
    expect(texts).toEqual([
      expect.stringMatching(/^Rows 1–2 .*Status is only shown here/),
      expect.stringMatching(/^Rows 2 .*several variants has SKU for each/),
    ]);
    expect(texts.every((text) => text.includes('Change it on the page'))).toBe(true);
  });
});

describe('what is noticed of an edit', () => {
  it('stands in the review at its cell, and refuses nothing', async () => {
    await newProduct('Noticed holder', { sku: 'HELD-G' });
    const id = await newProduct(`${word} noticed`);
    const { set } = await grid.edit(setId, [
      { productId: id, column: 'sku', text: 'HELD-G' },
      { productId: id, column: 'pack_size', text: 'many' },
    ]);
    expect(set?.counts).toMatchObject({ refused: 1 });
    await grid.edit(setId, [{ productId: id, column: 'pack_size', text: '2' }]);
    const { changeSetRows } = await client.query<{ changeSetRows: { nodes: object[] } }>(
      `query ($setId: ID!) { changeSetRows(setId: $setId, filter: { hasNotice: true }) {
        nodes { plan faults { column target isNotice sentence { text } } } } }`,
      { setId },
    );
    const text = expect.stringContaining('“Noticed holder”');
    expect(changeSetRows.nodes).toEqual([
      { plan: 'CHANGE', faults: [{ column: null, target: 'sku', isNotice: true, sentence: { text } }] },
    ]);
    expect(await editsOf()).toEqual([['pack_size=2', 'sku=HELD-G']]);
    await grid.undo(setId);
    await grid.undo(setId);
  });
});

describe('applying a grid', () => {
  it('is done by one job with a result for each row, is rolled back, and leaves refused rows in the next set', async () => {
    const ids = [];
    for (const name of ['a', 'b', 'c']) ids.push(await newProduct(`${word} ${name}`));
    const [a = '', b = '', c = ''] = ids;
    await grid.edit(setId, [
      { productId: a, column: 'name:en', text: `${word} A` },
      { productId: b, column: 'name:en', text: `${word} B` },
      { productId: c, column: 'pack_size', text: 'many' },
    ]);
    await updateProduct(b, { name: `${word} elsewhere` });
    const both = await Promise.all([grid.apply(setId), grid.apply(setId)]);
    expect(both.map(({ __typename }) => `${__typename}`).toSorted()).toEqual(['GridAnswered', 'NotAllowedNow']);
    const jobId = both.find(({ set }) => set)?.set?.jobId;
    expect((await grid.edit(setId, [])).code).toBe('grid_not_open');
    // While the job waits, what it was not given is open again.
    const next = await grid.open();
    expect(next.set?.id).not.toBe(setId);
    expect(next.set?.counts).toMatchObject({ refused: 1, change: 0 });
    await grid.workOff();
    expect(await outcomes(jobId)).toEqual([`${word} a done`, `${word} b CONFLICT ROW_CHANGED`]);
    expect(await nameOf(a)).toBe(`${word} A`);
    setId = (await grid.open()).set?.id ?? '';
    expect(setId).toBe(next.set?.id);
    expect(await editsOf()).toEqual([[], ['pack_size=many !'], [`name:en=${word} B !`]]);
    const { changeSetRows } = await client.query<{ changeSetRows: { nodes: { cells: object[] }[] } }>(
      'query ($setId: ID!) { changeSetRows(setId: $setId) { nodes { cells { target old new } } } }',
      { setId },
    );
    expect(changeSetRows.nodes.flatMap(({ cells }) => cells)).toContainEqual({
      target: 'name:en',
      old: `${word} elsewhere`,
      new: `${word} B`,
    });
    const again = await grid.edit(setId, [{ productId: b, column: 'name:en', text: `${word} B` }]);
    expect(again.set?.counts).toMatchObject({ change: 1, refused: 1 });
    await client.query('mutation ($id: ID!) { commandRun(id: $id, command: UNDO) { __typename } }', { id: jobId });
    await grid.workOff();
    expect(await nameOf(a)).toBe(`${word} a`);
  });

  it('leaves what a cancelled job did not get done in the next set', async () => {
    const id = await newProduct(`${word} a`);
    await grid.edit(setId, [{ productId: id, column: 'color:en', text: 'red' }]);
    const { set } = await grid.apply(setId);
    await client.query('mutation ($id: ID!) { commandRun(id: $id, command: CANCEL) { __typename } }', {
      id: set?.jobId,
    });
    setId = await grid.openId();
    expect(await editsOf()).toEqual([['color:en=red']]);
  });

  it('asks for the number before it empties fields of many products, and refuses to do nothing', async () => {
    expect((await grid.apply(setId)).code).toBe('grid_nothing');
    const ids = [];
    for (let at = 0; at < 101; at += 1) ids.push(await newProduct(`${word} ${at}`, { description: 'tall' }));
    const filled = await grid.fill(setId, { column: 'description:en', text: null, ids: [ids] });
    expect(filled.set?.counts).toMatchObject({ change: 101, emptied: 101 });
    expect((await grid.apply(setId, 100)).code).toBe('import_empties');
    expect((await grid.apply(setId, 101)).set?.state).toBe('APPLYING');
    await grid.workOff();
  });
});

describe('a brand manager', () => {
  it('edits products of own brands, and is told which cells are not theirs', async () => {
    const own = await newProduct(`${word} own`, { brandId });
    const other = await newProduct(`${word} strange`);
    const person = await api.newUser({ roleKeys: ['brand_manager'] });
    await db.insertInto('user_brand').values({ user_id: person.id, brand_id: brandId }).execute();
    const theirs = gridOf(api, person, await api.as(person));
    const set = await theirs.openId();
    const { nodes } = await theirs.window(['name:en', 'tags'], { search: word });
    expect(nodes.map(({ closed }) => closed)).toEqual([[], [0, 1]]);
    const answer = await theirs.edit(
      set,
      [own, other].map((productId) => ({ productId, column: 'name:en', text: `${word} theirs` })),
    );
    expect(answer).toMatchObject({
      set: { counts: { change: 1, refused: 0 } },
      left: [{ sentence: { text: expect.stringContaining('You may not change') } }],
    });
    const applied = await theirs.apply(set);
    expect(applied.set?.state).toBe('APPLYING');
    await theirs.workOff();
    expect([await nameOf(own), await nameOf(other)]).toEqual([`${word} theirs`, `${word} strange`]);
  });
});
