import { describe, expect, it } from 'vitest';
import { blockingKeys, buildCandidateIndex, buildCorpus, explainKey, scorePair, type MatchOffer } from '../index.ts';
import { inventGoods } from '../testing/invented-goods.ts';

const offer: MatchOffer = {
  id: '1',
  title: 'Synthetic Aurelo DiskStation DS-224+ 2-bay',
  brand: 'Aurelo',
  mpn: 'DS224+',
  gtin: '4006381333931',
};
const kinds = (kind: string, of: MatchOffer) =>
  blockingKeys(of)
    .filter((key) => key.kind === kind)
    .map(({ key }) => key);

describe('blocking keys', () => {
  it('name the usable GTIN, brand with part number, and model', () => {
    expect(kinds('gtin14', offer)).toEqual(['04006381333931']);
    expect(kinds('brand-mpn', offer)).toEqual(['aurelo|ds224+']);
    expect(kinds('model', offer)).toContain('ds224+');
  });

  it('leave an unusable GTIN out', () => {
    expect(kinds('gtin14', { ...offer, gtin: '4006381333932' })).toEqual([]);
  });

  it('explain themselves', () => {
    const reasons = blockingKeys(offer).map(explainKey);
    expect(reasons).toContain('same GTIN 4006381333931');
    expect(reasons).toContain('model DS224+ in both');
  });

  it('are without repetition and bounded for a title of any length', () => {
    const keys = blockingKeys({ id: '2', title: 'model AB123 word '.repeat(500) });
    expect(new Set(keys.map(({ kind, key }) => `${kind} ${key}`)).size).toBe(keys.length);
    expect(keys.length).toBeLessThan(100);
  });

  it('meet for titles of the same words in another order', () => {
    const other = blockingKeys({ id: '3', title: 'Cream face Dermélie gentle night' });
    const one = new Set(
      blockingKeys({ id: '4', title: 'Dermélie night cream, gentle face' }).map(({ kind, key }) => `${kind} ${key}`),
    );
    expect(other.some(({ kind, key }) => one.has(`${kind} ${key}`))).toBe(true);
  });
});

describe('the candidate index', () => {
  const goods = inventGoods(1500, 3);
  const corpus = buildCorpus([...goods.left, ...goods.right]);
  const index = buildCandidateIndex(goods.right, corpus);

  it('finds every counterpart that names the same model, however it is written', () => {
    const named = goods.left
      .map((left, at) => ({ left, at }))
      .filter(({ left, at }) => scorePair(left, goods.right[at] as MatchOffer, { corpus }).features.modelNearest === 1);
    expect(named.length).toBeGreaterThan(500);
    expect(named.filter(({ left, at }) => !index.candidates(left).some(({ position }) => position === at))).toEqual([]);
  });

  it('gives at most as many candidates as asked for, each once, the most similar first', () => {
    const candidates = index.candidates(goods.left[0] as MatchOffer, 7);
    expect(candidates).toHaveLength(7);
    expect(new Set(candidates.map(({ position }) => position)).size).toBe(7);
    const similarities = candidates.map(({ similarity }) => similarity);
    expect(similarities).toEqual(similarities.toSorted((one, two) => two - one));
  });

  it('puts an offer of the same GTIN first whatever its title says', () => {
    const right = [...goods.right, { id: 'x', title: 'entirely otherwise', gtin: '4006381333931' }];
    const own = buildCandidateIndex(right, buildCorpus(right));
    const [first] = own.candidates({ id: 'y', title: 'no word in common', gtin: '4006381333931' });
    expect(first?.offer.id).toBe('x');
  });

  it('has no candidates in an empty list', () => {
    expect(buildCandidateIndex([], buildCorpus([])).candidates({ id: 'a', title: 'kettle' })).toEqual([]);
  });
});
