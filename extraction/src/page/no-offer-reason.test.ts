import { describe, expect, it } from 'vitest';
import { extractPage } from './index.ts';

function reasonOf(jsonLd: object): string | undefined {
  const html = `<title>Everything for tea</title><script type="application/ld+json">${JSON.stringify(jsonLd)}</script>`;
  return extractPage({ html, url: 'https://shop.example/tea' }).reason;
}

const teapot = { '@type': 'Product', '@id': '#t1', name: 'Teapot T1', url: '/p/t1' };
const list = (item: object) => ({ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item }] });

describe('the reason for no offer', () => {
  it.each([
    ['stands in a list', list(teapot)],
    ['is referred to by a list', [teapot, list({ '@id': '#t1' })]],
    ['is reviewed', { '@type': 'Review', itemReviewed: teapot }],
  ])('says that a product which %s is not what the page is about', (_, jsonLd) => {
    expect(reasonOf(jsonLd)).toBe(
      'The page describes products only as related, listed or reviewed ones; none of them is the one it is about.',
    );
  });

  it('does not deny the JSON-LD of a page that describes no product with it', () => {
    expect(reasonOf({ '@type': 'Organization', name: 'Hollow Lane' })).toBe(
      'The page describes no product, neither in JSON-LD, microdata or RDFa nor in product meta tags.',
    );
  });
});
