import { describe, expect, it } from 'vitest';
import { shippedKinds } from '../channel-kinds/index.ts';
import { type ChannelField, checkExpression, checkRules, checkWhen, type CodedSource, readKind } from './index.ts';

const read = readKind(shippedKinds[0]);
const fields = 'kind' in read ? read.kind.fields : [];
const field = (name: string): ChannelField => fields.find((one) => one.name === name)!;

const codes: CodedSource = (source, code) => {
  if (source !== 'value' || code !== 'color') return source === 'identifier' ? { kind: 'gtin', isList: false } : null;
  return { kind: 'text', isList: false };
};
const source = (name: string, code?: string) => ({ kind: 'source', source: name, ...(code !== undefined && { code }) });
const call = (name: string, args: unknown[], options?: object) => ({
  kind: 'call',
  name,
  args,
  ...(options && { options }),
});
const text = (value: string) => ({ kind: 'const', type: 'text', value });
const faultsOf = (tree: unknown, name = 'title') =>
  checkExpression(tree, field(name), fields, codes).map(({ path, reason }) => [path, reason.replace('\n', ' ')]);

describe('an expression that is checked', () => {
  it.each<[string, unknown]>([
    [
      'title',
      call('truncate', [call('join', [source('brand.name'), source('product.title')], { separator: ' ' })], {
        length: 150,
        atWord: true,
      }),
    ],
    ['price', call('with_tax', [source('listing.price')])],
    [
      'price',
      call('money', [
        call('multiply', [
          { kind: 'const', type: 'number', value: 1.5 },
          { kind: 'const', type: 'number', value: 2 },
        ]),
        source('channel.currency'),
      ]),
    ],
    ['additional_image_link', call('take', [source('media')], { length: 10, skip: 1 })],
    ['color', call('if', [call('exists', [source('value', 'color')]), source('value', 'color'), text('none given')])],
    ['shipping', { kind: 'record', parts: { country: source('channel.country'), price: source('listing.price') } }],
    ['link', call('url_with', [source('offer.url'), text('feed')], { names: ['utm_source'] })],
  ])('is taken for %s where its types fit', (name, tree) => {
    expect(faultsOf(tree, name)).toEqual([]);
  });

  it('says what was expected and what it got', () => {
    expect(faultsOf(source('media'))).toEqual([
      ['', 'Expected text, got list of image. Convert it, or choose another source.'],
    ]);
    expect(faultsOf(source('product.description'))[0]?.[1]).toContain('got HTML');
  });

  it('tells all faults at once, each with its place in the tree', () => {
    const tree = call('concat', [
      source('product.name'),
      call('truncate', [source('media')], { length: 0 }),
      call('shout', [text('a')]),
      { kind: 'const', type: 'number', value: '1' },
      null,
      call('if', [text('a'), text('b'), source('media')]),
    ]);
    expect(faultsOf(tree).map(([path]) => path)).toEqual([
      'args.0',
      'args.1.options.length',
      'args.1.args.0',
      'args.2.name',
      'args.3',
      'args.4',
      'args.5.args.0',
      'args.5.args.2',
    ]);
  });

  it('knows no names that objects bring along', () => {
    expect(faultsOf(call('constructor', [text('a')]))[0]?.[1]).toContain('no function constructor');
    expect(faultsOf(source('__proto__'))[0]?.[1]).toContain('no source __proto__');
    expect(faultsOf(call('upper', [text('a')], { toString: 1 }))[0]?.[0]).toBe('options.toString');
  });

  it('refuses a part that the group does not have, and a group where there is none', () => {
    expect(faultsOf({ kind: 'record', parts: { colour: text('a') } }, 'shipping')[0]?.[0]).toBe('parts.colour');
    expect(faultsOf({ kind: 'record', parts: { colour: text('a') } })[0]?.[1]).toContain('group');
  });

  it('refuses 10,000 nodes, wide or deep, by a sentence', () => {
    const wide = call(
      'concat',
      Array.from({ length: 10_000 }, () => text('a')),
    );
    expect(faultsOf(wide)).toEqual([['', expect.stringContaining('more than 200 parts')]]);
    let deep: unknown = text('a');
    for (let depth = 0; depth < 10_000; depth += 1) deep = call('upper', [deep]);
    expect(faultsOf(deep)).toEqual([[expect.any(String), expect.stringContaining('more than 16 levels')]]);
  });

  it('takes a fixed value of an enumeration only where the field takes it', () => {
    const listed = 'Choose one of: in_stock, out_of_stock, preorder, backorder.';
    const branches = call('if', [call('equals', [text('a'), text('a')]), text('in_stock'), text('soon')]);
    expect(faultsOf(text('in_stock'), 'availability')).toEqual([]);
    expect(faultsOf(text('soon'), 'availability')).toEqual([['', `availability does not take soon. ${listed}`]]);
    expect(faultsOf(text(''), 'availability')).toEqual([['', `availability has no value yet. ${listed}`]]);
    expect(faultsOf(branches, 'availability')).toEqual([['args.2', `availability does not take soon. ${listed}`]]);
    expect(faultsOf(call('lower', [text('SOON')]), 'availability')).toEqual([]);
    // Its document could not be read, so other values are only warned of.
    expect(faultsOf(text('shopping'), 'pause')).toEqual([]);
  });

  it('as a condition has to say yes or no', () => {
    expect(checkWhen(call('exists', [source('media')]), fields, codes)).toEqual([]);
    expect(checkWhen(text('yes'), fields, codes)[0]?.reason).toContain('Expected yes or no');
  });
});

describe('the rules of a mapping', () => {
  const rule = { field: 'title', expression: source('product.title') };

  it('are taken with and without a condition', () => {
    const rules = [rule, { ...rule, when: call('exists', [source('brand.name')]) }];
    expect(checkRules(rules, fields, codes)).toEqual({ rules });
  });

  it('are refused at the place of the rule, also where the field is gone', () => {
    const answer = checkRules(
      [rule, { ...rule, field: 'gone' }, { ...rule, expression: source('media') }, 7],
      fields,
      codes,
    );
    expect('faults' in answer && answer.faults.map(({ path }) => path)).toEqual(['1.field', '2.expression', '3.field']);
    expect(checkRules('rules', fields, codes)).toHaveProperty('faults');
  });
});
