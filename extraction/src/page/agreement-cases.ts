import { type Thing, thing } from './written-thing.ts';

/** One product, the language of its page, and what each of its offers says, field by field; prices as "39.90 EUR". */
export type AgreementCase = {
  named: string;
  language?: string;
  product: Thing;
  offers: Record<string, unknown>[];
  warnings?: string[];
};

const offer = (price: string | number, priceCurrency: string, more: Thing['says'] = {}) =>
  thing('Offer', { price, priceCurrency, ...more });
const product = (name: string, more: Thing['says']) => thing('Product', { name, ...more });
const specification = (price: string, priceCurrency: string, more: Thing['says'] = {}) =>
  thing('UnitPriceSpecification', { price, priceCurrency, ...more });
const stock = (name: string) => `https://schema.org/${name}`;
const lists = 'https://schema.org/ListPrice';

export const agreementCases: AgreementCase[] = [
  {
    named: 'a name and a price',
    product: product('Oak stool', { offers: offer('59.00', 'EUR') }),
    offers: [{ name: 'Oak stool', price: '59.00 EUR' }],
  },
  {
    named: 'everything that tells products apart',
    product: product('Brass lamp', {
      sku: 'BL-7',
      mpn: 'LMP7',
      gtin13: '4006381333931',
      brand: thing('Brand', { name: 'Lumo' }),
      description: 'A lamp of brass & glass.',
      offers: offer('120.50', 'CHF'),
    }),
    offers: [
      {
        name: 'Brass lamp',
        sku: 'BL-7',
        mpn: 'LMP7',
        gtin: '4006381333931',
        brand: 'Lumo',
        description: 'A lamp of brass & glass.',
        price: '120.50 CHF',
      },
    ],
  },
  {
    named: 'a GTIN of twelve digits and a brand as a text',
    product: product('Field notebook', { gtin12: '036000291452', brand: 'Paperie', offers: offer('4.25', 'USD') }),
    offers: [{ name: 'Field notebook', gtin: '036000291452', brand: 'Paperie', price: '4.25 USD' }],
  },
  {
    named: 'a GTIN of eight digits',
    product: product('Tin of mints', { gtin8: '96385074', offers: offer('1.10', 'GBP') }),
    offers: [{ name: 'Tin of mints', gtin: '96385074', price: '1.10 GBP' }],
  },
  {
    named: 'a GTIN with a wrong check digit',
    product: product('Wool scarf', { gtin: '4006381333932', offers: offer('35', 'EUR') }),
    offers: [{ name: 'Wool scarf', gtin: '4006381333932', price: '35 EUR' }],
    warnings: ['gtin_check_digit'],
  },
  {
    named: 'availability in stock',
    product: product('Garden hose', { offers: offer('24.99', 'EUR', { availability: stock('InStock') }) }),
    offers: [{ name: 'Garden hose', price: '24.99 EUR', availability: 'InStock' }],
  },
  {
    named: 'availability out of stock, without https',
    product: product('Rain barrel', { offers: offer('89', 'EUR', { availability: 'http://schema.org/OutOfStock' }) }),
    offers: [{ name: 'Rain barrel', price: '89 EUR', availability: 'OutOfStock' }],
  },
  {
    named: 'availability as a word',
    product: product('Bird table', { offers: offer('45', 'EUR', { availability: 'PreOrder' }) }),
    offers: [{ name: 'Bird table', price: '45 EUR', availability: 'PreOrder' }],
  },
  {
    named: 'a used thing',
    product: product('Film camera', { offers: offer('210', 'CAD', { itemCondition: stock('UsedCondition') }) }),
    offers: [{ name: 'Film camera', price: '210 CAD', condition: 'UsedCondition' }],
  },
  {
    named: 'a refurbished thing, said of the product',
    product: product('Tablet 10', { itemCondition: stock('RefurbishedCondition'), offers: offer('199', 'AUD') }),
    offers: [{ name: 'Tablet 10', price: '199 AUD', condition: 'RefurbishedCondition' }],
  },
  {
    named: 'a currency without decimals',
    language: 'ja',
    product: product('急須 常滑焼', { offers: offer('4800', 'JPY') }),
    offers: [{ name: '急須 常滑焼', price: '4800 JPY' }],
  },
  {
    named: 'a currency of three decimals',
    product: product('Prayer rug', { offers: offer('12.750', 'KWD') }),
    offers: [{ name: 'Prayer rug', price: '12.750 KWD' }],
  },
  {
    named: 'a decimal comma on a German page',
    language: 'de',
    product: product('Wanderschuh Größe 42', { offers: offer('149,95', 'EUR') }),
    offers: [{ name: 'Wanderschuh Größe 42', price: '149.95 EUR' }],
  },
  {
    named: 'thousands and cents on a German page',
    language: 'de',
    product: product('Kaffeevollautomat', { offers: offer('1.299,00', 'EUR') }),
    offers: [{ name: 'Kaffeevollautomat', price: '1299.00 EUR' }],
  },
  {
    named: 'a JSON number beside an attribute',
    product: product('Chess set', { offers: offer(64.5, 'EUR') }),
    offers: [{ name: 'Chess set', price: '64.5 EUR' }],
  },
  {
    named: 'Polish words and złoty',
    language: 'pl',
    product: product('Czajnik żeliwny', {
      brand: 'Żar',
      offers: offer('249.50', 'PLN', { availability: stock('InStock') }),
    }),
    offers: [{ name: 'Czajnik żeliwny', brand: 'Żar', price: '249.50 PLN', availability: 'InStock' }],
  },
  {
    named: 'Arabic words',
    language: 'ar',
    product: product('إبريق شاي نحاسي', { offers: offer('85.00', 'AED') }),
    offers: [{ name: 'إبريق شاي نحاسي', price: '85.00 AED' }],
  },
  {
    named: 'a sale price beside the list price',
    product: product('Desk chair', {
      offers: offer('159.00', 'EUR', { priceSpecification: specification('219.00', 'EUR', { priceType: lists }) }),
    }),
    offers: [{ name: 'Desk chair', price: '159.00 EUR', listPrice: '219.00 EUR' }],
  },
  {
    named: 'sale and list price as specifications alone',
    product: product('Floor lamp', {
      offers: thing('Offer', {
        priceSpecification: [
          specification('79.00', 'EUR'),
          specification('99.00', 'EUR', { priceType: stock('StrikethroughPrice') }),
        ],
      }),
    }),
    offers: [{ name: 'Floor lamp', price: '79.00 EUR', listPrice: '99.00 EUR' }],
  },
  {
    named: 'a price for one unit beside one for a litre',
    product: product('Olive oil 500 ml', {
      offers: offer('9.00', 'EUR', {
        priceSpecification: specification('18.00', 'EUR', {
          referenceQuantity: thing('QuantitativeValue', { value: '1', unitCode: 'LTR' }),
        }),
      }),
    }),
    offers: [{ name: 'Olive oil 500 ml', price: '9.00 EUR', unitPrice: '18.00 EUR' }],
  },
  {
    named: 'a range',
    product: product('Poster', {
      offers: thing('AggregateOffer', { lowPrice: '9.90', highPrice: '29.90', priceCurrency: 'EUR', offerCount: 3 }),
    }),
    offers: [{ name: 'Poster', lowPrice: '9.90 EUR', highPrice: '29.90 EUR' }],
    warnings: ['range_only'],
  },
  {
    named: 'a range whose ends are one',
    product: product('Print', {
      offers: thing('AggregateOffer', { lowPrice: '15.00', highPrice: '15.00', priceCurrency: 'SEK' }),
    }),
    offers: [{ name: 'Print', price: '15.00 SEK' }],
  },
  {
    named: 'several sellers within a range',
    product: product('Phone case', {
      offers: thing('AggregateOffer', {
        lowPrice: '11.00',
        highPrice: '13.00',
        priceCurrency: 'EUR',
        offers: [
          offer('11.00', 'EUR', { seller: thing('Organization', { name: 'Mill' }) }),
          offer('13.00', 'EUR', { seller: thing('Organization', { name: 'Quay' }) }),
        ],
      }),
    }),
    offers: [
      { name: 'Phone case', price: '11.00 EUR', seller: 'Mill' },
      { name: 'Phone case', price: '13.00 EUR', seller: 'Quay' },
    ],
  },
  {
    named: 'several sellers beside one another, new and used',
    product: product('Atlas', {
      offers: [
        offer('30.00', 'GBP', {
          seller: thing('Organization', { name: 'North Books' }),
          itemCondition: stock('NewCondition'),
        }),
        offer('12.00', 'GBP', { seller: thing('Person', { name: 'Ann Lee' }), itemCondition: stock('UsedCondition') }),
      ],
    }),
    offers: [
      { name: 'Atlas', price: '30.00 GBP', seller: 'North Books', condition: 'NewCondition' },
      { name: 'Atlas', price: '12.00 GBP', seller: 'Ann Lee', condition: 'UsedCondition' },
    ],
  },
  {
    named: 'variants of a group',
    product: thing('ProductGroup', {
      name: 'Linen shirt',
      productGroupID: 'LS',
      brand: thing('Brand', { name: 'Hem' }),
      hasVariant: [
        product('Linen shirt white M', { sku: 'LS-W-M', color: 'white', size: 'M', offers: offer('49.00', 'EUR') }),
        product('Linen shirt blue L', {
          sku: 'LS-B-L',
          color: 'blue',
          size: 'L',
          offers: offer('52.00', 'EUR', { availability: stock('SoldOut') }),
        }),
      ],
    }),
    offers: [
      {
        name: 'Linen shirt white M',
        itemGroup: 'LS',
        brand: 'Hem',
        sku: 'LS-W-M',
        color: 'white',
        size: 'M',
        price: '49.00 EUR',
      },
      {
        name: 'Linen shirt blue L',
        itemGroup: 'LS',
        brand: 'Hem',
        sku: 'LS-B-L',
        color: 'blue',
        size: 'L',
        price: '52.00 EUR',
        availability: 'SoldOut',
      },
    ],
  },
  {
    named: 'pictures, the first by an ImageObject',
    product: product('Vase', {
      image: [
        thing('ImageObject', { contentUrl: 'https://shop.example/i/vase-1.jpg' }),
        'https://shop.example/i/vase-2.jpg',
      ],
      offers: offer('75', 'DKK'),
    }),
    offers: [
      {
        name: 'Vase',
        images: ['https://shop.example/i/vase-1.jpg', 'https://shop.example/i/vase-2.jpg'],
        price: '75 DKK',
      },
    ],
  },
  {
    named: 'a rating on a scale of ten',
    product: product('Board game', {
      aggregateRating: thing('AggregateRating', { ratingValue: '8.4', bestRating: '10', ratingCount: '1312' }),
      offers: offer('39.95', 'EUR'),
    }),
    offers: [{ name: 'Board game', rating: { value: 8.4, best: 10, count: 1312 }, price: '39.95 EUR' }],
  },
  {
    named: 'what delivery costs',
    product: product('Bookshelf', {
      offers: offer('180.00', 'EUR', {
        shippingDetails: thing('OfferShippingDetails', {
          shippingRate: thing('MonetaryAmount', { value: '14.90', currency: 'EUR' }),
        }),
      }),
    }),
    offers: [{ name: 'Bookshelf', price: '180.00 EUR', shippingPrice: '14.90 EUR' }],
  },
  {
    named: 'properties and a measure',
    product: product('Water bottle', {
      material: 'steel',
      weight: thing('QuantitativeValue', { value: '320', unitCode: 'GRM' }),
      additionalProperty: [
        thing('PropertyValue', { name: 'Volume', value: '750', unitText: 'ml' }),
        thing('PropertyValue', { name: 'Lid', value: 'screw' }),
      ],
      offers: offer('22', 'NOK'),
    }),
    offers: [
      {
        name: 'Water bottle',
        material: 'steel',
        weight: '320 g',
        attributes: { Volume: '750 ml', Lid: 'screw' },
        price: '22 NOK',
      },
    ],
  },
  {
    named: 'a price with an end and the address of the offer',
    product: product('Tent', {
      offers: offer('310.00', 'EUR', { priceValidUntil: '2031-05-31', url: 'https://shop.example/p/thing' }),
    }),
    offers: [{ name: 'Tent', price: '310.00 EUR', priceValidUntil: '2031-05-31', url: 'https://shop.example/p/thing' }],
  },
  {
    named: 'for whom it is, and its category',
    product: product('Rain coat', {
      category: 'Clothing > Coats',
      audience: thing('PeopleAudience', { suggestedGender: 'female', suggestedAge: 'adult' }),
      offers: offer('95.00', 'EUR'),
    }),
    offers: [
      { name: 'Rain coat', category: 'Clothing > Coats', gender: 'female', ageGroup: 'adult', price: '95.00 EUR' },
    ],
  },
  {
    named: 'a price without tax',
    product: product('Toner', {
      offers: thing('Offer', { priceSpecification: specification('48.00', 'EUR', { valueAddedTaxIncluded: 'false' }) }),
    }),
    offers: [{ name: 'Toner', price: '48.00 EUR excluded' }],
  },
  {
    named: 'no currency at all',
    product: product('Candle', { offers: thing('Offer', { price: '6.50' }) }),
    offers: [{ name: 'Candle', price: '6.50' }],
    warnings: ['currency_missing'],
  },
  {
    named: 'no offer',
    product: product('Museum piece', { sku: 'M-1' }),
    offers: [{ name: 'Museum piece', sku: 'M-1' }],
    warnings: ['no_price'],
  },
  {
    named: 'a book by its ISBN',
    product: thing('Book', { name: 'The Tide Table', isbn: '9783161484100', offers: offer('18.00', 'EUR') }),
    offers: [{ name: 'The Tide Table', gtin: '9783161484100', price: '18.00 EUR' }],
  },
];
