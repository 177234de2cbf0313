import { describe, expect, it } from 'vitest';
import { extractPage } from './index.ts';
import { type Case, component, kept, only, read, shown, spec, stated, typed } from './sums-cases.ts';

const schema = 'https://schema.org/';

const cases: Case[] = [
  [
    'a deposit beside the price',
    stated(spec('5.00', component('Downpayment'))),
    { price: kept, left: ['downpayment'] },
  ],
  ['a deposit alone', only(spec('5.00', component('Downpayment'))), { left: ['downpayment'] }],
  [
    'an instalment beside the price',
    stated(spec('4.99', component('Installment'))),
    { price: kept, left: ['instalment'] },
  ],
  ['an instalment alone', only(spec('4.99', { priceComponentType: 'Installment' })), { left: ['instalment'] }],
  ['a subscription', stated(spec('9.99', component('Subscription'))), { price: kept, left: ['subscription'] }],
  ['a fee for cleaning', stated(spec('15', component('CleaningFee'))), { price: kept, left: ['fee'] }],
  ['a fee for activation alone', only(spec('29.90', component('ActivationFee'))), { left: ['fee'] }],
  ['a fee for distance above the price', stated(spec('80', component('DistanceFee'))), { price: kept, left: ['fee'] }],
  ['a component nobody knows', stated(spec('3.10', component('RecyclingPart'))), { price: kept, left: ['component'] }],
  [
    'parts of a whole whose sum is stated',
    only({
      '@type': 'CompoundPriceSpecification',
      price: '54.90',
      priceCurrency: 'EUR',
      priceComponent: [spec('49.90'), spec('5.00', component('ActivationFee'))],
    }),
    { price: '54.90 EUR', left: ['component', 'fee'] },
  ],
  [
    'parts of a whole whose sum is not stated',
    only({
      '@type': 'CompoundPriceSpecification',
      priceComponent: [spec('49.90'), spec('5.00', component('CleaningFee'))],
    }),
    { left: ['component', 'fee'] },
  ],
  ['a sum without a kind below the price', stated(spec('5.00')), { price: kept, left: ['unexplained'] }],
  ['a sum without a kind above the price', stated(spec('59.90')), { price: kept, left: ['unexplained'] }],
  ['the same sum as a number', stated(spec(49.9)), { price: kept }],
  ['a deposit by its name', stated(spec('5.00', { name: 'Deposit' })), { price: kept, left: ['fee'] }],
  ['a deposit by its name, alone', only(spec('5.00', { name: 'Deposit' })), { left: ['fee'] }],
  ['a deposit by its name, in German', only(spec('5.00', { name: 'Anzahlung' })), { left: ['instalment'] }],
  [
    'a deposit by its description',
    only(spec('5.00', { description: 'Anzahlung, Rest bei Lieferung' })),
    { left: ['instalment'] },
  ],
  ['an instalment by its name', only(spec('9.99', { name: 'Monthly instalment' })), { left: ['instalment'] }],
  ['an instalment by its name, in Polish', only(spec('9.99', { name: 'Rata miesięczna' })), { left: ['instalment'] }],
  ['a list price by its name', stated(spec('59.90', { name: 'RRP' })), { price: kept, list: '59.90 EUR' }],
  [
    'a price for members by its name',
    stated(spec('39.90', { name: 'Club price' })),
    { price: kept, left: ['members'] },
  ],
  [
    'what delivery costs, by its name',
    stated(spec('4.95', { name: 'Versand' })),
    { price: kept, shipping: '4.95 EUR' },
  ],
  ['a name that says nothing', only(spec('49.90', { name: 'Standard' })), { price: kept }],
  ['a name that says what is in the price', only(spec('49.90', { name: 'Price including deposit' })), { price: kept }],
  ['a pair', only(spec('49.90', { unitText: 'pair' })), { price: kept }],
  ['a pair, in German', only(spec('49.90', { unitText: 'Paar' })), { price: kept }],
  ['a price per item', only(spec('49.90', { unitText: 'per item' })), { price: kept }],
  ['a price per piece, in German', only(spec('49.90', { unitText: '/ Stück' })), { price: kept }],
  ['a kind nobody knows', stated(spec('44.00', typed('PartnerPrice'))), { price: kept, left: ['unknown_type'] }],
  ['a kind nobody knows, alone', only(spec('44.00', typed('PartnerPrice'))), { left: ['unknown_type'] }],
  [
    'two kinds at once',
    stated(spec('44.00', { priceType: ['ListPrice', 'SalePrice'] })),
    { price: kept, left: ['unknown_type'] },
  ],
  ['a list price', stated(spec('59.90', typed('ListPrice'))), { price: kept, list: '59.90 EUR' }],
  [
    'a struck-through price',
    stated(spec('59.90', { priceType: 'StrikethroughPrice' })),
    { price: kept, list: '59.90 EUR' },
  ],
  ['a price the maker suggests', stated(spec('59.90', typed('MSRP'))), { price: kept, list: '59.90 EUR' }],
  [
    'a suggested retail price',
    stated(spec('59.90', { priceType: 'http://schema.org/SRP' })),
    { price: kept, list: '59.90 EUR' },
  ],
  ['a regular price', stated(spec('59.90', typed('RegularPrice'))), { price: kept, list: '59.90 EUR' }],
  [
    'a kind as a thing with an id',
    stated(spec('59.90', { priceType: { '@id': `${schema}ListPrice` } })),
    { price: kept, list: '59.90 EUR' },
  ],
  [
    'a struck-through price beside a suggested one',
    stated(spec('69.90', typed('MSRP')), spec('59.90', typed('StrikethroughPrice'))),
    { price: kept, list: '59.90 EUR', left: ['list'] },
  ],
  ['a sale price', stated(spec('39.90', typed('SalePrice'))), { price: '39.90 EUR', list: kept }],
  ['a sale price of 0', stated(spec('0', typed('SalePrice'))), { price: kept }],
  ['a sale price above the price', stated(spec('59.90', typed('SalePrice'))), { price: kept, left: ['sale_above'] }],
  [
    'two sale prices',
    stated(spec('39.90', typed('SalePrice')), spec('29.90', typed('SalePrice'))),
    { price: kept, left: ['unexplained', 'unexplained'] },
  ],
  [
    'a sale price and its list price',
    only(spec('59.90', typed('ListPrice')), spec('39.90', typed('SalePrice'))),
    { price: '39.90 EUR', list: '59.90 EUR' },
  ],
  [
    'the least price to advertise',
    stated(spec('45.00', typed('MinimumAdvertisedPrice'))),
    { price: kept, left: ['minimum_advertised'] },
  ],
  ['an invoice price', stated(spec('30.00', typed('InvoicePrice'))), { price: kept, left: ['invoice'] }],
  ['an invoice price alone', only(spec('30.00', typed('InvoicePrice'))), { left: ['invoice'] }],
  ['a price by the kilogram', stated(spec('12.48', { unitCode: 'KGM' })), { price: kept, unit: '12.48 EUR' }],
  ['a price by the litre, in words', stated(spec('12.48', { unitText: 'Liter' })), { price: kept, unit: '12.48 EUR' }],
  ['a price by the kilogram alone', only(spec('12.48', { unitText: 'кг' })), { unit: '12.48 EUR' }],
  ['a price of one piece, in German', only(spec('49.90', { unitText: 'Stück' })), { price: kept }],
  ['a price of one piece, in French', only(spec('49.90', { unitText: 'pièce' })), { price: kept }],
  ['a price of one piece, in Portuguese', only(spec('49.90', { unitText: 'peça' })), { price: kept }],
  ['a price of one piece, in Polish', only(spec('49.90', { unitText: 'szt.' })), { price: kept }],
  ['a price of one piece, in Russian', only(spec('49.90', { unitText: 'шт.' })), { price: kept }],
  ['a price of one piece, in Japanese', only(spec('49.90', { unitText: '個' })), { price: kept }],
  ['a price of one piece, in Arabic', only(spec('49.90', { unitText: 'قطعة' })), { price: kept }],
  ['a price of one piece by its code', only(spec('49.90', { unitCode: 'H87' })), { price: kept }],
  [
    'a price for a hundred pieces',
    stated(spec('99', { referenceQuantity: { value: 100, unitCode: 'C62' } })),
    { price: kept, unit: '99 EUR' },
  ],
  ['a price by the month', stated(spec('4.16', { billingDuration: 'P12M' })), { price: kept, left: ['period'] }],
  [
    'a price by the month, by a step',
    only(spec('4.16', { billingIncrement: 1, unitCode: 'MON' })),
    { recurring: '4.16 EUR month' },
  ],
  ['a price whose unit is a month', stated(spec('4.16', { unitCode: 'MON' })), { price: kept, left: ['period'] }],
  [
    'a price for traders',
    stated(spec('41.00', { eligibleCustomerType: `${schema}Business` })),
    { price: kept, left: ['customers'] },
  ],
  [
    'a price for resellers, by another vocabulary',
    stated(spec('41.00', { eligibleCustomerType: 'http://purl.org/goodrelations/v1#Reseller' })),
    { price: kept, left: ['customers'] },
  ],
  ['a price for end users', only(spec('49.90', { eligibleCustomerType: 'Enduser' })), { price: kept }],
  [
    'a price for members',
    stated(spec('39.90', { validForMemberTier: { name: 'Gold' } })),
    { price: kept, left: ['members'] },
  ],
  [
    'a list price for members',
    stated(spec('69.90', { ...typed('ListPrice'), validForMemberTier: { name: 'Gold' } })),
    { price: kept, left: ['members'] },
  ],
  ['a price with points', stated(spec('49.00', { membershipPointsEarned: 20 })), { price: kept, left: ['members'] }],
  ['a price in another region', stated(spec('52.90', { eligibleRegion: 'CH' })), { price: kept, left: ['region'] }],
  [
    'prices of two regions',
    only(spec('52.90', { eligibleRegion: 'CH' }), spec('49.90', { eligibleRegion: 'DE' })),
    { left: ['region', 'region'] },
  ],
  [
    'a price without and one with a region',
    only(spec('52.90', { eligibleRegion: 'CH' }), spec('49.90')),
    { price: kept, left: ['region'] },
  ],
  [
    'a price from ten pieces on',
    stated(spec('44.90', { eligibleQuantity: { minValue: 10 } })),
    { price: kept, left: ['quantity'] },
  ],
  [
    'a price from ten pieces on, as text',
    stated(spec('44.90', { eligibleQuantity: '10' })),
    { price: kept, left: ['quantity'] },
  ],
  [
    'prices by steps',
    only(
      spec('49.90', { eligibleQuantity: { minValue: 1, maxValue: 9 } }),
      spec('44.90', { eligibleQuantity: { minValue: 10 } }),
    ),
    { price: kept, left: ['quantity'] },
  ],
  [
    'a price from an order value on',
    stated(spec('44.90', { eligibleTransactionVolume: { price: 100 } })),
    { price: kept, left: ['order_value'] },
  ],
  ['another currency', stated({ ...spec('54.00'), priceCurrency: 'USD' }), { price: kept, left: ['currency'] }],
  [
    'a sale price in another currency',
    stated({ ...spec('34.00', typed('SalePrice')), priceCurrency: 'USD' }),
    { price: kept, left: ['currency'] },
  ],
  [
    'a list price in another currency',
    stated({ ...spec('64.00', typed('ListPrice')), priceCurrency: 'CHF' }),
    { price: kept, left: ['currency'] },
  ],
  [
    'two currencies',
    only(spec('49.90'), { ...spec('54.00'), priceCurrency: 'USD' }),
    { left: ['unexplained', 'unexplained'] },
  ],
  ['a price without tax', stated(spec('41.93', { valueAddedTaxIncluded: false })), { price: kept, left: ['tax'] }],
  [
    'a price without tax, as text',
    stated(spec('41.93', { valueAddedTaxIncluded: 'false' })),
    { price: kept, left: ['tax'] },
  ],
  [
    'prices with and without tax',
    only(spec('41.93', { valueAddedTaxIncluded: 'False' }), spec('49.90', { valueAddedTaxIncluded: true })),
    { price: kept, left: ['tax'] },
  ],
  [
    'a price with tax beside a lower one',
    { ...stated(spec('59.38', { valueAddedTaxIncluded: true })) },
    { price: kept, left: ['unexplained'] },
  ],
  ['two sums without a kind', only(spec('49.90'), spec('39.90')), { left: ['unexplained', 'unexplained'] }],
  ['two sums in one specification', only(spec(['49.90', '39.90'])), { left: ['unexplained', 'unexplained'] }],
  [
    'what delivery costs',
    stated({ '@type': 'DeliveryChargeSpecification', price: '4.95', priceCurrency: 'EUR' }),
    { price: kept, shipping: '4.95 EUR' },
  ],
  [
    'what payment costs',
    stated({ '@type': 'PaymentChargeSpecification', price: '1.50', priceCurrency: 'EUR' }),
    { price: kept, left: ['payment'] },
  ],
  [
    'the price as a thing',
    { price: spec('49.90'), priceSpecification: spec('5.00', component('Downpayment')) },
    { price: kept, left: ['downpayment'] },
  ],
  [
    'a kind on the offer itself',
    { price: '5.00', priceCurrency: 'EUR', ...component('Downpayment') },
    { left: ['downpayment'] },
  ],
  [
    'a former and a present price',
    { price: ['59.90', '49.90'], priceCurrency: 'EUR' },
    { price: kept, list: '59.90 EUR' },
  ],
  [
    'three prices alike',
    { price: [49.9, 59.9, 69.9], priceCurrency: 'EUR' },
    { left: ['unexplained', 'unexplained', 'unexplained'] },
  ],
  [
    'two prices with a currency each',
    { price: [49.9, 45], priceCurrency: ['EUR', 'GBP'] },
    { left: ['unexplained', 'unexplained'] },
  ],
  [
    'a price beside a range',
    { price: '49.90', lowPrice: '39', highPrice: '60', priceCurrency: 'EUR' },
    { price: kept, low: '39 EUR', left: ['unexplained'] },
  ],
  [
    'a price within a range',
    { '@type': 'AggregateOffer', price: 15, lowPrice: 10, highPrice: 20, priceCurrency: 'EUR' },
    { low: '10 EUR', left: ['unexplained'] },
  ],
  [
    'a price that is the lower end of a range',
    { '@type': 'AggregateOffer', price: 10, lowPrice: '10.00', highPrice: 20, priceCurrency: 'EUR' },
    { low: '10.00 EUR' },
  ],
  [
    'a price and a sum far below it',
    { price: ['49.90', '5.00'], priceCurrency: 'EUR' },
    { left: ['unexplained', 'unexplained'] },
  ],
];

