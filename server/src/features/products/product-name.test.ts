import { describe, expect, it } from 'vitest';
import { productNameOf } from './product-name.ts';

describe('the name of a product', () => {
  it.each([
    ['[NEW] AURELO Kettle, Black', 'AURELO Kettle, Black'],
    ['NEU: Aurelo Wasserkocher', 'Aurelo Wasserkocher'],
    ['Aurelo Wasserkocher, 1,5 l | TOP-Angebot', 'Aurelo Wasserkocher, 1,5 l'],
    ['Aurelo Kettle 1.5 l - Black - Best Seller', 'Aurelo Kettle 1.5 l - Black'],
    ['Bouilloire Aurelo Noir (Nouveauté)', 'Bouilloire Aurelo Noir'],
    ['Chaleira Aurelo | Frete grátis | Mais vendido', 'Chaleira Aurelo'],
    ['Aurelo Kettle (Refurbished) - 2-Year Warranty', 'Aurelo Kettle (Refurbished)'],
    ['Bouilloire Aurelo (Garantie 2 ans)', 'Bouilloire Aurelo'],
    ['*SALE* [Genuine] Aurelo Kettle', 'Aurelo Kettle'],
  ])('is without what a shop calls out: %s', (title, name) => expect(productNameOf(title)).toBe(name));

  it.each([
    'New Harbour 574 Running Shoe',
    'Original Aurelo Kettle',
    'Aurelo Kettle (Refurbished)',
    'Harbour Masters (2nd Edition)',
    'Aurelo Lotion 250 ml (6 x)',
    'Aurelo Kettle - Black',
    'Kettle: the new one',
    '[NEW]',
    'Sale | New',
    '',
    '[',
    ')',
    '['.repeat(10_000),
  ])('keeps whatever belongs to it: %s', (title) => expect(productNameOf(title)).toBe(title));
});
