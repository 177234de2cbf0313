import { describe, expect, it } from 'vitest';
import { shippedKinds } from '@quarry/contracts/channel-kinds';
import {
  checkExpression,
  type CodedSource,
  type Expression,
  type FunctionName,
  readKind,
} from '@quarry/contracts/feeds';
import { evaluate, evaluateRules, type Known, type Value } from './index.ts';

const kind = readKind(shippedKinds[0]);
const fields = 'kind' in kind ? kind.kind.fields : [];
const anyText: CodedSource = () => ({ kind: 'text', isList: false });

const source = (name: string, code?: string): Expression => ({
  kind: 'source',
  source: name,
  ...(code !== undefined && { code }),
});
const text = (value: string): Expression => ({ kind: 'const', type: 'text', value });
const number = (value: number): Expression => ({ kind: 'const', type: 'number', value });
const call = (name: FunctionName, args: Expression[], options?: object): Expression => ({
  kind: 'call',
  name,
  args,
  ...(options && { options }),
});
const said = (value: Value, ref = 'row'): Known => ({ value, ref });
const money = (minor: number, currency: string): Value => ({ kind: 'money', minor, currency });

const known = new Map<string, Known>([
  ['brand.name', said({ kind: 'text', text: 'Kernhaus' }, 'brand-1')],
  ['product.title', said({ kind: 'text', text: 'Pan 28 cm' }, 'value-1')],
  ['product.description', said({ kind: 'text', text: '<p>Iron &amp; oak</p><p>Heavy</p>' })],
  ['offer.availability', said({ kind: 'text', text: 'InStock' })],
  ['listing.price', said(money(1999, 'EUR'), 'listing-1')],
  ['offer.price', said(money(1999, 'JPY'))],
  ['channel.currency', said({ kind: 'text', text: 'KWD' })],
  [
    'media',
    said({
      kind: 'list',
      items: ['a', 'b', 'c'].map((name): Value => ({ kind: 'text', text: `https://shop.example/${name}.jpg` })),
    }),
  ],
]);
const run = (expression: Expression, taxRatePpm: number | null = 190_000) =>
  evaluate(expression, { values: known, taxRatePpm });
const valueOf = (expression: Expression, rate?: number | null) => run(expression, rate).value;

