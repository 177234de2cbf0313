import { expect, it } from 'vitest';
import { isShopPage } from './page-frame.ts';

const url = 'https://shop.example/cups/1';
const navigation = ['/', '/cups', '/plates', '/bowls', '/contact', '/terms'].map((href) => `<a href="${href}">x</a>`);
const page = (title: string, links: readonly string[] = navigation, body = '') => ({
  url,
  html: `<html><head><title>${title}</title></head><body>${links.join('')}<h1>${title}</h1>${body}</body></html>`,
});
const before = page('Blue cup', [...navigation, '<a href="/cups/2">x</a>', '<a href="/cups/3">x</a>'], '5.00 EUR');

it.each([
  ['that took the offer off it', page('Blue cup')],
  ['that says it is sold out', page('This cup is no longer on sale')],
  ['with other neighbours', page('Blue cup', [...navigation, '<a href="/cups/9">x</a>'])],
])('takes a page of the shop %s as one', (_which, now) => {
  expect(isShopPage(now, before)).toBe(true);
});

it.each([
  ['a challenge', page('Just a moment...', [])],
  ['an error page that keeps the frame', page('503 Service Unavailable')],
  ['an error page in German', page('Zugriff verweigert')],
  ['another frame', page('Welcome', ['<a href="https://parking.example/">x</a>'])],
  ['a page that only a script would fill', { url, html: '<html><body><div id="root"></div></body></html>' }],
])('does not take %s for a page of the shop', (_which, now) => {
  expect(isShopPage(now, before)).toBe(false);
});

it('judges a page by its words alone where it never had links', () => {
  expect(isShopPage(page('Blue cup', []), page('Blue cup', []))).toBe(true);
  expect(isShopPage(page('Blue cup', []), null)).toBe(true);
  expect(isShopPage(page('Are you a robot?', []), page('Blue cup', []))).toBe(false);
});
