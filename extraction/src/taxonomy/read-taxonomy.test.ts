import { describe, expect, it } from 'vitest';
import { readTaxonomy } from './read-taxonomy.ts';
import type { ReadTaxonomy } from './taxonomy-types.ts';

async function* inParts(bytes: Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const outcomeOf = (text: string | Uint8Array, size?: number) =>
  readTaxonomy(inParts(typeof text === 'string' ? Buffer.from(text) : text, size));

async function read(text: string | Uint8Array, size?: number): Promise<ReadTaxonomy> {
  const outcome = await outcomeOf(text, size);
  if (outcome.kind === 'refused') throw new Error(outcome.why.reason);
  return outcome;
}

const heading = '# Google_Product_Taxonomy_Version: 2031-02-03\n';
const garden = `${heading}7 - Garden\n12 - Garden > Ponds\n40 - Garden > Ponds > Pond pumps\n`;
const shopifyLines =
  '# Shopify Product Taxonomy - Categories: 2031-02\n# Format: {GID} : {Ancestor name} > ... > {Category name}\n\n' +
  'gid://shopify/TaxonomyCategory/zz      : Garden\ngid://shopify/TaxonomyCategory/zz-1    : Garden > Ponds\n';

const id = (end: string) => `gid://shopify/TaxonomyCategory/${end}`;
const entry = (end: string, fullName: string, parent: string | null) => ({
  id: id(end),
  level: fullName.split(' > ').length - 1,
  name: fullName.split(' > ').at(-1),
  full_name: fullName,
  parent_id: parent === null ? null : id(parent),
  attributes: [{ id: 'gid://shopify/TaxonomyAttribute/1', name: 'Co"l}or', values: [{ name: '[' }] }],
  children: [{ id: id('zz-1'), name: 'Ponds' }],
  ancestors: [],
});
const shopifyJson = (...categories: unknown[]) =>
  JSON.stringify({ version: '2031-02', verticals: [{ name: 'Garden', prefix: 'zz', categories }] }, null, 2);

const said = ({ findings }: ReadTaxonomy) => findings.map(({ wording, line, place }) => [wording.key, line, place]);

describe('a taxonomy as it is published', () => {
  it('is read from lines with ids of Google, with what stands above each', async () => {
    const { publisher, release, nodes, findings, isCut } = await read(garden);
    expect({ publisher, release, findings, isCut }).toEqual({
      publisher: 'GOOGLE',
      release: '2031-02-03',
      findings: [],
      isCut: false,
    });
    expect(nodes).toEqual([
      { externalId: '7', name: 'Garden', path: ['Garden'], parentId: null },
      { externalId: '12', name: 'Ponds', path: ['Garden', 'Ponds'], parentId: '7' },
      { externalId: '40', name: 'Pond pumps', path: ['Garden', 'Ponds', 'Pond pumps'], parentId: '12' },
    ]);
  });

  it('is read the same with a byte-order mark, Windows line ends, or in UTF-16', async () => {
    const { nodes } = await read(garden);
    expect((await read(`\uFEFF${garden.replaceAll('\n', '\r\n')}`)).nodes).toEqual(nodes);
    expect((await read(Buffer.from(`\uFEFF${garden}`, 'utf16le'))).nodes).toEqual(nodes);
  });

  it('is read from the text and the JSON of Shopify alike', async () => {
    const fromText = await read(shopifyLines);
    const fromJson = await read(shopifyJson(entry('zz', 'Garden', null), entry('zz-1', 'Garden > Ponds', 'zz')));
    expect(fromText.nodes).toEqual([
      { externalId: id('zz'), name: 'Garden', path: ['Garden'], parentId: null },
      { externalId: id('zz-1'), name: 'Ponds', path: ['Garden', 'Ponds'], parentId: id('zz') },
    ]);
    expect(fromJson.nodes).toEqual(fromText.nodes);
    expect([fromText.publisher, fromText.release, fromJson.release]).toEqual(['SHOPIFY', '2031-02', '2031-02']);
    expect([fromText.findings, fromJson.findings, fromJson.isCut]).toEqual([[], [], false]);
  });

  it('has names with hyphens, slashes and letters of any script', async () => {
    const { nodes } = await read(`${heading}3 - 五金/硬件\n4 - 五金/硬件 > Hang-On - Back (HOB)\n`);
    expect(nodes.map(({ name, parentId }) => [name, parentId])).toEqual([
      ['五金/硬件', null],
      ['Hang-On - Back (HOB)', '3'],
    ]);
  });

  it('is read with 100,000 nodes', async () => {
    const lines = Array.from(
      { length: 100_000 },
      (_, at) => `${at + 1} - ${at < 100 ? `R${at}` : `R${at % 100} > N${at}`}`,
    );
    const { nodes, findingCount } = await read(`${heading}${lines.join('\n')}\n`, 1_048_576);
    expect([nodes.length, nodes.at(-1)?.parentId, findingCount]).toEqual([100_000, '100', 0]);
  });
});

describe('a damaged taxonomy', () => {
  it('keeps a node whose parent is missing below the nearest one, and names line and place', async () => {
    const result = await read(`${heading}7 - Garden\n40 - Garden > Ponds > Pond pumps\n50 - Lost > Found\n`);
    expect(result.nodes.map(({ externalId, parentId }) => [externalId, parentId])).toEqual([
      ['7', null],
      ['40', '7'],
      ['50', null],
    ]);
    expect(said(result)).toEqual([
      ['taxonomy_finding:no_parent', 3, 'Garden > Ponds > Pond pumps'],
      ['taxonomy_finding:no_parent', 4, 'Lost > Found'],
    ]);
  });

  it('follows no circle of parents, and names the line of an entry of JSON', async () => {
    const result = await read(
      shopifyJson(
        entry('zz', 'Garden', 'zz-1'),
        entry('zz-1', 'Garden > Ponds', 'zz'),
        entry('zz-9', 'Garden > Tools', 'qq'),
      ),
    );
    expect(result.nodes.map(({ parentId }) => parentId)).toEqual([null, id('zz'), id('zz')]);
    expect(said(result)).toEqual([
      ['taxonomy_finding:no_parent', 8, 'Garden'],
      ['taxonomy_finding:no_parent', 58, 'Garden > Tools'],
    ]);
  });

  it('keeps two siblings of one name, and leaves a second node of one id out', async () => {
    const result = await read(`${garden}13 - Garden > Ponds\n12 - Garden > Tools\n`);
    expect(result.nodes.map(({ externalId }) => externalId)).toEqual(['7', '12', '40', '13']);
    expect(said(result)).toEqual([
      ['taxonomy_finding:same_path', 5, 'Garden > Ponds'],
      ['taxonomy_finding:same_id', 6, 'Garden > Tools'],
    ]);
    expect(result.findings[0]?.reason).toContain('Line 3 has the same path');
  });

  it('is told to be cut where its last line or its JSON does not end, and leaves out what is not whole', async () => {
    const cut = await read(garden.slice(0, -4));
    expect([cut.isCut, cut.nodes.length, said(cut)]).toEqual([true, 2, [['taxonomy_finding:cut', 4, null]]]);
    const json = shopifyJson(entry('zz', 'Garden', null), entry('zz-1', 'Garden > Ponds', 'zz'));
    const cutJson = await read(json.slice(0, -200));
    expect([cutJson.isCut, cutJson.nodes.length]).toEqual([true, 1]);
  });

  it('leaves out lines that are no nodes, with their places', async () => {
    const result = await read(`${garden}no id here\n41 - Garden >  > Pumps\n${'x'.repeat(9000)}\n`);
    expect(result.nodes).toHaveLength(3);
    expect(said(result).map(([code, line]) => [code, line])).toEqual([
      ['taxonomy_finding:not_a_node', 5],
      ['taxonomy_finding:not_a_node', 6],
      ['taxonomy_finding:not_a_node', 7],
    ]);
  });

  it('says which encoding it was read in where that is not UTF-8', async () => {
    const result = await read(Buffer.from(`${heading}7 - Möbel\n`, 'latin1'));
    expect(result.nodes[0]?.name).toBe('Möbel');
    expect(result.findings[0]?.reason).toContain('windows-1252');
  });
});

describe('what is no taxonomy', () => {
  it.each([
    ['', 'not_a_taxonomy:empty'],
    [`${heading}Garden\nGarden > Ponds\n`, 'not_a_taxonomy:no_ids'],
    ['# Shopify Product Taxonomy - Attributes: 2031-02\n\ngid://x : y\n', 'not_a_taxonomy:other_file'],
    ['{"version":"2031-02","attributes":[]}', 'not_a_taxonomy:other_file'],
    ['{"products":[]}', 'not_a_taxonomy:unknown'],
    ['id,title\n1,Lamp\n', 'not_a_taxonomy:unknown'],
    ['PK\u0003\u0004\u0000\u0000', 'not_a_taxonomy:packed'],
    [heading, 'not_a_taxonomy:no_nodes'],
  ])('is refused with the reason: %j', async (text, code) => {
    const outcome = await outcomeOf(text);
    expect(outcome.kind === 'refused' && outcome.why.wording.key).toBe(code);
  });

  it('is refused within its first part, however large it is', async () => {
    let parts = 0;
    async function* endless() {
      for (;;) {
        parts += 1;
        yield Buffer.alloc(64 * 1024, 'a wrong file ');
      }
    }
    const outcome = await readTaxonomy(endless());
    expect([outcome.kind, parts]).toEqual(['refused', 1]);
  });

  it('is refused soon where only its heading is right, in lines or without any', async () => {
    let parts = 0;
    async function* endless(beginning: string, filling: string) {
      yield Buffer.from(beginning.padEnd(64 * 1024));
      for (;;) {
        parts += 1;
        if (parts > 3000) return;
        yield Buffer.from(filling.repeat(1024));
      }
    }
    const inLines = await readTaxonomy(endless(`${heading}1 - A\n`, 'nothing at all\n'));
    expect([inLines.kind === 'refused' && inLines.why.wording.key, parts < 20]).toEqual([
      'not_a_taxonomy:garbled',
      true,
    ]);
    parts = 0;
    const withoutEnds = await readTaxonomy(endless(`${heading}1 - A\n`, 'nothing at all '));
    expect([withoutEnds.kind === 'refused' && withoutEnds.why.wording.key, parts < 300]).toEqual([
      'not_a_taxonomy:garbled',
      true,
    ]);
    parts = 0;
    const inJson = await readTaxonomy(
      endless('{"version":"2031-02","verticals":[{"categories":[{"a":"', 'nothing at all '),
    );
    expect([inJson.kind === 'refused' && inJson.why.wording.key, parts < 300]).toEqual([
      'not_a_taxonomy:garbled',
      true,
    ]);
  });
});
