import { describe, expect, it } from 'vitest';
import { stillHtml } from './still-html.ts';

describe('a stored page as it is shown', () => {
  it.each([
    ['<img src="/a.png" alt="A">', '<img data-src="/a.png" alt="A">'],
    ["<IMG SRCSET='a 1x, b 2x' >", "<IMG data-SRCSET='a 1x, b 2x' >"],
    ['<link rel=stylesheet href=/shop.css>', '<link rel=stylesheet data-href=/shop.css>'],
    ['<base href="https://shop.example/">', '<base data-href="https://shop.example/">'],
    ['<meta http-equiv="refresh" content="0">', '<meta data-http-equiv="refresh" content="0">'],
    ['<script src="/x.js"></script>', '<script type="text/plain" data-src="/x.js"></script>'],
    ['<script>if (a < b && b > c) go()</script>', '<script type="text/plain">if (a < b && b > c) go()</script>'],
    ['<p style="background: url(\'/b.png\') red">', '<p style="background: none red">'],
    ['<style>@import "x.css"; p{color:red}</style>', '<style> p{color:red}</style>'],
    ['<style>@font-face{src:url(f.woff)} b{mask:url( "m.svg" )}</style>', '<style> b{mask:none}</style>'],
  ])('asks for nothing: %s', (html, shown) => {
    expect(stillHtml(html)).toBe(shown);
  });

  it.each([
    '<a href="https://shop.example/?src=1">src="kept"</a>',
    '<img alt="src = a > b" width=3>',
    '<img src="data:image/png;base64,AAAA">',
    '<mark id="mark" style="background:#ffe08a;color:#000">12,50</mark>',
    'price < 5 and > 3',
  ])('keeps what it need not change: %s', (html) => {
    expect(stillHtml(html)).toBe(html);
  });

  it('reads a page that never closes anything, however long', () => {
    const html = '<style>'.repeat(200_000) + '<img src="'.repeat(200_000);
    expect(stillHtml(html)).toHaveLength(html.length);
  });
});
