import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { shippedKinds } from '@quarry/contracts/channel-kinds';
import { attributesOf, partName, partsOf, readKind } from '@quarry/contracts/feeds';
import { readFeed, type GoodFeedRow } from '../feed/index.ts';
import {
  checkRow,
  type ChannelRow,
  type DelimitedColumn,
  delimitedHeader,
  delimitedRow,
  type Delimiter,
  type Value,
  xmlFoot,
  xmlHead,
  xmlItem,
} from './index.ts';

const kind = readKind(shippedKinds[0]);
const fields = 'kind' in kind ? kind.kind.fields : [];

const text = (written: string): Value => ({ kind: 'text', text: written });
const money = (minor: number, currency = 'EUR'): Value => ({ kind: 'money', minor, currency });
const shippingTo = (country: string, minor: number): Value => ({
  kind: 'record',
  parts: { country: text(country), service: text('Standard'), price: money(minor) },
});

const sound: Record<string, Value[]> = {
  id: [text('pan-28')],
  title: [text('Pan "28 cm" – iron; oak < steel & black')],
  description: [text('One line,\tand a tab; "quoted" & 3 < 4')],
  link: [text('https://shop.example/pan?a=1&b=2,3')],
  image_link: [text('https://shop.example/1.jpg')],
  additional_image_link: [text('https://shop.example/2,a.jpg'), text('https://shop.example/3.jpg')],
  availability: [text('preorder')],
  availability_date: [{ kind: 'date', at: '2027-02-24T10:07:00.000Z' }],
  price: [money(1999)],
  product_type: [text('Kitchen > Pans')],
  google_product_category: [text('Home & Garden > Kitchen & Dining')],
  brand: [text('Kernhaus')],
  gtin: [text('4006381333931')],
  mpn: [text('K-28')],
  condition: [text('new')],
  color: [text('Black/Oak')],
  material: [text('Iron')],
  item_group_id: [text('pan')],
  is_bundle: [{ kind: 'boolean', isTrue: false }],
  unit_pricing_measure: [{ kind: 'quantity', decimal: '1.5', unit: 'kg' }],
  product_highlight: [text('Works on every stove, also gas'), text('Says "hot"')],
  shipping: [shippingTo('DE', 490)],
  shipping_weight: [text('3 kg')],
  custom_label_0: [text(' blank at its ends ')],
};
const rowOf = (values: Record<string, Value[]>): ChannelRow =>
  new Map(
    Object.entries(values).map(([name, given]) => [
      name,
      { values: given, read: [], faults: [], cuts: [], rule: null },
    ]),
  );
const changed = (values: Record<string, Value[]>) => rowOf({ ...sound, ...values });

async function readBack(written: string): Promise<GoodFeedRow> {
  const items = [];
  for await (const item of readFeed(Readable.from([Buffer.from(written)]), {})) items.push(item);
  const [first] = items;
  if (first === undefined || !('offer' in first)) throw new Error(JSON.stringify(first));
  return first;
}

function delimited(delimiter: Delimiter): string {
  const columns = Object.keys(sound).map((field): DelimitedColumn => ({
    field,
    parts: field === 'shipping' ? ['country', 'service', 'price'] : [],
  }));
  return delimitedHeader(columns, delimiter) + delimitedRow(rowOf(sound), columns, fields, delimiter);
}

describe('a row that is written and read back', () => {
  const xml =
    xmlHead({ title: 'Kernhaus & Söhne', link: 'https://shop.example/' }) + xmlItem(rowOf(sound), fields) + xmlFoot;

  it.each([
    ['XML', xml, 'https://shop.example/2,a.jpg'],
    ['TSV', delimited('\t'), 'https://shop.example/2%2Ca.jpg'],
    ['CSV', delimited(','), 'https://shop.example/2%2Ca.jpg'],
  ])('has lost and changed nothing in %s', async (_format, written, secondImage) => {
    const { offer, warnings } = await readBack(written);
    const value = (name: keyof typeof offer) => offer[name]?.value;
    expect(warnings).toEqual([]);
    expect({ id: value('itemId'), name: value('name'), url: value('url'), price: value('price') }).toMatchObject({
      id: 'pan-28',
      name: 'Pan "28 cm" – iron; oak < steel & black',
      url: 'https://shop.example/pan?a=1&b=2,3',
      price: { minor: 1999, currency: 'EUR' },
    });
    // The reader folds white space in texts for people.
    expect(value('description')).toBe('One line, and a tab; "quoted" & 3 < 4');
    expect(value('images')).toEqual(['https://shop.example/1.jpg', secondImage, 'https://shop.example/3.jpg']);
    expect([
      value('brand'),
      value('gtin'),
      value('mpn'),
      value('color'),
      value('material'),
      value('itemGroup'),
    ]).toEqual(['Kernhaus', '4006381333931', 'K-28', 'Black/Oak', 'Iron', 'pan']);
    expect([value('availability'), value('condition'), value('category')]).toEqual([
      'PreOrder',
      'NewCondition',
      'Kitchen > Pans',
    ]);
    expect(value('shippingPrice')).toMatchObject({ minor: 490, currency: 'EUR' });
    expect(value('attributes')).toMatchObject({
      availability_date: '2027-02-24T10:07Z',
      google_product_category: 'Home & Garden > Kitchen & Dining',
      is_bundle: 'no',
      unit_pricing_measure: '1.5 kg',
      shipping_weight: '3 kg',
      custom_label_0: 'blank at its ends',
    });
    expect((value('attributes') as Record<string, string>).product_highlight).toContain(
      'Works on every stove, also gas',
    );
  });

  it('has every attribute of the kind in its XML, groups with all their parts', () => {
    const each = Object.fromEntries(
      attributesOf(fields).map((field): [string, Value[]] => [
        field.name,
        field.type === 'record'
          ? [
              {
                kind: 'record',
                parts: Object.fromEntries(partsOf(fields, field.name).map((part) => [partName(part), text('1')])),
              },
            ]
          : [text('1')],
      ]),
    );
    const written = xmlItem(rowOf(each), fields);
    expect(written.match(/<g:\w+>/g)).toHaveLength(fields.length);
  });

  it('leaves out what XML cannot hold', () => {
    const written = xmlItem(rowOf({ title: [text('a\u0000b\ud800c\u000bd]]>')] }), fields);
    expect(written).toBe('<item>\n<g:title>ab\ufffdcd]]&gt;</g:title>\n</item>\n');
  });
});

