import { describe, expect, it } from 'vitest';
import { categoryOf, fitting } from './product-filters.ts';

const lamp = { name: 'Brass Desk Lamp', price: 64.5, brand: 'Kveld', rating: 4 };
const mug = { name: 'Harbour Mug', price: 25, brand: 'Tallis & Row', rating: 5 };
const pot = { name: 'Terracotta Pot', price: 120, brand: 'Kveld', rating: 3 };

describe('the filters of the shop', () => {
  it('tell the category by the words of the name', () => {
    expect([lamp, mug, pot].map(categoryOf)).toEqual(['lighting', 'kitchen', 'home']);
  });

  it('let everything pass that nobody asked about, and all that is asked must hold', () => {
    const all = [lamp, mug, pot];
    expect(fitting(all, {})).toEqual(all);
    expect(fitting(all, { price: 'upTo25' })).toEqual([mug]);
    expect(fitting(all, { brand: 'Kveld', rating: '4' })).toEqual([lamp]);
    expect(fitting(all, { category: 'home', price: 'above100' })).toEqual([pot]);
  });
});
