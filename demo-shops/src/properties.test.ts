import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoShops, type DemoShops } from './index.ts';
import { createItems } from './range/items.ts';
import { factRows, propertiesOf } from './range/properties.ts';
import { shopKeys } from './range/shop-key.ts';
import { shopOf, textAt } from './testing/visitor.ts';

const items = createItems();

/** A weight in grams, however a shop writes it. */
function grams(text: string): number {
  const [, amount = '', unit] = /^([\d.,]+) ?(kg|g)$/.exec(text) ?? [];
  return Math.round(Number(amount.replace(',', '.')) * (unit === 'kg' ? 1000 : 1));
}

describe('the properties that the demo shops state', () => {
  let running: DemoShops;

  beforeAll(async () => {
    running = await startDemoShops({ ports: 'free', faults: 'none' });
  });
  afterAll(() => running.stop());

  const pageOf = (shop: string, department: string) =>
    textAt(running.offers().find((offer) => offer.shop === shop && offer.department === department)?.url ?? '');

  it.each([
    ['kernhaus', 'monitors', '{"@type":"PropertyValue","name":"Energieeffizienzklasse"'],
    ['stallhall', 'monitors', '"unitText":"kg"}'],
    ['marelle', 'coffee', '<span itemprop="additionalProperty" itemscope itemtype="http://schema.org/PropertyValue">'],
    ['marelle', 'monitors', '<span property="additionalProperty" typeof="PropertyValue">'],
  ])('stand in the markup of %s, %s', async (shop, department, markup) => {
    expect(await pageOf(shop, department)).toContain(markup);
  });

  it.each([
    ['kernhaus', 'garden-tools', '<dt>Werkstoff</dt><dd>'],
    ['tarnbrook', 'skin-care', '<tr><th>Skin type</th><td>'],
    ['marelle', 'office-chairs', '<tr><th>Matière du revêtement</th><td>'],
  ])('stand in a table or list where %s, %s tells machines nothing', async (shop, department, row) => {
    const page = await pageOf(shop, department);
    expect(page).toContain(row);
    expect(page).not.toContain('dditionalProperty');
  });

  it('stand in the feeds as details with three parts, and as columns', async () => {
    const rss = await textAt(`${shopOf(running, 'kernhaus').url}export/google-shopping.xml`);
    const atom = await textAt(`${shopOf(running, 'marelle').url}flux/google.atom`);
    expect(rss).toContain('<g:attribute_name>Gewicht</g:attribute_name><g:attribute_value>');
    expect(atom).toContain('<g:attribute_name>Poids net</g:attribute_name><g:attribute_value>');
    const tsv = await textAt(`${shopOf(running, 'tarnbrook').url}feeds/merchant.tsv`);
    const [header = '', ...rows] = tsv.split('\r\n').map((line) => line.split('\t'));
    const columnOf = (name: string) => rows.map((row) => row[header.indexOf(name)] ?? '').filter((text) => text !== '');
    expect(columnOf('item weight').every((text) => grams(text) > 0)).toBe(true);
    expect(columnOf('item weight').length).toBeGreaterThan(50);
    expect(columnOf('energy class').every((text) => /^[D-G]$/.test(text))).toBe(true);
    expect(columnOf('product detail').some((text) => text.includes('Specification:Heel drop:'))).toBe(true);
  });

  it('say the same of an item in every shop, in the words and units of each', () => {
    const labels = new Set(['Gewicht', 'Item weight', 'Poids net', 'Weight']);
    const weights = items.map((item) =>
      shopKeys.flatMap((shop) => factRows(item, shop).filter(({ label }) => labels.has(label))),
    );
    const weighed = weights.filter((rows) => rows.length > 0);
    expect(weighed.length).toBeGreaterThan(200);
    expect(weighed.filter((rows) => new Set(rows.map(({ value }) => grams(value))).size !== 1)).toEqual([]);
    expect(weighed.filter((rows) => new Set(rows.map(({ value }) => value)).size === 1)).toEqual([]);
  });

  it('are left out here and there, and wrong or hostile only in shops that are not our own', () => {
    const all = items.flatMap((item) =>
      shopKeys.map((shop) => ({ shop, item, rows: propertiesOf(item, shop, `${shop} ${item.id}`) })),
    );
    const told = (shop: string) => all.filter((one) => one.shop === shop).flatMap(({ rows }) => rows);
    const whole = items.flatMap((item) => [...item.kind.measures, ...factRows(item, 'kernhaus')]);
    const share = told('kernhaus').length / whole.length;
    expect(share).toBeGreaterThan(0.88);
    expect(share).toBeLessThan(0.96);
    const isOdd = ({ label, value }: { label: string; value: string }) =>
      /__proto__|[<=\u202E]|SEO/.test(label) || /^(?:12 cm|-2 kg|k\. A\.|n\/a|n\.c\.)$/.test(value);
    expect(told('kernhaus').filter(isOdd)).toEqual([]);
    for (const shop of ['tarnbrook', 'marelle', 'stallhall']) {
      expect(told(shop).filter(isOdd).length).toBeGreaterThan(2);
      expect(told(shop).filter(isOdd).length).toBeLessThan(30);
    }
  });
});
