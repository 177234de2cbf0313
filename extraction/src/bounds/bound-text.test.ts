import type { ExtractedOffer } from '@quarry/contracts/offers';
import { describe, expect, it } from 'vitest';
import { boundOffer, boundText } from './index.ts';

const bound = { characters: 10, bytes: 20 };
const field = { raw: '', method: 'json-ld', path: '$', confidence: 1 } as const;

describe('boundText', () => {
  it.each([
    ['half a pair', 'a\ud83db', 'a\ufffdb'],
    ['U+0000', 'a\0b', 'ab'],
    ['more characters than are wanted', 'abcdefghijkl', 'abcdefghij'],
    ['more bytes than are wanted', '字字字字字字字字', '字字字字字字'],
    ['a pair at the cut', 'abcdefghi😀', 'abcdefghi'],
    ['what is well', 'Straße 😀', 'Straße 😀'],
  ])('makes %s storable', (_what, text, stored) => {
    expect(boundText(text, bound)).toBe(stored);
  });
});

describe('boundOffer', () => {
  it('warns of a field that lost something, and of no other', () => {
    const offer = {
      name: { ...field, value: 'x'.repeat(2_000) },
      sku: { ...field, value: 'S-1' },
      attributes: { ...field, value: { 'a\0': 'b' } },
    };
    const bounded = boundOffer<ExtractedOffer>({ offer, warnings: [] });
    expect(bounded.offer.name?.value).toHaveLength(1_000);
    expect(bounded.offer.attributes?.value).toEqual({ a: 'b' });
    expect(bounded.warnings.map(({ code, wording }) => [code, wording.params.field])).toEqual([
      ['text_cut', 'name'],
      ['text_cut', 'attributes'],
    ]);
  });

  it('names the limit that a text really had, which bytes make a lower one', () => {
    const limitOf = (value: string) =>
      boundOffer<ExtractedOffer>({ offer: { name: { ...field, value } }, warnings: [] }).warnings.map(
        ({ wording }) => wording.params.limit,
      );
    expect([limitOf('茶'.repeat(900)), limitOf('x'.repeat(1_001)), limitOf('x'.repeat(1_000))]).toEqual([
      [666],
      [1_000],
      [],
    ]);
  });

  it('leaves out an address that is too long, since a part of it leads elsewhere', () => {
    const images = { ...field, value: [`https://a.example/${'x'.repeat(3_000)}`, 'https://a.example/1.jpg'] };
    const { offer, warnings } = boundOffer<ExtractedOffer>({ offer: { images }, warnings: [] });
    expect(offer.images?.value).toEqual(['https://a.example/1.jpg']);
    expect(warnings.map(({ code }) => code)).toEqual(['address_left_out']);
  });
});
