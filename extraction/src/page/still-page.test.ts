import { describe, expect, it } from 'vitest';
import { stillPage } from './index.ts';

/** What stands in the body of the page that is shown. */
function shown(body: string): string {
  return stillPage(`<html><body>${body}</body></html>`)
    .replace(/^.*<body[^>]*>/s, '')
    .replace(/<\/body>.*$/s, '');
}

describe('stillPage', () => {
  it.each([
    ['scripts', '<p>a</p><script src="/x.js"></script><script>go()</script>', '<p>a</p>'],
    ['handlers', '<p onclick="go()" class="c">a</p>', '<p class="c">a</p>'],
    [
      'pictures from elsewhere',
      '<img src="/k.jpg" srcset="/k2.jpg 2x" alt="Kettle" width="40">',
      '<img alt="Kettle" width="40">',
    ],
    ['links', '<a href="/p/2">b</a><a href="javascript:go()">c</a>', '<a>b</a><a>c</a>'],
    ['frames and media', '<iframe src="/f"></iframe><video poster="/p.jpg"><source src="/v"></video>b', 'b'],
    [
      'pictures of style sheets',
      '<p style="color:red;background:url(/b.png)">b</p>',
      '<p style="color:red;background:none">b</p>',
    ],
    [
      'where a form goes',
      '<form action="/buy"><button formaction="/x">Buy</button></form>',
      '<form><button type="button">Buy</button></form>',
    ],
    ['what reloads or moves the page', '<meta http-equiv="refresh" content="0;url=/x"><base href="/y">b', 'b'],
    ['what seizes the keyboard', '<input name="q" autofocus>', '<input>'],
  ])('leaves out %s', (_what, body, left) => {
    expect(shown(body)).toBe(left);
  });

  it('keeps the rules of inline style sheets without what they fetch', () => {
    const css =
      '@import "a.css"; @font-face { src: url(f.woff2) } .p { color: red; background: image-set("b.png" 1x) }';
    const html = stillPage(
      `<html><head><style>${css}</style><link rel="stylesheet" href="/a.css"></head><body></body></html>`,
    );
    expect(html).toContain('.p { color: red; background: none }');
    expect(html).not.toMatch(/@import|@font-face|b\.png|a\.css/);
  });

  it('keeps pictures that are written into the page itself in its style sheets', () => {
    const css = 'background:url(data:image/png;base64,AAAA)';
    expect(shown(`<p style="${css}">b</p>`)).toBe(`<p style="${css}">b</p>`);
  });

  it('keeps the text that a person reads, entities and all', () => {
    expect(shown('<p>Kettle &amp; lid &lt;2 l&gt; €&nbsp;12,50 für ü</p>')).toBe(
      '<p>Kettle &amp; lid &lt;2 l&gt; €&nbsp;12,50 für ü</p>',
    );
  });

  it('outlines the items and lets the chosen one be rewritten', () => {
    const rows = '<ul><li>one</li><li>two</li></ul><div class="related"><ul><li>other</li></ul></div>';
    const html = stillPage(rows, { selector: 'li', item: 2 }, (inside) => inside.toUpperCase());
    expect(html).toMatch(/<li style="[^"]*" data-item="1">one<\/li><li style="[^"]*" data-item="2">TWO<\/li>/);
    expect(html).toContain('<li>other</li>');
  });

  it('shows the page as it is when the selector is no CSS', () => {
    expect(stillPage('<p>a</p>', { selector: 'li[[', item: 1 })).toContain('<p>a</p>');
  });

  it('keeps the text of a page nested twenty thousand deep', () => {
    expect(stillPage(`${'<div>'.repeat(20_000)}deep`)).toContain('deep');
  });
});
