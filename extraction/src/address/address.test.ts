import { describe, expect, it } from 'vitest';
import { canonicalAddress, compileCrawlScope, registrableDomain } from './index.ts';

describe('canonicalAddress', () => {
  it.each([
    ['HTTP://Shop.Example:80/A', 'http://shop.example/A'],
    ['https://shop.example:443', 'https://shop.example/'],
    ['https://shop.example:8443/a', 'https://shop.example:8443/a'],
    ['https://shop.example./a', 'https://shop.example/a'],
    ['http://shop.example.:8080/a', 'http://shop.example:8080/a'],
    ['https://shop.example/a/./b/../c', 'https://shop.example/a/c'],
    ['https://shop.example/a/%2e%2E/c', 'https://shop.example/c'],
    ['https://shop.example/%7Euser/%c3%a9/%2f', 'https://shop.example/~user/%C3%A9/%2F'],
    ['https://shop.example/café', 'https://shop.example/caf%C3%A9'],
    ['https://shop.example/a b|c', 'https://shop.example/a%20b%7Cc'],
    ['https://shop.example/100%', 'https://shop.example/100%'],
    ['https://shop.example/a#reviews', 'https://shop.example/a'],
    ['https://shop.example/a?', 'https://shop.example/a'],
    ['https://shop.example/a?&&', 'https://shop.example/a'],
    ['https://shop.example/a?b=2&a=1&b=1', 'https://shop.example/a?a=1&b=2&b=1'],
    ['https://shop.example/a?utm_source=x&gclid=1&id=7&UTM_Medium=y', 'https://shop.example/a?id=7'],
    ['https://shop.example/a?q=%41+b&x=%2b', 'https://shop.example/a?q=A+b&x=%2B'],
    ['https://shop.example/a;JSESSIONID=12AB?id=1', 'https://shop.example/a?id=1'],
    ['https://user:secret@shop.example/a', 'https://shop.example/a'],
    ['https://bücher.example/ü', 'https://xn--bcher-kva.example/%C3%BC'],
    ['http://[2001:DB8::1]:80/', 'http://[2001:db8::1]/'],
    ['  https://shop.example/a\n', 'https://shop.example/a'],
    ['https://shop.example//a//b', 'https://shop.example//a//b'],
    ["https://shop.example/o'neil?q='x'", "https://shop.example/o'neil?q='x'"],
  ])('of %s is %s', (text, expected) => expect(canonicalAddress(text)).toBe(expected));

  it.each([
    'mailto:a@shop.example',
    'javascript:void 0',
    'data:text/html,x',
    '/a',
    '',
    'https://',
    'ftp://a.example/',
    'tel:123',
  ])('of "%s" is null', (text) => expect(canonicalAddress(text)).toBeNull());

  it('is null for an address longer than 4,096 characters', () => {
    expect(canonicalAddress(`https://shop.example/${'a'.repeat(4096)}`)).toBeNull();
  });

  it('resolves against a base', () => {
    const base = 'https://shop.example/list/page2?x=1';
    expect(canonicalAddress('../item?id=1', { base })).toBe('https://shop.example/item?id=1');
    expect(canonicalAddress('//cdn.example/a', { base })).toBe('https://cdn.example/a');
    expect(canonicalAddress('?page=3', { base })).toBe('https://shop.example/list/page2?page=3');
  });

  it('follows the query rule', () => {
    const address = 'https://shop.example/a?size=2&sort=price&color=red&utm_id=7';
    const canonical = (query: Parameters<typeof canonicalAddress>[1]) => canonicalAddress(address, query);
    expect(canonical({ query: { keep: ['size', 'utm_id'] } })).toBe('https://shop.example/a?size=2&utm_id=7');
    expect(canonical({ query: { drop: ['sort'] } })).toBe('https://shop.example/a?color=red&size=2');
    expect(canonical({ query: { sort: false } })).toBe('https://shop.example/a?size=2&sort=price&color=red');
    expect(canonical({ query: { keep: [] } })).toBe('https://shop.example/a?color=red&size=2&sort=price');
  });

  it('is stable: its own canonical form, for addresses of every strange kind', () => {
    const pieces = [
      'a',
      '%2e',
      '.',
      '..',
      '%2F',
      '/',
      '//',
      ';',
      ';jsessionid=1',
      '%',
      '%zz',
      'é',
      ' ',
      '|',
      "'",
      '%27',
      '+',
      '=',
      '&',
      '?',
      '~',
    ];
    let seed = 7;
    const next = (limit: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * limit);
    };
    for (let round = 0; round < 5000; round += 1) {
      let text = 'https://shop.example/';
      for (let i = next(12); i > 0; i -= 1) text += pieces[next(pieces.length)];
      const once = canonicalAddress(text);
      expect({ text, twice: once === null ? null : canonicalAddress(once) }).toEqual({ text, twice: once });
    }
  });
});

