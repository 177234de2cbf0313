import { describe, expect, it } from 'vitest';
import { buildCorpus, scorePair, type MatchOffer, type PairScore } from './index.ts';
import { modelFeatures, sealModel } from './model/model.ts';

const gtin = '4006381333931';
const offer = (title: string, more: Partial<MatchOffer> = {}): MatchOffer => ({ id: title, title, ...more });
const score = (left: MatchOffer, right: MatchOffer): PairScore =>
  scorePair(left, right, { corpus: buildCorpus([left, right]) });
const withGtin = (left: string, right: string): PairScore => score(offer(left, { gtin }), offer(right, { gtin }));

/** Takes whatever it sees for the same. */
const credulous = sealModel({
  features: [...modelFeatures],
  ensemble: { start: 5, trees: [] },
  calibration: { slope: 1, intercept: 0 },
  cells: {},
  trainedOn: { pairs: 0, matches: 0 },
});

describe('a pair of offers', () => {
  it('joins offers of one usable GTIN and says which', () => {
    const result = withGtin('Aurelo Kaffeemaschine KX-530', 'Aurelo coffee maker KX530');
    expect(result.decision).toBe('auto');
    expect(result.why).toContain('same GTIN 4006381333931');
  });

  it.each([
    ['a wrong check digit', '4006381333932'],
    ['a number for use inside a shop', '2012345678900'],
    ['zeros', '0000000000000'],
  ])('joins nothing on %s', (_name, code) => {
    expect(score(offer('Aurelo kettle', { gtin: code }), offer('Aurelo kettle', { gtin: code })).decision).not.toBe(
      'auto',
    );
  });

  it('leaves one GTIN on two brands to a person', () => {
    const result = score(
      offer('Aurelo kettle 1 l', { gtin, brand: 'Aurelo' }),
      offer('Brixxon toaster', { gtin, brand: 'Brixxon' }),
    );
    expect(result.decision).toBe('review');
  });

  it('leaves one GTIN on two things without a word in common to a person', () => {
    expect(withGtin('Sun cream fragrance free', 'Dry dog food with chicken').decision).toBe('review');
  });

  it('calls titles without a telling word in common not alike as well', () => {
    const { why } = withGtin('Sun cream fragrance free', 'Dry dog food with chicken');
    expect(why).toContain('the titles have no telling word in common, so that the GTIN may be misused');
    expect(why.filter((reason) => reason.endsWith('% alike'))).toEqual([]);
  });

  it('says that one GTIN stands on two models, and nothing of words', () => {
    expect(withGtin('Aurelo kettle KX-530', 'Aurelo kettle TW-870').why[0]).toBe(
      'they name different models, KX530 against TW870, so that the GTIN may be misused',
    );
  });

  it('sees the model of one title in the part number that the other states of its variant', () => {
    const knife = offer('Edgewell paring knife TM-320', { gtin });
    const white = score(knife, offer('Couteau d’office Edgewell blanc', { gtin, mpn: 'TM-320-WH' }));
    expect(white.why.filter((reason) => reason.includes('models'))).toEqual([]);
    expect(white.decision).toBe('auto');
    const other = score({ ...knife, mpn: 'TM-320-BL' }, offer('Couteau d’office Edgewell', { gtin, mpn: 'TM-325-WH' }));
    expect(other.why[0]).toContain('different models, TM-320-BL against TM-325-WH');
  });

  it('believes no more of two brands than the rule of thumb does, whatever was learnt', () => {
    const [duck, beef] = [
      offer('Barkley Farm Senior dry cat food, duck 1.5 kg', { brand: 'Barkley Farm' }),
      offer('Whisker Hill Junior Trockenfutter Katze, Rind 1,5 kg', { brand: 'Whisker Hill' }),
    ];
    const corpus = buildCorpus([duck, beef]);
    const untaught = scorePair(duck, beef, { corpus });
    expect(scorePair(duck, beef, { corpus, model: credulous }).score).toBe(untaught.score);
    const alike = offer('Barkley Farm Senior dry cat food, duck 1.5 kg', { brand: 'Barkley Farm' });
    expect(scorePair(duck, alike, { corpus, model: credulous }).score).toBeGreaterThan(0.9);
  });

  it('tells running times apart, and takes none for a model', () => {
    const result = score(offer('Sonarque earphones 6 Std'), offer('Sonarque headphones 60h'));
    expect(result.features).toMatchObject({ duration: -1, modelConflict: 0 });
    expect(score(offer('Sonarque headphones, 60 heures'), offer('Sonarque headphones 60h')).features.duration).toBe(1);
  });

  it('never joins by likeness alone before anything was learnt', () => {
    const title = 'Synthetic Aurelo DiskStation DS-224+ black';
    const result = score(
      offer(title, { brand: 'Aurelo', mpn: 'DS224+' }),
      offer(title, { brand: 'Aurelo', mpn: 'DS-224+' }),
    );
    expect(result.decision).toBe('review');
    expect(result.score).toBeGreaterThan(0.5);
    expect(result.why).toContain('same MPN DS224+');
  });

  it.each([
    ['DS-224+', 'DS224+'],
    ['WH 1000 XM5', 'WH-1000XM5'],
    ['KX.530', 'KX 530'],
    ['TW/570', 'tw570'],
  ])('reads the model %s and %s as one', (left, right) => {
    const result = score(offer(`Aurelo ${left} device`), offer(`device by Aurelo, ${right}`));
    expect(result.features.modelConflict).toBe(0);
    expect(Math.max(result.features.modelNearest, result.features.numberAgreement || 0)).toBe(1);
  });

  it('sees two models in a number and the same number with a plus', () => {
    expect(score(offer('Aurelo DS224 storage'), offer('Aurelo DS224+ storage')).features.modelConflict).toBe(1);
  });

  it.each([
    ['1 l', '1000 ml'],
    ['1,5 Liter', '1500ml'],
    ['0.75 litre', '75 cl'],
    ['2 kg', '2.000 g'],
    ['27 inch', '68,6 cm'],
    ['27"', '27 Zoll'],
    ['16 GB', '16GB'],
    ['1 TB', '1000 GB'],
    ['33 fl oz', '976 ml'],
    ['500 g', '1.1 lb'],
  ])('takes %s and %s for the same measure', (left, right) => {
    const { features, why } = withGtin(`Aurelo thing ${left}`, `Aurelo thing ${right}`);
    expect([features.volume, features.mass, features.length, features.data]).toContain(1);
    expect(why).toContain('same measures');
  });

  it('compares prices only within one currency', () => {
    const priced = (minor: number, currency: string) => offer(`kettle ${minor}`, { price: { minor, currency } });
    expect(score(priced(1000, 'EUR'), priced(2000, 'EUR')).features.priceRatio).toBe(0.5);
    expect(score(priced(1000, 'EUR'), priced(2000, 'CHF')).features.priceRatio).toBeNaN();
  });

  it('resolves brand aliases', () => {
    const left = offer('kettle', { brand: 'HP Inc.' });
    const right = offer('kettle', { brand: 'Hewlett Packard' });
    const corpus = buildCorpus([left, right], { brandAliases: { 'Hewlett-Packard': 'HP' } });
    expect(scorePair(left, right, { corpus }).features.brand).toBe(1);
  });

  it('survives empty, huge and hostile texts', () => {
    const hostile = [
      '',
      ' ',
      '\u0000',
      '×'.repeat(5000),
      '1x'.repeat(4000),
      'a'.repeat(100_000),
      '9'.repeat(3000),
      '(((((',
      '١٢٣ مل',
    ];
    for (const left of hostile) {
      for (const right of hostile) {
        const result = score(offer(left, { brand: right, mpn: left, gtin: right }), offer(right));
        expect(result.score).toBeGreaterThanOrEqual(0);
        expect(result.score).toBeLessThanOrEqual(1);
      }
    }
  });
});
