import { describe, expect, it } from 'vitest';
import type { RecordManifest } from './index.ts';
import { partOf, recordKinds } from './index.ts';

const feature = (...records: RecordManifest[]) => ({ name: 'kitchen', records });
const pan: RecordManifest = {
  entity: 'pan',
  subject: 'Product',
  stored: { table: 'pan', name: ['name', 'slug'], brand: 'brand_id' },
};
const lid: RecordManifest = {
  entity: 'lid',
  subject: 'Product',
  stored: partOf('pan', { table: 'lid', column: 'pan_id' }),
};

describe('the kinds of records', () => {
  it('make a view that names each record, a part after what it belongs to', () => {
    const [view] = recordKinds([feature(pan, lid)], '1.0.0').schema.definitions;
    expect(view).toContain(
      `select 'lid', t.id, coalesce(t_pan.name, t_pan.slug), 'Product', null::uuid, t_pan.brand_id, null::uuid from lid t left join pan t_pan on t_pan.id = t.pan_id`,
    );
    expect(view).toContain(
      `select 'pan', t.id, coalesce(t.name, t.slug), 'Product', null::uuid, t.brand_id, null::uuid from pan t`,
    );
  });

  it('have one hash in whatever order features declare them, and another one for another column', () => {
    const hashOf = (...records: RecordManifest[]) => recordKinds([feature(...records)], '1.0.0').schema.hash;
    expect(hashOf(pan, lid)).toBe(hashOf(lid, pan));
    expect(hashOf({ ...pan, stored: { table: 'pan', name: 'slug' } }, lid)).not.toBe(hashOf(pan, lid));
  });

  it('have another hash for another topic of the log, and for a consumer that follows others', () => {
    const told = (...names: string[]) => ({ topics: names.map((name) => ({ name, aggregate: 'pan' })) });
    const heard = (...names: string[]) => ({
      consumers: [{ name: 'cook', topics: names, from: 'now' as const, batchSize: 1, handle: async () => undefined }],
    });
    const hashOf = (said: object) => recordKinds([{ ...feature(pan), ...said }], '1.0.0').schema.hash;
    const hashes = [told('pan_changed'), told('pan_sold'), heard('pan_changed'), heard('pan_changed', 'pan_sold')];
    expect(new Set(hashes.map(hashOf)).size).toBe(4);
  });

  it.each([
    ['a kind that two features declare', [pan, pan], 'Two features declare the same kind of record: pan.'],
    [
      'a column that is none',
      [{ ...pan, stored: { table: 'pan', name: 'name); drop table pan; --' } }],
      'is no column or table that a manifest may name.',
    ],
    [
      'a part of a record that it has no key to',
      [pan, { ...lid, stored: { table: 'lid', name: { of: 'pan' } } }],
      'The kind lid is not said to belong to a pan.',
    ],
  ])('refuse %s', (_what, records, sentence) => {
    expect(() => recordKinds([feature(...records)], '1.0.0')).toThrow(sentence);
  });
});
