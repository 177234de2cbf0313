import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withTransaction } from '../../platform/db/index.ts';
import { testApi } from '../../testing/index.ts';
import { buildCategory } from '../categories/category.builder.ts';
import { linkedGoogleNodes } from './linked-nodes.ts';
import { googleFile, taxonomyDoors } from './testing/taxonomy-doors.ts';

const api = await testApi();
const { db } = api.deps;
const { upload, difference, take, load, nodes, link, linksOf, report } = taxonomyDoors(
  api,
  await api.asAdministrator(),
);
const analystClient = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
const analyst = taxonomyDoors(api, analystClient);

const first = googleFile(
  '2031-01-01',
  '1 - Garden',
  '2 - Garden > Ponds',
  '3 - Garden > Ponds > Pond pumps',
  '4 - Garden > Tools',
  '5 - Kitchen',
  '6 - Kitchen > Tools',
  '7 - Kitchen > Kettles',
);

/** Every node as it is stored. */
const stored = async () =>
  (
    await sql<{
      externalId: string;
    }>`select external_id as "externalId", parent_id as parent, names, paths, since_release as since,
      gone_release as gone from taxonomy_node where publisher = 'GOOGLE' order by external_id`.execute(db)
  ).rows;

describe('a taxonomy of Google', () => {
  it('shows what it would add, is taken, and links our categories that are called like one node alone', async () => {
    const [ponds, tools, kettles, chairs] = await Promise.all([
      buildCategory(db, { name: 'ponds' }),
      buildCategory(db, { name: 'Tools' }),
      buildCategory(db, { name: 'Kettles' }),
      buildCategory(db, { name: 'Chairs' }),
    ]);
    await sql`insert into category_taxonomy (category_id, publisher, external_id) values (${kettles}, 'GOOGLE', '3')`.execute(
      db,
    );
    const { id = '' } = await upload(first);
    const shown = await difference(id);
    expect(shown).toMatchObject({
      release: '2031-01-01',
      loadedRelease: null,
      version: 0,
      addedCount: 7,
      goneCount: 0,
    });
    expect(shown.rows[2]).toEqual({
      kind: 'ADDED',
      externalId: '3',
      before: null,
      after: ['Garden', 'Ponds', 'Pond pumps'],
    });
    expect(await stored()).toEqual([]);
    const taken = await take(id, 0);
    expect(taken).toMatchObject({
      __typename: 'TaxonomyTaken',
      linkedCount: 1,
      taxonomy: { release: '2031-01-01', nodeCount: 7, linkedCount: 2, version: 1 },
    });
    expect(taken.taxonomy?.files).toEqual([
      {
        language: 'en-US',
        release: '2031-01-01',
        fileName: 'taxonomy-with-ids.en-US.txt',
        loadedBy: expect.any(String),
      },
    ]);
    expect(await linksOf(ponds)).toEqual({
      version: 2,
      taxonomyLinks: [
        {
          publisher: 'GOOGLE',
          externalId: '2',
          release: '2031-01-01',
          node: { path: ['Garden', 'Ponds'], goneSinceRelease: null },
        },
      ],
    });
    expect((await linksOf(tools)).taxonomyLinks).toEqual([]);
    const { rows, unnamedCount } = await report();
    expect(rows.toSorted((one, other) => one.problem.localeCompare(other.problem))).toEqual([
      {
        problem: 'AMBIGUOUS',
        category: { id: tools },
        externalId: null,
        candidates: [{ externalId: '4' }, { externalId: '6' }],
      },
      { problem: 'DIFFERS', category: { id: kettles }, externalId: '3', candidates: [{ externalId: '7' }] },
    ]);
    expect(unnamedCount).toBe(1);
    expect((await linksOf(chairs)).taxonomyLinks).toEqual([]);
  });

  it('is changed by nothing when the same file is taken again, and says so', async () => {
    const before = await stored();
    const { id = '' } = await upload(first);
    expect(await difference(id)).toMatchObject({ isSame: true, addedCount: 0, version: 1 });
    expect(await take(id, 1)).toMatchObject({ __typename: 'TaxonomyUnchanged', taxonomy: { version: 1 } });
    expect(await stored()).toEqual(before);
  });

  it('gets names in another language, by which its nodes are found too', async () => {
    const german = googleFile('2031-01-01', '1 - Garten', '2 - Garten > Teiche', '7 - Küche > Kessel');
    const { id = '' } = await upload(german, 'taxonomy-with-ids.de-DE.txt');
    expect(await difference(id, 'de-DE')).toMatchObject({
      addsLanguage: true,
      namedCount: 3,
      goneCount: 0,
      movedCount: 0,
    });
    expect(await take(id, 1, 'de-DE')).toMatchObject({ __typename: 'TaxonomyTaken', taxonomy: { nodeCount: 7 } });
    expect(await nodes('kuche kessel')).toEqual([{ externalId: '7', path: ['Kitchen', 'Kettles'] }]);
    expect((await nodes('pond')).map(({ externalId }) => externalId)).toEqual(['2', '3']);
    expect((await nodes('6')).map(({ externalId }) => externalId)).toEqual(['6']);
    expect((await stored()).find(({ externalId }) => externalId === '7')).toMatchObject({ parent: '5' });
  });

  it('shows what a newer one adds, takes away, renames and moves, with our categories whose node goes', async () => {
    const newer = googleFile(
      '2032-01-01',
      '1 - Gardens',
      '2 - Gardens > Ponds',
      '4 - Gardens > Tools',
      '5 - Kitchen',
      '6 - Kitchen > Tools',
      '7 - Gardens > Kettles',
      '8 - Gardens > Fences',
    );
    const { id = '' } = await upload(newer);
    const shown = await difference(id);
    expect(shown).toMatchObject({ addedCount: 1, goneCount: 1, renamedCount: 1, movedCount: 1, version: 2 });
    expect(shown.rows.map(({ kind, externalId }) => `${kind} ${externalId}`).toSorted()).toEqual([
      'ADDED 8',
      'GONE 3',
      'MOVED 7',
      'RENAMED 1',
    ]);
    expect(shown.lostLinks.map(({ externalId, path }) => [externalId, path])).toEqual([
      ['3', ['Garden', 'Ponds', 'Pond pumps']],
    ]);
    expect(await take(id, 1)).toEqual({ __typename: 'VersionConflict', currentVersion: 2 });
    expect(await take(id, 2)).toMatchObject({ taxonomy: { release: '2032-01-01', nodeCount: 7, goneCount: 1 } });
    const lost = await linksOf(shown.lostLinks[0]?.category.id ?? '');
    expect(lost.taxonomyLinks).toMatchObject([{ externalId: '3', node: { goneSinceRelease: '2032-01-01' } }]);
    expect((await report()).rows.map(({ problem }) => problem).toSorted()).toEqual(['AMBIGUOUS', 'GONE']);
    expect((await nodes('pumps')).length).toBe(0);
    const older = await upload(first);
    expect(await difference(older.id ?? '')).toMatchObject({ isOlder: true });
    // German is loaded from the release before, so it only names what English has brought.
    const german = await upload(googleFile('2032-01-01', '1 - Gärten'), 'taxonomy-with-ids.de-DE.txt');
    expect(await difference(german.id ?? '', 'de-DE')).toMatchObject({ addsLanguage: true, goneCount: 0 });
  });

  it('is audited with what was loaded', async () => {
    const { rows } = await sql<{ action: string; after: object }>`select action, after from change
      where entity = 'taxonomy' order by at desc, id desc limit 1`.execute(db);
    expect(rows).toEqual([
      {
        action: 'loaded',
        after: {
          release: '2032-01-01',
          goneCount: 1,
          languages: 'de-DE (2031-01-01), en-US (2032-01-01)',
        },
      },
    ]);
  });

  it('takes no node away by a file that ends in the middle, and names what is wrong with line and place', async () => {
    const cut = `${googleFile('2033-01-01', '1 - Gardens', '12 - Gardens > Walls > Bricks')}13 - Gard`;
    const { id = '' } = await upload(cut);
    const shown = await difference(id);
    expect(shown).toMatchObject({ isCut: true, goneCount: 0, addedCount: 1 });
    expect(shown.findings.map(({ line, place }) => [line, place])).toEqual([
      [4, null],
      [3, 'Gardens > Walls > Bricks'],
    ]);
  });

  it('is refused at the door when it is something else, and by role', async () => {
    expect((await upload('id,title\n1,Lamp\n')).refused).toContain('neither Google’s product taxonomy nor Shopify’s');
    expect((await upload('# Google_Product_Taxonomy_Version: 2031-01-01\nGarden\n')).refused).toContain('without IDs');
    expect((await analyst.upload(first)).refused).toContain('may not upload');
    const { id = '' } = await upload(first);
    const [answer] = await Promise.allSettled([analyst.take(id, 3)]);
    expect(answer?.status).toBe('rejected');
    expect((await take('00000000-0000-7000-8000-000000000000', 3)).reason).toContain('gone');
  });
});

