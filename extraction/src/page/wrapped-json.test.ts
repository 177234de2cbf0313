import { describe, expect, it } from 'vitest';
import { extractPage } from './index.ts';

const product =
  '{"@type":"Product","name":"Norwick Kettle","offers":{"@type":"Offer","price":"39.90","priceCurrency":"EUR"}}';
const escaped = product.replaceAll('"', '&quot;');
const twice = escaped.replaceAll('&', '&amp;');

describe('a product in JSON-LD that was escaped and wrapped', () => {
  it.each([
    ['in a comment of HTML', `<!-- ${escaped} -->`],
    ['in CDATA', `<![CDATA[ ${escaped} ]]>`],
    ['in CDATA behind line comments', `//<![CDATA[\n${escaped}\n//]]>`],
    ['behind a comment', `/* the product */ ${escaped}`],
    ['in an escaped comment', `&lt;!-- ${escaped} --&gt;`],
    ['in all of them', `/* c */ <!-- <![CDATA[ ${escaped} ]]> -->`],
    ['twice', `<!-- ${twice} -->`],
  ])('is read %s', (_where, block) => {
    const html = `<title>Kettle</title><script type="application/ld+json">${block}</script>`;
    const { offers } = extractPage({ html, url: 'https://shop.example/kettle' });
    expect(offers.map(({ offer }) => offer.price?.value.amount)).toEqual(['39.90']);
  });
});
