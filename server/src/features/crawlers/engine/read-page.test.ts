import { expect, it } from 'vitest';
import { readPage } from './read-page.ts';

const hashOf = (offer: string) => {
  const data = `{"@type":"Product","name":"Kettle","offers":{"@type":"Offer",${offer}}}`;
  const html = `<title>Kettle</title><script type="application/ld+json">${data}</script>`;
  return readPage(
    Buffer.from(html),
    'https://shop.example/kettle',
    'text/html',
    new Date(0),
  ).content.structuredHash.toString('hex');
};

it('takes a page for unchanged whose price only names its currency in another place', () => {
  const beside = hashOf('"price":"39.90","priceCurrency":"EUR"');
  expect(hashOf('"price":"39.90 EUR"')).toBe(beside);
  expect(hashOf('"price":"39.90","priceCurrency":"CHF"')).not.toBe(beside);
});