describe('several sums in one offer', () => {
  it.each(cases)('%s', (_what, offer, answer) => {
    expect(shown(read({ '@type': 'Offer', ...offer }))).toEqual(answer);
  });

  it('make a price less certain where one of them has no explanation', () => {
    const sure = read({ '@type': 'Offer', ...stated() })?.offer.price?.confidence ?? 0;
    const explained = read({ '@type': 'Offer', ...stated(spec('5', component('Downpayment'))) })?.offer.price
      ?.confidence;
    const doubted = read({ '@type': 'Offer', ...stated(spec('5')) })?.offer.price?.confidence;
    const two = read({ '@type': 'Offer', price: ['59.90', '49.90'], priceCurrency: 'EUR' });
    expect(explained).toBe(sure);
    expect(doubted).toBeLessThan(sure);
    expect(two?.offer.price?.confidence).toBeLessThan(sure);
    expect(two?.warnings.map(({ code }) => code)).toContain('price_disagreement');
  });

  it('say that a price has one of several currencies', () => {
    const line = read({ '@type': 'Offer', price: '49.90', priceCurrency: ['EUR', 'GBP'] });
    expect(line?.offer.price?.confidence).toBeLessThan(0.95);
    expect(line?.warnings.map(({ code }) => code)).toContain('currency_disagreement');
  });

  it('give no list price without a doubt where nothing says which of two is the former', () => {
    const line = read({ '@type': 'Offer', price: [49.9, 59.9], priceCurrency: 'EUR' });
    expect(line?.offer.listPrice?.confidence).toBeLessThan(0.95);
  });

  it('are read alike in microdata', () => {
    const html = `<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Kettle</b>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><i itemprop="price">49.90</i>
      <i itemprop="priceCurrency">EUR</i><div itemprop="priceSpecification" itemscope itemtype="https://schema.org/UnitPriceSpecification">
      <i itemprop="price">5.00</i><link itemprop="priceComponentType" href="https://schema.org/Downpayment"></div></div></div>`;
    const [line] = extractPage({ html, url: 'https://shop.example/kettle' }).offers;
    expect(shown(line)).toEqual({ price: kept, left: ['downpayment'] });
  });

  it.each([
    ['the same', '<b prop="price" content="39.9">39,90 €</b>', undefined, false],
    ['the same and a former price', '<b prop="price" content="39.9"><s>49,90 €</s> 39,90 €</b>', undefined, false],
    ['what it says of tax', '<b prop="price" content="100.00">100,00 € zzgl. MwSt.</b>', 'excluded', false],
    ['what a script will fill', '<b prop="price" content="39.9">0,00 €</b>', undefined, false],
    ['no price', '<b prop="price" content="39.9">wird geladen</b>', undefined, false],
    ['another price', '<b prop="price" content="39.9">49,90 €</b>', undefined, true],
  ])('are compared with what the element shows: %s', (_what, price, tax, isContrary) => {
    const offer = `<meta prop="priceCurrency" content="EUR">${price}`;
    const microdata = `<div itemscope itemtype="https://schema.org/Product"><b prop="name">Kettle</b>
      <div prop="offers" itemscope itemtype="https://schema.org/Offer">${offer}</div></div>`;
    const rdfa = `<div vocab="https://schema.org/" typeof="Product"><b prop="name">Kettle</b>
      <div prop="offers" typeof="Offer">${offer}</div></div>`;
    for (const html of [microdata.replaceAll('prop=', 'itemprop='), rdfa.replaceAll('prop=', 'property=')]) {
      const [line] = extractPage({ html: `<html lang="de">${html}</html>`, url: 'https://shop.example/kettle' }).offers;
      const isTold = line?.warnings.some(({ code }) => code === 'price_disagreement');
      const isSure = (line?.offer.price?.confidence ?? 0) > 0.8;
      expect({ tax: line?.offer.price?.value.tax, isTold, isSure }).toEqual({
        tax,
        isTold: isContrary,
        isSure: !isContrary,
      });
    }
  });

  it.each([
    ['de', 'ab 100,00 €', 'a lower end'],
    ['en', 'From €100.00', 'a lower end'],
    ['fr', 'À partir de 100,00 €', 'a lower end'],
    ['pt', 'A partir de 100,00 €', 'a lower end'],
    ['de', 'ab 90,00 €', 'contradicted'],
  ])('are lower ends where the element says so, in %s: %s', (language, text, expected) => {
    const html = `<html lang="${language}"><div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Kettle</b>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="EUR">
      <b itemprop="price" content="100.00">${text}</b></div></div></html>`;
    const [line] = extractPage({ html, url: 'https://shop.example/kettle' }).offers;
    const { price, lowPrice } = line?.offer ?? {};
    const isTold = line?.warnings.some(({ code }) => code === 'price_disagreement');
    const said = { price: price?.value.amount, low: lowPrice?.value.amount, isTold };
    expect(said).toEqual(
      expected === 'contradicted'
        ? { price: '100.00', low: undefined, isTold: true }
        : { price: undefined, low: '100.00', isTold: false },
    );
    expect(price?.confidence ?? 0).toBeLessThan(0.6);
  });

  it('name the offers that hold for some buyers alone', () => {
    const forAll = { '@type': 'Offer', price: '49.90', priceCurrency: 'EUR' };
    const forMembers = { ...forAll, price: '39.90', validForMemberTier: { name: 'Gold' } };
    const forTraders = { ...forAll, price: '29.90', eligibleCustomerType: 'Business' };
    expect(shown(read([forMembers, forAll, forTraders]))).toEqual({ price: kept, left: ['customers', 'members'] });
  });
});
