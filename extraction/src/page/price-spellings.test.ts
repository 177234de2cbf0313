import { describe, expect, it } from 'vitest';
import { extractPage } from './index.ts';

function read(price: string, currency: string) {
  const offers = { '@type': 'Offer', price, priceCurrency: currency };
  const item = JSON.stringify({ '@type': 'Product', name: 'Tea', offers });
  const html = `<script type="application/ld+json">${item}</script>`;
  const [{ offer, warnings } = { offer: undefined, warnings: [] }] = extractPage({
    html,
    url: 'https://shop.example/tea',
  }).offers;
  return { price: offer?.price, recurring: offer?.recurringPrice, codes: warnings.map(({ code }) => code) };
}

describe('a price text of structured data', () => {
  it.each([
    ['¢75', 'USD', '0.75', 75],
    ['75¢', 'USD', '0.75', 75],
    ['75 pence', 'GBP', '0.75', 75],
    ['150p', 'GBP', '1.50', 150],
    ['75 Rp.', 'CHF', '0.75', 75],
    ['50 groszy', 'PLN', '0.50', 50],
    ['¢1500', 'CRC', '1500', 150_000],
    ['250 fils', 'KWD', '0.250', 250],
  ])('%s beside %s is %s', (text, currency, amount, minor) => {
    expect(read(text, currency).price?.value).toMatchObject({ amount, minor, currency });
  });

  it.each([
    ['9.99 / mo', 'USD', '9.99', 'month'],
    ['9,99 pro Monat', 'EUR', '9.99', 'month'],
    ['29 par mois', 'EUR', '29', 'month'],
    ['120/year', 'GBP', '120', 'year'],
    ['4.99 weekly', 'USD', '4.99', 'week'],
  ])('%s beside %s is paid again and again', (text, currency, amount, period) => {
    const { price, recurring } = read(text, currency);
    expect([price, recurring?.value]).toEqual([undefined, expect.objectContaining({ amount, currency, period })]);
  });

  it.each([
    ['4 p.', 'GBP'],
    ['¢75.00', 'USD'],
    ['0.75¢', 'USD'],
    ['1.23.456', 'EUR'],
    ['3 months', 'EUR'],
  ])('%s beside %s is refused', (text, currency) => {
    const { price, recurring, codes } = read(text, currency);
    expect([price, recurring]).toEqual([undefined, undefined]);
    expect(codes).toContain('price_unreadable');
  });

  it('with more decimals than its currency has is trusted less and told of', () => {
    const [long, computed] = [read('19.9999', 'USD'), read('5.0000000001', 'USD')];
    expect([long.price?.value.minor, long.codes]).toEqual([2000, ['price_rounded', 'price_doubted']]);
    expect([computed.price?.value, computed.codes]).toEqual([
      expect.objectContaining({ amount: '5', minor: 500 }),
      ['price_doubted'],
    ]);
    const plain = read('19.99', 'USD').price?.confidence ?? 0;
    for (const { price } of [long, computed]) expect(price?.confidence).toBeLessThan(plain);
  });
});
