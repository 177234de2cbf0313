import { type Thing, thing } from './written-thing.ts';

/** What the page gives: a price "49.90 EUR", a recurring one "9.99 EUR month", with its tax where one is said, and why sums were left out. */
export type Answer = { price?: string; recurring?: string; left?: string[] };
export type BillingCase = [what: string, offer: Thing, answer: Answer];

type Says = Thing['says'];
const spec = (says: Says, price: string = '9.99', type = 'UnitPriceSpecification') =>
  thing(type, { price, priceCurrency: 'EUR', ...says });
const only = (...specs: Thing[]) => thing('Offer', { priceSpecification: specs });
const beside = (price: string, ...specs: Thing[]) =>
  thing('Offer', { price, priceCurrency: 'EUR', priceSpecification: specs });
const paid = (period: string): Answer => ({ recurring: `9.99 EUR ${period}` });
const leftOut: Answer = { left: ['period'] };
const quantity = (value: number, unitCode: string) => thing('QuantitativeValue', { value, unitCode });

/** Written from schema.org's texts on `billingDuration`, `billingIncrement`, `referenceQuantity` and `unitCode`, and ISO 8601. */
export const billingCases: BillingCase[] = [
  ['a duration of a month', only(spec({ billingDuration: 'P1M' })), paid('month')],
  ['a duration of a year', only(spec({ billingDuration: 'P1Y' })), paid('year')],
  ['a duration of a week', only(spec({ billingDuration: 'P1W' })), paid('week')],
  ['a duration of seven days', only(spec({ billingDuration: 'P7D' })), paid('week')],
  ['a duration of a day', only(spec({ billingDuration: 'P1D' })), paid('day')],
  ['a duration of a month in small letters', only(spec({ billingDuration: 'p1m' })), paid('month')],
  ['a duration with zeros beside the month', only(spec({ billingDuration: 'P0Y1M0D' })), paid('month')],
  ['a number of months', only(spec({ billingDuration: 1, unitCode: 'MON' })), paid('month')],
  ['a number of years', only(spec({ billingDuration: 1, unitCode: 'ANN' })), paid('year')],
  ['a number of days', only(spec({ billingDuration: 1, unitCode: 'DAY' })), paid('day')],
  ['a number of weeks', only(spec({ billingDuration: 1, unitCode: 'WEE' })), paid('week')],
  ['a number with a decimal', only(spec({ billingDuration: '1.0', unitCode: 'mon' })), paid('month')],
  ['a number with a unit in words', only(spec({ billingDuration: 1, unitText: 'Monat' })), paid('month')],
  ['a duration as a quantity', only(spec({ billingDuration: quantity(1, 'ANN') })), paid('year')],
  ['a step of a month', only(spec({ billingIncrement: 1, unitCode: 'MON' })), paid('month')],
  ['a step of three months', only(spec({ billingIncrement: 3, unitCode: 'MON' })), paid('quarter')],
  ['a step of twelve months', only(spec({ billingIncrement: 12, unitCode: 'MON' })), paid('year')],
  [
    'a step of a month for a contract of 24',
    only(spec({ billingIncrement: 1, billingDuration: 24, unitCode: 'MON' })),
    paid('month'),
  ],
  [
    'a unit of a month for a contract of a year',
    only(spec({ billingDuration: 'P1Y', unitCode: 'MON' })),
    paid('month'),
  ],
  ['a unit of a month by its code', only(spec({ unitCode: 'MON' })), paid('month')],
  ['a unit of a month in words', only(spec({ unitText: 'per month' })), paid('month')],
  ['a unit of a month in French', only(spec({ unitText: 'mois' })), paid('month')],
  ['a unit of a year in Portuguese', only(spec({ unitText: 'ano' })), paid('year')],
  ['a price for one month', only(spec({ referenceQuantity: quantity(1, 'MON') })), paid('month')],
  ['a price for three months', only(spec({ referenceQuantity: quantity(3, 'MON') })), paid('quarter')],
  [
    'the component of a subscription',
    only(spec({ billingDuration: 'P1M', priceComponentType: 'https://schema.org/Subscription' })),
    paid('month'),
  ],
  [
    'tax that is not in it',
    only(spec({ billingDuration: 'P1M', valueAddedTaxIncluded: 'false' })),
    paid('month excluded'),
  ],
  [
    'an amount whose text says the same',
    only(spec({ billingDuration: 'P1M' }, '9,99 € / Monat')),
    { recurring: '9.99 EUR month' },
  ],
  ['a price that is this one', beside('9.99', spec({ billingDuration: 'P1M' })), paid('month')],
  [
    'two plans, of which the first counts',
    only(spec({ billingDuration: 'P1M' }), spec({ billingDuration: 'P1Y' }, '99.00')),
    { ...paid('month'), left: ['period'] },
  ],
  // What may be a contract as well as a period, and what is none of ours, is refused.
  [
    'another price that is paid once',
    beside('49.90', spec({ billingDuration: 'P1M' })),
    { price: '49.90 EUR', ...leftOut },
  ],
  ['twelve months, which may be a contract', only(spec({ billingDuration: 'P12M' })), leftOut],
  ['a number of twelve months', only(spec({ billingDuration: 12, unitCode: 'MON' })), leftOut],
  ['a step of six months', only(spec({ billingIncrement: 6, unitCode: 'MON' })), leftOut],
  ['a price for two weeks', only(spec({ referenceQuantity: quantity(2, 'WEE') })), leftOut],
  ['a month within a unit of a year', only(spec({ billingDuration: 'P1M', unitCode: 'ANN' })), leftOut],
  ['an hour', only(spec({ billingDuration: 'PT1H' })), leftOut],
  ['a unit of a night', only(spec({ unitText: 'per night' })), leftOut],
  ['a number without a unit', only(spec({ billingDuration: 1 })), leftOut],
  ['a word that is no duration', only(spec({ billingDuration: 'monthly' })), leftOut],
  ['a start alone', only(spec({ billingStart: 1 })), leftOut],
  ['an amount whose text says another period', only(spec({ billingDuration: 'P1Y' }, '9,99 € / Monat')), leftOut],
  ['a price for members', only(spec({ billingDuration: 'P1M', validForMemberTier: 'Gold' })), { left: ['members'] }],
  [
    'an instalment',
    only(spec({ billingDuration: 'P1M', priceComponentType: 'https://schema.org/Installment' })),
    { left: ['instalment'] },
  ],
];
