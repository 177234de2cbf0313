import { describe, expect, it } from 'vitest';
import { shippedKinds } from '../channel-kinds/index.ts';
import { attributesOf, type ChannelKind, readKind } from './index.ts';

function shipped(): ChannelKind {
  const read = readKind(shippedKinds[0]);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults.map(({ place, reason }) => `${place}: ${reason}`)));
  return read.kind;
}

const text = { name: 'title', type: 'text', level: 'required' };
const kindOf = (...fields: object[]) => ({
  code: 'other',
  name: 'Other',
  version: 1,
  validFrom: '2026-11-29',
  source: 'A document of 2026-11-29',
  format: { root: 'rss', item: 'item', namespaces: {}, delimiter: ',', header: true },
  fields,
});
/** Places and sentences of what is wrong. */
function faultsOf(read: unknown): [string, string][] {
  const answer = readKind(read);
  return 'faults' in answer ? answer.faults.map(({ place, reason }) => [place, reason]) : [];
}

describe('the kind Google Merchant', () => {
  it('has every attribute of the page that it names, each with where it is explained', () => {
    const { fields, source, validFrom } = shipped();
    const attributes = attributesOf(fields);
    process.stdout.write(
      `${attributes.length} attributes and ${fields.length - attributes.length} parts (${source})\n`,
    );
    expect(validFrom).toBe('2026-11-29');
    expect(attributes).toHaveLength(91);
    expect(attributes.filter(({ documentation }) => documentation === null)).toEqual([]);
  });

  it('asks for identifiers and apparel attributes only where the page does', () => {
    const when = shipped().fields.filter(({ level, group }) => level === 'when' && group === null);
    expect(when.map(({ name }) => name)).toEqual([
      'title',
      'description',
      'availability_date',
      'brand',
      'mpn',
      'age_group',
      'gender',
      'color',
      'size',
    ]);
  });
});

describe('a file of a kind', () => {
  it('is read as it stands', () => {
    expect(faultsOf(kindOf(text))).toEqual([]);
  });

  it.each<[string, object[], string, RegExp]>([
    ['an unknown type', [{ ...text, type: 'colour' }], 'fields.title', /unknown type colour.*text, html/s],
    ['an enumeration without values', [{ ...text, type: 'enum' }], 'fields.title', /without values/],
    ['values without an enumeration', [{ ...text, enum: [{ value: 'a' }] }], 'fields.title', /no enumeration/],
    ['a field that stands twice', [text, text], 'fields.1', /repeats the field title/],
    ['a level that is none', [{ ...text, level: 'maybe' }], 'fields.0.level', /not valid/],
    ['a group without parts', [{ ...text, type: 'record' }], 'fields.title', /without parts/],
    ['a part of nothing', [{ ...text, name: 'a.b', group: 'a' }], 'fields.a.b', /no group of this file/],
    ['a least above the most', [{ ...text, minLen: 9, maxLen: 8 }], 'fields.title', /least above/],
    ['a quantity without units', [{ ...text, type: 'quantity' }], 'fields.title', /names no units/],
    [
      'a range of another unit',
      [{ ...text, type: 'quantity', units: ['g'], ranges: [{ unit: 'kg' }] }],
      'fields.title',
      /unit kg/,
    ],
    [
      'a condition without a level',
      [{ ...text, requiredWhen: { country: ['DE'] } }],
      'fields.title',
      /level is not when/,
    ],
    ['a level without a condition', [{ ...text, level: 'when' }], 'fields.title', /no condition/],
    [
      'a condition over nothing',
      [{ ...text, level: 'when', requiredWhen: { field: 'b', present: true } }],
      'fields.title',
      /asks about b/,
    ],
    ['a pattern that may run away', [{ ...text, pattern: '^(a+)+$' }], 'fields.title', /pattern with groups/],
    ['a pattern that is none', [{ ...text, pattern: '^[b-a]$' }], 'fields.title', /pattern/],
    [
      'a default of another type',
      [{ ...text, defaultExpression: { kind: 'source', source: 'media' } }],
      'fields.title.defaultExpression',
      /Expected text, got list of image/,
    ],
    [
      'an address that is none',
      [{ ...text, documentation: 'javascript:alert(1)' }],
      'fields.0.documentation',
      /not valid/,
    ],
  ])('with %s is refused by a sentence that names the place', (_what, fields, place, sentence) => {
    expect(faultsOf(kindOf(...fields))).toEqual([[place, expect.stringMatching(sentence)]]);
  });

  it('whose conditions go in a circle is refused with the circle', () => {
    const asks = (name: string, field: string) => ({
      name,
      type: 'text',
      level: 'when',
      requiredWhen: { not: { any: [{ field, present: true }, { country: ['DE'] }] } },
    });
    expect(faultsOf(kindOf(asks('a', 'b'), asks('b', 'c'), asks('c', 'a')))).toEqual([
      ['fields.a', expect.stringContaining('a → b → c → a')],
    ]);
  });

  it('of another shape is refused at all places at once', () => {
    const places = faultsOf({ ...kindOf(text), version: 0, format: null }).map(([place]) => place);
    expect(places).toEqual(['version', 'format']);
    expect(faultsOf(null)).toEqual([['file', expect.any(String)]]);
  });

  it('that nests a condition without end is refused as the others are', () => {
    let condition: object = { country: ['DE'] };
    for (let depth = 0; depth < 10_000; depth += 1) condition = { not: condition };
    expect(faultsOf(kindOf({ ...text, level: 'when', requiredWhen: condition }))).toHaveLength(1);
  });
});
