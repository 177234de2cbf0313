import { describe, expect, it } from 'vitest';
import { detailed, inEnglish, parseWording, readSentence, reasoned, sentence, storeWording, wording } from './index.ts';

describe('wordings', () => {
  it('give the English sentence with everything it mentions', () => {
    expect(inEnglish(wording('bad_redirect', { status: '302' }))).toBe(
      'The host answered 302 and names no usable target.',
    );
  });

  it('say money, shares, lists and sentences within sentences', () => {
    const price = { minor: 1299, currency: 'EUR' };
    expect(inEnglish(wording('range_reversed', { low: price, high: { minor: 5, currency: 'JPY' } }))).toBe(
      'The range 12.99 EUR to 5 JPY was turned round.',
    );
    const ways = [wording('status:ACTIVE'), wording('status:IN_REVIEW')];
    const move = { from: wording('status:DRAFT'), to: wording('status:ARCHIVED'), ways };
    expect(inEnglish(wording('no_such_move', move))).toBe(
      'A product that is a draft cannot become archived. Possible now: active and in review.',
    );
    expect(inEnglish(wording('model:unproven', { decided: 12, precision: { share: 0.985 } }))).toContain('98.5 %');
  });

  it('choose the form of a sentence by its count', () => {
    expect(inEnglish(wording('listing', { count: 1 }))).toContain('1 product,');
    expect(inEnglish(wording('listing', { count: 2 }))).toContain('2 products,');
  });

  it('take what a name holds as it is, also where it looks like a placeholder', () => {
    expect(inEnglish(wording('link_not_valid', { link: '{{link}} $& $1' }))).toBe(
      'The link "{{link}} $& $1" is no web address.',
    );
  });

  it('have the code of their key up to the colon', () => {
    expect(reasoned('TARGET_GONE:reject')).toMatchObject({ code: 'TARGET_GONE' });
    expect(detailed('price_zero:row')).toMatchObject({ code: 'price_zero' });
  });
});

describe('a stored wording', () => {
  it('is read back as it was', () => {
    const said = wording('suspect:not_confirmed', { doubt: wording('suspect:slipped_up', { factor: 10 }) });
    expect(readSentence(storeWording(said))).toEqual(sentence(said));
  });

  it.each(['The price is above the list price.', '{no JSON', '{"key":"gone_since"}', ''])(
    'is the text itself where a row has %j',
    (text) => {
      expect(readSentence(text)).toEqual({ text, wording: null });
    },
  );

  it.each([null, 'no_price', { key: 'no_price' }, { key: 'unheard_of', params: {} }, { key: 'toString', params: {} }])(
    'is none in %j',
    (value) => {
      expect(parseWording(value)).toBeUndefined();
    },
  );
});
