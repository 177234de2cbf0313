import { expect, it } from 'vitest';
import { features } from './features.ts';

const topics = features.flatMap((feature) => feature.topics ?? []).map(({ name }) => name);
const consumers = features.flatMap((feature) => feature.consumers ?? []);

it('has each topic published by one feature, and each consumer known by a name of its own', () => {
  expect(topics).toEqual(
    expect.arrayContaining(['brand_changed', 'product_changed', 'product_keyed', 'offer_changed', 'price_changed']),
  );
  expect(new Set(topics).size).toBe(topics.length);
  expect(new Set(consumers.map(({ name }) => name)).size).toBe(consumers.length);
});

it('has nobody listen to a topic that no feature publishes', () => {
  expect(consumers.flatMap((consumer) => consumer.topics).filter((name) => !topics.includes(name))).toEqual([]);
});
