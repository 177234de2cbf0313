import { expect, it } from 'vitest';
import { storedPageAt } from './stored-page.ts';

it('leads to the marked place of a stored page, and to its top where nothing is marked', () => {
  const signed = '/pages/stored/fetch/1?expires=2&signature=s';
  const field = { raw: '4006381333931', method: 'selector', path: 'dd' };
  expect(new URL(storedPageAt(signed, field), 'http://shop.example').hash).toBe('#marked-in-stored-page');
  expect(storedPageAt(signed, undefined, { items: 'li' })).toMatch(/&items=li$/);
});