describe('compileCrawlScope', () => {
  const reasonOf = (scope: Parameters<typeof compileCrawlScope>[0], address: string, depth = 0) => {
    const verdict = compileCrawlScope(scope)(address, depth);
    return verdict.inScope ? 'in scope' : verdict.reason;
  };

  it('takes the named hosts and, when asked, their subdomains', () => {
    const hosts = ['Shop.example'];
    expect(reasonOf({ hosts }, 'https://shop.example/a')).toBe('in scope');
    expect(reasonOf({ hosts }, 'https://m.shop.example/a')).toBe('foreign_host');
    expect(reasonOf({ hosts, includeSubdomains: true }, 'https://a.m.shop.example/a')).toBe('in scope');
    expect(reasonOf({ hosts, includeSubdomains: true }, 'https://myshop.example/a')).toBe('foreign_host');
    expect(reasonOf({ hosts }, 'https://shop.example:8443/a')).toBe('foreign_host');
    expect(reasonOf({ hosts: ['127.0.0.1:4101'] }, 'http://127.0.0.1:4101/a')).toBe('in scope');
    expect(reasonOf({ hosts: ['127.0.0.1:4101'] }, 'http://127.0.0.1:4102/a')).toBe('foreign_host');
  });

  it('lets an exclusion win over an inclusion', () => {
    const scope = { hosts: ['shop.example'], includeGlobs: ['/p/*', '/list'], excludeGlobs: ['*/print', '*?sort=*'] };
    expect(reasonOf(scope, 'https://shop.example/p/1')).toBe('in scope');
    expect(reasonOf(scope, 'https://shop.example/p/1/print')).toBe('excluded');
    expect(reasonOf(scope, 'https://shop.example/p/1?sort=x')).toBe('excluded');
    expect(reasonOf(scope, 'https://shop.example/list')).toBe('in scope');
    expect(reasonOf(scope, 'https://shop.example/list/2')).toBe('not_included');
  });

  it('does not let the ends of a glob overlap', () => {
    const scope = { hosts: ['shop.example'], includeGlobs: ['/ab*ba'] };
    expect(reasonOf(scope, 'https://shop.example/aba')).toBe('not_included');
    expect(reasonOf(scope, 'https://shop.example/abba')).toBe('in scope');
    expect(reasonOf({ hosts: ['shop.example'], includeGlobs: ['/a*b*c'] }, 'https://shop.example/a-c-b')).toBe(
      'not_included',
    );
  });

  it('stops at the depth', () => {
    expect(reasonOf({ hosts: ['shop.example'], maxDepth: 2 }, 'https://shop.example/', 2)).toBe('in scope');
    expect(reasonOf({ hosts: ['shop.example'], maxDepth: 2 }, 'https://shop.example/', 3)).toBe('too_deep');
    expect(reasonOf({ hosts: ['shop.example'] }, 'https://shop.example/', 99)).toBe('in scope');
  });

  it('answers a glob of many stars in no time', () => {
    const scope = { hosts: ['shop.example'], includeGlobs: [`/${'a*'.repeat(200)}b`] };
    expect(reasonOf(scope, `https://shop.example/${'a'.repeat(4000)}`)).toBe('not_included');
  });
});

describe('registrableDomain', () => {
  it.each([
    ['https://www.shop.example.co.uk/a', 'example.co.uk'],
    ['shop.example.com', 'example.com'],
    ['https://acme.github.io/', 'acme.github.io'],
    ['http://127.0.0.1:4101/', null],
    ['localhost', null],
  ])('of %s is %s', (address, expected) => expect(registrableDomain(address)).toBe(expected));
});