describe('a row that is checked', () => {
  const found = (values: Record<string, Value[]>, country = 'DE') =>
    checkRow(changed(values), fields, { country, currency: 'EUR' }).map(({ code, severity, field }) => [
      code,
      severity,
      field,
    ]);

  it('that has nothing wrong has no issue', () => {
    expect(found({})).toEqual([]);
  });

  it.each(['DEM', 'FRF', 'ITL', 'HRK', 'BGN'])(
    'that is in %s, which is historic, is refused in every channel',
    (code) => {
      for (const currency of [null, 'EUR', code]) {
        const issues = checkRow(changed({ price: [money(1999, code)] }), fields, { country: 'DE', currency });
        expect(issues.filter(({ field }) => field === 'price')).toMatchObject([
          {
            code: 'ROW_CURRENCY',
            severity: 'error',
            detail: expect.stringContaining(`is in ${code}, a currency that is no longer`),
          },
        ]);
      }
    },
  );

  it.each<[string, Record<string, Value[]>, [string, string, string][]]>([
    ['a required field that is missing', { price: [] }, [['ROW_REQUIRED', 'error', 'price']]],
    ['a date that a preorder needs', { availability_date: [] }, [['ROW_REQUIRED', 'error', 'availability_date']]],
    ['a brand that may be needed', { brand: [] }, [['ROW_REQUIRED', 'warning', 'brand']]],
    [
      'no number that identifies the goods',
      { gtin: [], mpn: [] },
      [
        ['ROW_RECOMMENDED', 'info', 'gtin'],
        ['ROW_REQUIRED', 'error', 'mpn'],
      ],
    ],
    ['a title of 151 characters', { title: [text('x'.repeat(151))] }, [['ROW_TOO_LONG', 'error', 'title']]],
    ['150 signs of two units each', { title: [text('😀'.repeat(150))] }, []],
    [
      'eleven more images',
      { additional_image_link: Array.from({ length: 11 }, () => text('https://a.example/1.jpg')) },
      [['ROW_TOO_MANY', 'warning', 'additional_image_link']],
    ],
    ['one highlight alone', { product_highlight: [text('one')] }, [['ROW_TOO_FEW', 'warning', 'product_highlight']]],
    ['a value that is not listed', { availability: [text('soon')] }, [['ROW_VALUE', 'error', 'availability']]],
    ['an address that is none', { link: [text('javascript:alert(1)')] }, [['ROW_FORM', 'error', 'link']]],
    ['a wrong check digit', { gtin: [text('4006381333932')] }, [['ROW_FORM', 'error', 'gtin']]],
    ['a price of another currency', { price: [money(1999, 'USD')] }, [['ROW_CURRENCY', 'error', 'price']]],
    ['a price below zero', { price: [money(-1)] }, [['ROW_RANGE', 'error', 'price']]],
    ['a unit that is not taken', { shipping_weight: [text('3 t')] }, [['ROW_UNIT', 'warning', 'shipping_weight']]],
    [
      'a weight above the most of its unit',
      { shipping_weight: [text('1001 kg')] },
      [['ROW_RANGE', 'warning', 'shipping_weight']],
    ],
    ['words that only fill a field', { brand: [text('N/A')] }, [['ROW_PLACEHOLDER', 'error', 'brand']]],
    [
      'apparel without its attributes',
      { google_product_category: [text('Apparel & Accessories > Clothing > Shirts')] },
      [
        ['ROW_REQUIRED', 'error', 'age_group'],
        ['ROW_REQUIRED', 'error', 'gender'],
        ['ROW_REQUIRED', 'error', 'size'],
      ],
    ],
    [
      'a part of a group that is missing',
      { shipping: [{ kind: 'record', parts: { price: money(490) } }] },
      [['ROW_REQUIRED', 'error', 'shipping.country']],
    ],
    ['a group of a wrong country', { shipping: [shippingTo('XX', 490)] }, [['ROW_FORM', 'error', 'shipping.country']]],
    [
      'a condition within a group',
      {
        return: [
          {
            kind: 'record',
            parts: {
              country: text('DE'),
              item_condition: text('NEW'),
              method: text('BY_MAIL'),
              shipping_fee: money(0),
            },
          },
        ],
      },
      [
        ['ROW_REQUIRED', 'warning', 'return.window_days'],
        ['ROW_REQUIRED', 'warning', 'return.shipping_fee_type'],
      ],
    ],
  ])('finds %s', (_what, values, issues) => {
    expect(found(values)).toEqual(issues);
  });

  it('says where the rule is explained, and what a rule could not make', () => {
    const row = new Map(changed({ price: [] }));
    row.set('price', { values: [], read: [], faults: ['tax_rate_missing'], cuts: [], rule: 0 });
    const [first] = checkRow(row, fields, { country: 'DE', currency: 'EUR' });
    expect(first).toMatchObject({
      code: 'ROW_RULE',
      detail: expect.stringContaining('tax rate'),
      documentation: expect.stringContaining('12471842'),
    });
  });
});
