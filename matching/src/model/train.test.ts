import { beforeAll, describe, expect, it } from 'vitest';
import {
  buildCorpus,
  everyCell,
  provenThreshold,
  readModel,
  scorePair,
  TooFewLabels,
  trainMatcher,
  wilsonLowerBound,
  type Corpus,
  type LabelledPair,
  type Model,
} from '../index.ts';
import { inventGoods } from '../testing/invented-goods.ts';

const goods = inventGoods(400, 11);
const middle = goods.pairs.length / 2;
const seen = goods.pairs.slice(0, middle);
const unseen = goods.pairs.slice(middle);
let corpus: Corpus;
let model: Model;

beforeAll(() => {
  corpus = buildCorpus([...goods.left, ...goods.right]);
  model = trainMatcher(seen, { corpus });
});

function f1(pairs: readonly LabelledPair[], learnt?: Model): number {
  const called = pairs.map(
    (pair) => scorePair(pair.left, pair.right, learnt ? { corpus, model: learnt } : { corpus }).score >= 0.5,
  );
  const hits = pairs.filter(({ isMatch }, at) => isMatch && called[at]).length;
  const misses = pairs.filter(({ isMatch }, at) => isMatch !== called[at]).length;
  return (2 * hits) / (2 * hits + misses);
}

describe('a trained matcher', () => {
  it('judges unseen goods much better than the rule of thumb', () => {
    expect(f1(unseen, model)).toBeGreaterThan(f1(unseen) + 0.05);
    expect(f1(unseen, model)).toBeGreaterThan(0.9);
  });

  it('gives both orders of a pair the same score and decision', () => {
    for (const { left, right } of unseen.slice(0, 200)) {
      const there = scorePair(left, right, { corpus, model });
      const back = scorePair(right, left, { corpus, model });
      expect(back.score).toBe(there.score);
      expect(back.decision).toBe(there.decision);
    }
  });

  it('joins nothing on brand, colour and size alone, however low the proven threshold lies', () => {
    const certain: Model = { ...model, cells: { [everyCell]: { ...model.cells[everyCell]!, threshold: 0 } } };
    const decisionOf = (left: string, right: string): string =>
      scorePair(
        { id: 'left', title: left, brand: 'Lindwurz' },
        { id: 'right', title: right, brand: 'Lindwurz' },
        { corpus, model: certain },
      ).decision;
    expect(decisionOf('Lindwurz Mineral lait corporel 250 ml', 'LINDWURZ Calm Body Lotion, 250 ml')).not.toBe('auto');
    expect(decisionOf('Lindwurz Calm lait corporel 250 ml', 'LINDWURZ Calm Body Lotion, 250 ml')).toBe('auto');
  });

  it('is the same model when trained again on the same labels', () => {
    const again = trainMatcher(seen, { corpus: buildCorpus([...goods.left, ...goods.right]) });
    expect(again).toEqual(model);
  });

  it('is another version when one label is another', () => {
    const other = seen.map((pair, at) => (at === 1 ? { ...pair, isMatch: !pair.isMatch } : pair));
    expect(trainMatcher(other, { corpus }).version).not.toBe(model.version);
  });

  it('scores the same after it was written to JSON and read back', () => {
    const restored = readModel(JSON.stringify(model));
    for (const { left, right } of unseen.slice(0, 100)) {
      expect(scorePair(left, right, { corpus, model: restored })).toEqual(scorePair(left, right, { corpus, model }));
    }
  });

  it('is refused when its content was changed after training', () => {
    const changed = JSON.stringify({ ...model, calibration: { slope: 9, intercept: 9 } });
    expect(() => readModel(changed)).toThrow('does not match its version');
  });

  it('is refused when it was trained on other features', () => {
    expect(() => readModel(JSON.stringify({ ...model, features: ['other'] }))).toThrow('other features');
  });

  it('needs at least ten pairs of either kind', () => {
    expect(() => trainMatcher(seen.slice(0, 30), { corpus })).toThrow(TooFewLabels);
  });

  it('joins nothing by score where fewer than 200 pairs were decided', () => {
    const few = trainMatcher(seen.slice(0, 180), { corpus });
    expect(few.cells[everyCell]?.threshold).toBeNull();
    const decisions = unseen.map(({ left, right }) => scorePair(left, right, { corpus, model: few }).decision);
    expect(decisions).not.toContain('auto');
  });

  it('lets a cell decide by its own proof before that of all goods', () => {
    const cells = {
      [everyCell]: { threshold: 0.5, decided: 300, joined: 200, wrong: 0, lowerBound: 0.98 },
      books: { threshold: 1.1, decided: 300, joined: 0, wrong: 0, lowerBound: 0 },
    };
    const pair = unseen.find(
      ({ left, right }) => scorePair(left, right, { corpus, model: { ...model, cells } }).decision === 'auto',
    );
    expect(pair).toBeDefined();
    const { left, right } = pair as LabelledPair;
    expect(scorePair(left, right, { corpus, model: { ...model, cells }, cell: 'books' }).decision).toBe('review');
  });
});

describe('a proven threshold', () => {
  const outcomes = (right: number, wrong: number) => [
    ...Array.from({ length: right }, () => ({ score: 0.9, isMatch: true })),
    ...Array.from({ length: wrong }, () => ({ score: 0.9, isMatch: false })),
  ];

  it('follows the published Wilson interval', () => {
    expect(wilsonLowerBound(0, 0)).toBe(0);
    expect(wilsonLowerBound(100, 100)).toBeCloseTo(0.963, 3);
    expect(wilsonLowerBound(90, 100)).toBeCloseTo(0.8256, 4);
  });

  it('is not given by 150 right pairs, since their lower bound stays below 98 %', () => {
    expect(provenThreshold(outcomes(150, 0), { targetPrecision: 0.98, leastDecided: 100 }).threshold).toBeNull();
  });

  it('is given by 200 right pairs and taken back by two wrong ones', () => {
    expect(provenThreshold(outcomes(200, 0)).threshold).toBe(0.9);
    expect(provenThreshold(outcomes(200, 2)).threshold).toBeNull();
  });

  it('never lies where a machine is less than nine parts in ten sure', () => {
    const unsure = Array.from({ length: 500 }, () => ({ score: 0.6, isMatch: true }));
    expect(provenThreshold(unsure).threshold).toBeNull();
  });
});