describe('an expression that is evaluated', () => {
  it('gives its value and what it read, also where nothing was there', () => {
    const answer = run(
      call('join', [source('brand.name'), source('value', 'color'), source('product.title')], { separator: ' ' }),
    );
    expect(answer).toEqual({
      value: { kind: 'text', text: 'Kernhaus Pan 28 cm' },
      read: [
        { source: 'brand.name', ref: 'brand-1', isThere: true },
        { source: 'value(color)', ref: null, isThere: false },
        { source: 'product.title', ref: 'value-1', isThere: true },
      ],
      faults: [],
      cuts: [],
    });
  });

  it.each<[string, Expression, Value | null]>([
    [
      'concat without one of its inputs gives nothing',
      call('concat', [source('brand.name'), source('value', 'color')]),
      null,
    ],
    [
      'coalesce takes the first that is there',
      call('coalesce', [source('value', 'color'), text('red')]),
      { kind: 'text', text: 'red' },
    ],
    [
      'first and take choose from a list',
      call('first', [call('take', [source('media')], { length: 2, skip: 1 })]),
      { kind: 'text', text: 'https://shop.example/b.jpg' },
    ],
    [
      'strip_html leaves the words',
      call('strip_html', [source('product.description')]),
      { kind: 'text', text: 'Iron & oak Heavy' },
    ],
    [
      'lookup without a row gives nothing',
      call('lookup', [source('offer.availability')], { table: [{ from: 'SoldOut', to: 'out_of_stock' }] }),
      null,
    ],
    [
      'replace takes a text as it is',
      call('replace', [text('a.b.c')], { find: '.', with: '' }),
      { kind: 'text', text: 'abc' },
    ],
    [
      'if without a condition takes the other branch',
      call('if', [call('equals', [source('value', 'color'), text('red')]), text('a'), text('b')]),
      { kind: 'text', text: 'b' },
    ],
    ['numbers are exact', call('add', [number(0.1), number(0.2)]), { kind: 'number', decimal: '0.3' }],
    ['round goes away from zero', call('round', [number(-2.5)], { decimals: 0 }), { kind: 'number', decimal: '-3' }],
    [
      'compare knows amounts of one currency',
      call('compare', [source('listing.price'), source('listing.price')], { operator: 'gte' }),
      { kind: 'boolean', isTrue: true },
    ],
    ['and none of two', call('compare', [source('listing.price'), source('offer.price')], { operator: 'gte' }), null],
    [
      'money has three decimals where the currency has',
      call('money', [number(1.2345), source('channel.currency')]),
      money(1235, 'KWD'),
    ],
    ['money has none where the currency has none', call('money', [text('1299.5'), text('JPY')]), money(1300, 'JPY')],
    ['multiply rounds an amount once', call('multiply', [source('offer.price'), number(1.0005)]), money(2000, 'JPY')],
    [
      'date reads ISO 8601',
      call('date', [text('2026-12-31T10:00+0100')]),
      { kind: 'date', at: '2026-12-31T09:00:00.000Z' },
    ],
    [
      'url_with adds a parameter',
      call('url_with', [text('https://shop.example/?a=1'), text('x y')], { names: ['b'] }),
      { kind: 'text', text: 'https://shop.example/?a=1&b=x+y' },
    ],
    ['a group without parts is none', { kind: 'record', parts: { country: source('channel.country') } }, null],
  ])('%s', (_what, expression, value) => {
    expect(valueOf(expression)).toEqual(value);
  });

  it('puts tax on and takes it off by the rate that is given, and says where there is none', () => {
    expect(valueOf(call('with_tax', [source('listing.price')]))).toEqual(money(2379, 'EUR'));
    expect(valueOf(call('without_tax', [source('listing.price')]))).toEqual(money(1680, 'EUR'));
    expect(run(call('with_tax', [source('listing.price')]), null)).toMatchObject({
      value: null,
      faults: ['tax_rate_missing'],
    });
    expect(run(call('add', [source('listing.price'), source('offer.price')])).faults).toEqual(['currency_differs']);
  });

  it('cuts at a word and never through a sign', () => {
    const cut = (given: string, length: number, atWord = true) =>
      valueOf(call('truncate', [text(given)], { length, atWord }));
    expect(cut('Cast iron pan', 10)).toEqual({ kind: 'text', text: 'Cast iron' });
    expect(cut('Cast iron pan', 10, false)).toEqual({ kind: 'text', text: 'Cast iron' });
    expect(cut('Cast iron pan', 11, false)).toEqual({ kind: 'text', text: 'Cast iron p' });
    expect(cut('Wärmflasche', 4)).toEqual({ kind: 'text', text: 'Wärm' });
    expect(cut('a👩‍👩‍👧b', 3, false)).toEqual({ kind: 'text', text: 'a' });
    expect(cut('e\u0301e\u0301', 3, false)).toEqual({ kind: 'text', text: 'e\u0301' });
  });

  it('gives nothing where it would give more than 64 KB', () => {
    const long = call('replace', [text('a'.repeat(5_000))], { find: 'a', with: 'b'.repeat(1_000) });
    expect(run(long)).toMatchObject({ value: null, faults: ['too_large'] });
    const doubled = call(
      'concat',
      Array.from({ length: 14 }, () => text('ä'.repeat(5_000))),
    );
    expect(run(doubled)).toMatchObject({ value: null, faults: ['too_large'] });
  });
});

describe('a mapping', () => {
  const input = { values: known, taxRatePpm: null };

  it('takes the first rule whose condition holds, else the default of the kind', () => {
    const rules = [
      { field: 'title', when: call('exists', [source('value', 'color')]), expression: text('never') },
      { field: 'title', expression: text('by rule') },
    ];
    const row = evaluateRules(rules, fields, input);
    expect(row.get('title')).toMatchObject({
      values: [{ text: 'by rule' }],
      rule: 1,
      read: [{ source: 'value(color)' }],
    });
    expect(row.get('availability')).toMatchObject({ values: [{ text: 'in_stock' }], rule: 'default' });
    expect(row.get('additional_image_link')?.values).toHaveLength(2);
    expect(row.get('adult')).toEqual({ values: [], read: [], faults: [], cuts: [], rule: null });
  });

  it('names what a value is made of ahead of what its condition looked at', () => {
    const rule = { field: 'title', when: call('exists', [source('brand.name')]), expression: source('product.title') };
    const read = evaluateRules([rule], fields, input).get('title')?.read;
    expect(read?.map((one) => one.source)).toEqual(['product.title', 'brand.name']);
  });
});

/** Numbers below a bound that are the same in every run. */
function diceOf(seed: number): (below: number) => number {
  let state = BigInt(seed);
  return (below) => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    return Number((state >> 11n) % BigInt(below));
  };
}

const odd = [
  '',
  'a',
  '<b>x',
  '1e9',
  '-0',
  '99999999999999999999',
  '\ud800',
  '👩‍👩‍👧',
  'x'.repeat(4_000),
  '2026-02-30',
  'https://a.example/?q',
  '\u0000',
];

