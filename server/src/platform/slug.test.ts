import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
  ['Été œuf', 'ete-oeuf'],
  ['Ærø', 'aero'],
  ['Łódź Đakovo', 'lodz-dakovo'],
  ['Þór Ðað STRASSE ẞ', 'thor-dad-strasse-ss'],
  ['Isı ħŋŧ', 'isi-hnt'],
  ['Чай & Кофе', 'чаи-кофе'],
  ['!!!', 'item'],
])('makes of %s the address %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