describe('the link of a category', () => {
  it('is one node that is there, with history and undo by another link', async () => {
    await load(googleFile('2034-01-01', '1 - Gardens', '30 - Gardens > Sheds'));
    const category = await buildCategory(db, { name: 'Huts' });
    const linked = await link(category, 1, '30');
    expect(linked.data.linkCategory).toMatchObject({ __typename: 'CategoryLinked', category: { version: 2 } });
    expect((await link(category, 2, '3')).data.linkCategory.issues).toEqual([{ path: 'externalId', code: 'unknown' }]);
    expect((await link(category, 1, '1')).data.linkCategory.__typename).toBe('VersionConflict');
    const { rows } =
      await sql`select action, before, after from change where id = ${linked.data.linkCategory.changeId ?? ''}`.execute(
        db,
      );
    expect(rows).toEqual([{ action: 'taxonomy_linked', before: { googleNode: null }, after: { googleNode: '30' } }]);
    expect((await link(category, 2, null)).data.linkCategory.__typename).toBe('CategoryLinked');
    expect((await linksOf(category)).taxonomyLinks).toEqual([]);
    expect((await analyst.link(category, 3, '30')).errors?.[0]?.message).toBeDefined();
  });
});

it('takes 100,000 nodes', async () => {
  const lines = Array.from(
    { length: 100_000 },
    (_, at) => `${at + 1} - ${at < 100 ? `R${at}` : `R${at % 100} > N${at}`}`,
  );
  const taken = await load(googleFile('2035-01-01', ...lines));
  expect(taken).toMatchObject({ __typename: 'TaxonomyTaken', taxonomy: { nodeCount: 100_000 } });
  expect((await nodes('n99999')).map(({ path }) => path)).toEqual([['R99', 'N99999']]);
});

describe('a shop category that names a node of Google', () => {
  it('is proposed as the category that is linked to it, by id and by path in any loaded language', async () => {
    const fences = await buildCategory(db, { name: 'Zäune und Tore' });
    await load(googleFile('2036-01-01', '900 - Yard', '901 - Yard > Fencing', '902 - Yard > Gates'));
    await load(googleFile('2036-01-01', '901 - Hof > Einzäunung'), 'de-DE');
    await link(fences, 1, '901');
    const texts = ['901', 'Yard > Fencing', 'hof > Einzaunung', 'Yard > Gates'];
    const found = await withTransaction(db, (tx) => linkedGoogleNodes(tx, texts));
    expect([...found].map(([text, node]) => [text, node.categoryId, node.externalId])).toEqual(
      expect.arrayContaining([
        ['901', fences, '901'],
        ['Yard > Fencing', fences, '901'],
        ['hof > Einzaunung', fences, '901'],
      ]),
    );
    expect(found.has('Yard > Gates')).toBe(false);
    const other = await buildCategory(db, { name: 'Hecken' });
    await link(other, 1, '901');
    expect((await withTransaction(db, (tx) => linkedGoogleNodes(tx, texts))).size).toBe(0);
  });
});
