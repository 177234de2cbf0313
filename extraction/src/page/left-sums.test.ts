import { describe, expect, it } from 'vitest';
import { type Case, component, kept, only, read, shown, spec, stated, typed } from './sums-cases.ts';

/** The sum, and the price that is no other. */
const same = (cause: string) => [cause, cause];

const cases: Case[] = [
  ['the same sum once more', stated(spec('49.9')), { price: kept }],
  ['a plain sum for a region, once more', stated(spec('49.90', { eligibleRegion: 'DE' })), { price: kept }],
  ['the least price to advertise, once more', stated(spec('49.90', typed('MinimumAdvertisedPrice'))), { price: kept }],
  ['a sale price once more', stated(spec('49.90', typed('SalePrice'))), { price: kept }],
  ['a deposit of the same sum', stated(spec('49.90', component('Downpayment'))), { left: same('downpayment') }],
  ['an instalment of the same sum', stated(spec(49.9, component('Installment'))), { left: same('instalment') }],
  ['a subscription of the same sum', stated(spec('49.9', component('Subscription'))), { left: same('subscription') }],
  ['a fee of the same sum', stated(spec('49.9', component('ActivationFee'))), { left: same('fee') }],
  [
    'a price of the same sum by the month',
    stated(spec('49.9', { billingDuration: 'P1M' })),
    { recurring: '49.9 EUR month' },
  ],
  ['a price of the same sum by the day', stated(spec('49.9', { unitText: 'DAY' })), { recurring: '49.9 EUR day' }],
  ['a price of the same sum by the night', stated(spec('49.9', { unitText: 'per night' })), { left: same('period') }],
  [
    'a price of the same sum by the day, in Greek',
    stated(spec('49.9', { unitText: 'ημέρα' })),
    { recurring: '49.9 EUR day' },
  ],
  [
    'a price of the same sum by the month, in Thai',
    stated(spec('49.9', { unitText: 'เดือน' })),
    { recurring: '49.9 EUR month' },
  ],
  [
    'a lease of the same sum',
    stated(spec('49.90', { businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut' })),
    { left: same('lease') },
  ],
];

describe('a sum that repeats the price', () => {
  it.each(cases)('%s', (_what, offer, answer) => {
    expect(shown(read({ '@type': 'Offer', ...offer }))).toEqual(answer);
  });

  it.each([
    ['by the kilogram', { unitCode: 'KGM' }, 'unit'],
    ['for members', { validForMemberTier: { name: 'Gold' } }, 'members'],
    ['for traders', { eligibleCustomerType: 'Business' }, 'customers'],
    ['from ten pieces on', { eligibleQuantity: { minValue: 10 } }, 'quantity'],
    ['from an order value on', { eligibleTransactionVolume: { price: 100 } }, 'order_value'],
    ['of an invoice', typed('InvoicePrice'), 'invoice'],
    ['of a kind nobody knows', typed('PartnerPrice'), 'unknown_type'],
  ])('make the price doubtful where one %s repeats it', (_what, more, cause) => {
    const line = read({ '@type': 'Offer', ...stated(spec('49.9', more)) });
    expect(shown(line)).toMatchObject({ price: kept, left: [cause] });
    expect(line?.offer.price?.confidence).toBeLessThan(0.95);
  });

  it.each([
    ['of the offer', { price: '100', priceCurrency: 'EUR', valueAddedTaxIncluded: false }, 'excluded'],
    [
      'of the offer, as an address',
      { price: 100, priceCurrency: 'EUR', valueAddedTaxIncluded: 'http://schema.org/True' },
      'included',
    ],
    ['of its one sum', only(spec('100', { valueAddedTaxIncluded: false })), 'excluded'],
    ['of a sum that repeats it', stated(spec('49.9', { valueAddedTaxIncluded: 'false' })), 'excluded'],
    ['in its own text', { price: '100 € zzgl. MwSt.' }, 'excluded'],
    ['nowhere', stated(), undefined],
  ])('keep what is said of tax %s', (_where, offer, tax) => {
    expect(read({ '@type': 'Offer', ...offer })?.offer.price?.value.tax).toBe(tax);
  });
});