/** A tree of any shape that a text field takes, or one of its parts. */
function treeOf(dice: Dice, depth: number, wants: Wanted): Expression {
  const isLeaf = depth <= 1 || dice(4) === 0;
  const choices = isLeaf ? leavesOf(dice)[wants] : callsOf(dice, (kind) => treeOf(dice, depth - 1, kind))[wants];
  return choices[dice(choices.length)]!();
}

type Dice = (below: number) => number;
type Wanted = 'text' | 'number' | 'money' | 'boolean' | 'list';
type Choices = Record<Wanted, (() => Expression)[]>;

const leavesOf = (dice: Dice): Choices => ({
  list: [() => source('media')],
  number: [() => number(dice(2_000) / 8 - 100), () => source('product.variant_count')],
  money: ['listing.price', 'offer.price', 'listing.sale_price'].map((name) => () => source(name)),
  boolean: [() => ({ kind: 'const', type: 'boolean', value: dice(2) === 0 })],
  text: [() => text(odd[dice(odd.length)]!), () => source('brand.name'), () => source('offer.sku')],
});

const callsOf = (dice: Dice, tree: (wants: Wanted) => Expression): Choices => ({
  list: [() => call('take', [tree('list')], { length: 1 + dice(9), skip: dice(3) })],
  number: [
    () => call('add', [tree('number'), tree('number')]),
    () => call('multiply', [tree('number'), tree('number')]),
    () => call('round', [tree('number')], { decimals: dice(7) }),
  ],
  money: [
    () => call('with_tax', [tree('money')]),
    () => call('without_tax', [tree('money')]),
    () => call('multiply', [tree('money'), tree('number')]),
    () => call('add', [tree('money'), tree('money')]),
    () => call('money', [tree('text'), tree('text')]),
  ],
  boolean: [
    () => call('exists', [tree('list')]),
    () => call('in', [tree('text')], { values: odd }),
    () => call('compare', [tree('money'), tree('money')], { operator: 'lt' }),
    () => call('equals', [tree('number'), tree('number')]),
  ],
  text: [
    () => call('concat', [tree('text'), tree('text'), tree('number')]),
    () => call('join', [tree('text'), tree('list')], { separator: odd[dice(7)]! }),
    () => call('coalesce', [tree('text'), tree('text')]),
    () => call('truncate', [tree('text')], { length: 1 + dice(200), atWord: dice(2) === 0 }),
    () => call('strip_html', [tree('text')]),
    () => call('upper', [tree('text')]),
    () => call('replace', [tree('text')], { find: 'x', with: 'y'.repeat(dice(1_000)) }),
    () => call('lookup', [tree('text')], { table: [{ from: 'a', to: 'b' }] }),
    () => call('if', [tree('boolean'), tree('text'), tree('text')]),
    () => call('url_with', [tree('text'), tree('text')], { names: ['q'] }),
    () => call('concat', [call('if', [call('exists', [tree('money')]), tree('text'), tree('text')])]),
  ],
});

/** Values of the wrong kind too: what is stored may be older than what a source promises. */
function anyInput(dice: (below: number) => number): { values: Map<string, Known>; taxRatePpm: number | null } {
  const some: Value[] = [
    { kind: 'text', text: odd[dice(odd.length)]! },
    money(dice(2) === 0 ? 10_000_000_000_000 : dice(1_000_000), ['EUR', 'JPY', 'KWD'][dice(3)]!),
    { kind: 'number', decimal: ['1', '-3.75', 'no number'][dice(3)]! },
    { kind: 'list', items: odd.map((one): Value => ({ kind: 'text', text: one })) },
    { kind: 'date', at: 'never' },
  ];
  const names = [
    'media',
    'listing.price',
    'offer.price',
    'listing.sale_price',
    'product.variant_count',
    'brand.name',
    'product.title',
    'offer.sku',
  ];
  const values = new Map(names.filter(() => dice(4) > 0).map((name) => [name, said(some[dice(some.length)]!)]));
  return { values, taxRatePpm: [null, 190_000, -1, 10_000_000][dice(4)]! };
}

function bytesOf(value: Value | null): number {
  return value === null
    ? 0
    : new TextEncoder().encode(value.kind === 'text' ? value.text : JSON.stringify(value)).length;
}

it('never throws, stays below its limit and gives the same again for any tree that was found sound', () => {
  const title = fields.find(({ name }) => name === 'title')!;
  let sound = 0;
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const dice = diceOf(seed);
    const tree = treeOf(dice, 2 + dice(6), 'text');
    if (checkExpression(tree, title, fields, anyText).length > 0) continue;
    sound += 1;
    const input = anyInput(dice);
    const answer = evaluate(tree, input);
    expect(bytesOf(answer.value)).toBeLessThanOrEqual(65_536);
    expect(evaluate(tree, input)).toEqual(answer);
  }
  expect(sound).toBeGreaterThan(500);
});
