/** Product pages of about 66 KB, as big shop systems write them: one stated as JSON-LD, one as microdata. */
export type PageKind = 'json-ld' | 'microdata';

const filler = Array.from(
  { length: 420 },
  (_, index) =>
    `<li class="nav__item nav__item--${index}"><a class="nav__link" href="/c/section-${index}?page=1" title="Section ${index}"><span>Section number ${index}</span></a></li>`,
).join('\n');

export function productPage(kind: PageKind, number: number): string {
  const name = `Kettle ${number} with thermostat`;
  const price = (10 + (number % 900) + 0.9).toFixed(2);
  const image = `/images/${number}.jpg`;
  const head =
    kind === 'json-ld'
      ? `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Product', name, sku: `K-${number}`, brand: { '@type': 'Brand', name: 'Orla' }, image, description: `${name}. `.repeat(20), offers: { '@type': 'Offer', price, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' } })}</script>`
      : '';
  const body =
    kind === 'microdata'
      ? `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">${name}</h1><meta itemprop="sku" content="K-${number}"><img itemprop="image" src="${image}"><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price" content="${price}">${price}</span><meta itemprop="priceCurrency" content="EUR"><link itemprop="availability" href="https://schema.org/InStock"></div></div>`
      : `<h1>${name}</h1><p class="price">${price} EUR</p>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>${head}</head><body><nav><ul>${filler}</ul></nav><main>${body}</main></body></html>`;
}
