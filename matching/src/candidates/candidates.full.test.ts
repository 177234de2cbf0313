import { expect, it } from 'vitest';
import { buildCandidateIndex, buildCorpus, scorePair, type MatchOffer } from '../index.ts';
import { inventGoods } from '../testing/invented-goods.ts';

it('finds and scores the candidates of 10,000 offers among 10,000 others within the memory of a small machine', () => {
  const goods = inventGoodsInParts(10_000);
  const corpus = buildCorpus([...goods.left, ...goods.right]);
  const index = buildCandidateIndex(goods.right, corpus);
  let scored = 0;
  for (const left of goods.left) {
    for (const { offer } of index.candidates(left, 10)) {
      scored += scorePair(left, offer, { corpus }).score > 0 ? 1 : 0;
    }
  }
  expect(scored).toBe(100_000);
  expect(process.memoryUsage().heapUsed).toBeLessThan(1024 ** 3);
}, 600_000);

/** The generator compares all things of a batch with each other, so that many are made in batches. */
function inventGoodsInParts(count: number): { left: MatchOffer[]; right: MatchOffer[] } {
  const parts = Array.from({ length: count / 500 }, (_, part) => inventGoods(500, 100 + part));
  return { left: parts.flatMap(({ left }) => left), right: parts.flatMap(({ right }) => right) };
}
