import { describe, expect, it } from 'vitest';
import { extractLinks } from './index.ts';

const address = 'https://shop.example/kitchen/';

describe('extractLinks', () => {
  it('gives absolute addresses in page order, once each and without fragments', () => {
    const { links } = extractLinks('<a href="kettles">1</a><a href="/p/1#top">2</a><a href="/p/1">3</a>', address);
    expect(links.map((link) => link.url)).toEqual(['https://shop.example/kitchen/kettles', 'https://shop.example/p/1']);
  });

  it('follows the base element', () => {
    const { links } = extractLinks('<base href="/other/"><a href="x">x</a>', address);
    expect(links[0]?.url).toBe('https://shop.example/other/x');
  });

  it('leaves out what is no web address', () => {
    const html = '<a href="mailto:a@b.example"></a><a href="javascript:void 0"></a><a href="http://["></a><a></a>';
    expect(extractLinks(html, address).links).toEqual([]);
  });

  it('marks nofollow links, but not one that is also linked without', () => {
    const html = '<a rel="nofollow" href="/a"></a><a rel="NoFollow ugc" href="/b"></a><a href="/b"></a>';
    expect(extractLinks(html, address).links.map((link) => link.isNofollow)).toEqual([true, false]);
  });

  it('reads noindex and nofollow of the robots meta tag for the whole page', () => {
    const page = extractLinks('<meta name="robots" content="NoIndex, nofollow"><a href="/a"></a>', address);
    expect(page).toMatchObject({ isNoindex: true, isNofollow: true, links: [{ isNofollow: true }] });
  });

  it('prefers the meta tag named after the crawler', () => {
    const html = '<meta name="robots" content="none"><meta name="QuarryBot" content="index">';
    expect(extractLinks(html, address, 'QuarryBot')).toMatchObject({ isNoindex: false, isNofollow: false });
  });

  it('tells canonical address and pages before and after', () => {
    const html =
      '<link rel="canonical" href="/kitchen"><link rel=prev href="?page=1"><a rel="next" href="?page=3">next</a>';
    expect(extractLinks(html, address)).toMatchObject({
      canonicalUrl: 'https://shop.example/kitchen',
      previousPage: 'https://shop.example/kitchen/?page=1',
      nextPage: 'https://shop.example/kitchen/?page=3',
    });
  });

  it('sees no links in comments, scripts and templates', () => {
    const html =
      '<!-- <a href="/a"> --><script>"<a href=/b>"</script><template><a href="/c"></a></template><a href="/d"></a>';
    expect(extractLinks(html, address).links.map((link) => link.url)).toEqual(['https://shop.example/d']);
  });

  it('sees no links in attributes, declarations and elements that hold only text', () => {
    const html =
      '<div title="<a href=/a>" data-x=\'>"<a href="/b">\'><!doctype <a href="/c"><textarea><a href="/d"></a></textarea>' +
      '<![CDATA[ <a href="/e"> ]]><!--><a href="/f">whole</a>';
    expect(extractLinks(html, address).links.map((link) => link.url)).toEqual(['https://shop.example/f']);
  });

  it('reads attributes however they are written, the first of a name', () => {
    const html =
      '<A\nHREF = /a class=x><area/href="/b?x=1&amp;y=2"><a rel=nofollow href=\'/c\' href="/d"></a><svg><a href="/e"/></svg>';
    expect(extractLinks(html, address).links).toEqual([
      { url: 'https://shop.example/a', isNofollow: false },
      { url: 'https://shop.example/b?x=1&y=2', isNofollow: false },
      { url: 'https://shop.example/c', isNofollow: true },
      { url: 'https://shop.example/e', isNofollow: false },
    ]);
  });

  it('ends on a text element that never ends, however often its end begins', () => {
    expect(extractLinks(`<a href="/a"></a><script>${'</script '.repeat(200_000)}`, address).links).toHaveLength(1);
  });
});
