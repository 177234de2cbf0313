import type { CheerioAPI } from 'cheerio/slim';
import { elementsAt, type PageElement } from './page-element.ts';
import { parsePage } from './parse-page.ts';
import { itemsOf } from './select-items.ts';

/** What is shown of the items of a page: their selector, and which of them (from 1) is looked at. */
export type ShownItems = { selector: string; item: number | null };

const removedElements =
  'script, link, meta, base, iframe, frame, frameset > noframes, object, embed, applet, audio, video, source, track, svg, canvas, template, portal, param, xmp, plaintext, noembed';
const keptAttributes = new Set(
  (
    'class id style title alt width height colspan rowspan span scope headers align valign bgcolor color border cellpadding cellspacing ' +
    'lang dir role start value type checked disabled selected open datetime label placeholder for reversed hidden'
  ).split(' '),
);

/** Plain where the shop's own style sheets, which are not fetched, would have said how it looks. */
const plainStyle =
  'html{color-scheme:light}body{font-family:system-ui,sans-serif;line-height:1.4}img{max-width:100%;height:auto;min-width:1.5em;min-height:1.5em;background:#eceae6;border:1px dashed #b4b8bc;font-size:12px}a{text-decoration:underline}';
const itemStyle = 'outline:2px dashed #a84a16;outline-offset:2px';
const chosenStyle = 'outline:3px solid #a84a16;outline-offset:2px;background:#fff3e0';

/**
 * A stored page as a document that runs, loads and leads nowhere, so that a browser under a strict policy has nothing to refuse: without
 * scripts, handlers, frames, forms' targets, links, pictures and style sheets from elsewhere; texts, tables and the page's own inline styles
 * stay. Items, where asked for, are outlined; `within` may rewrite the inside of the one looked at. Depth is bounded as for selectors.
 */
export function stillPage(html: string, shown: ShownItems | null = null, within?: (inside: string) => string): string {
  // Letters and signs are written as they are, so that a text of the page is found again in what is shown.
  const $ = parsePage(html, { xml: { xmlMode: false, encodeEntities: 'utf8' } });
  $(removedElements).remove();
  for (const element of elementsAt($, '*')) quieten($, element);
  if (shown) outline($, shown, within);
  const body = $.html().replace(/^\s*<![^>]*>/, '');
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${plainStyle}</style>${body}`;
}

function quieten($: CheerioAPI, element: PageElement): void {
  for (const [name, value] of Object.entries(element.attribs)) {
    if (name === 'style') $(element).attr('style', quietCss(value));
    else if (!keptAttributes.has(name) && !/^(?:aria|data)-[\w-]{1,60}$/.test(name)) $(element).removeAttr(name);
  }
  if (element.name === 'style') $(element).text(quietCss($(element).text()));
  // A submit button or a picture button would send its form; a plain one does nothing.
  if (
    element.name === 'button' ||
    (element.name === 'input' && /^(?:submit|image)$/i.test(element.attribs['type'] ?? ''))
  )
    $(element).attr('type', 'button');
}

/** Without anything that a style sheet fetches; pictures written into the sheet itself stay. */
function quietCss(css: string): string {
  return css
    .replaceAll(/@import\b[^;]*(?:;|$)/gi, '')
    .replaceAll(/@font-face\s*\{[^}]*\}/gi, '')
    .replaceAll(/(?:-webkit-)?image-set\((?:[^()]|\([^()]*\))*\)/gi, 'none')
    .replaceAll(/url\(\s*(?!["']?data:image\/)(?:"[^"]*"|'[^']*'|[^)]*)\s*\)/gi, 'none');
}

function outline(
  $: CheerioAPI,
  { selector, item }: ShownItems,
  within: ((inside: string) => string) | undefined,
): void {
  for (const { root, number } of itemsOf($, selector)) {
    const isChosen = number === item;
    const style = root.attribs['style'] ?? '';
    $(root)
      .attr('style', `${style};${isChosen ? chosenStyle : itemStyle}`)
      .attr('data-item', String(number));
    if (isChosen && within) $(root).html(within($(root).html() ?? ''));
  }
}
