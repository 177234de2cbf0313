import { type CheerioAPI, type CheerioOptions, load } from 'cheerio/slim';
import { DomHandler, Parser } from 'htmlparser2';
import { limits } from './limits.ts';
import { flattenBelow } from './page-element.ts';

/** Characters that the parser gets at a time; between two parts it can be stopped. */
const partLength = 16_384;

/**
 * A page as a tree, for selectors. Its cost is bounded whatever the page holds: of what comes behind the limit of nesting only the text is
 * read, for the parser takes the square of the depth; the same holds for what lies deeper than selectors look; and a page without a root element gets one, for
 * every selector takes the square of the number of roots.
 */
export function parsePage(html: string, options: CheerioOptions = {}): CheerioAPI {
  const $ = load(parseBounded(html.slice(0, limits.pageCharacters)).root, options);
  flattenBelow($, limits.elementDepth);
  return $;
}

function parseBounded(html: string): DomHandler {
  const handler = new DomHandler();
  let depth = 0;
  const parser = new Parser({
    oncdataend: () => handler.oncdataend(),
    oncdatastart: () => handler.oncdatastart(),
    oncomment: (data) => handler.oncomment(data),
    oncommentend: () => handler.oncommentend(),
    onend: () => handler.onend(),
    onparserinit: (own) => handler.onparserinit(own),
    onprocessinginstruction: (name, data) => handler.onprocessinginstruction(name, data),
    ontext: (data) => handler.ontext(data),
    onopentag(name, attributes) {
      depth += 1;
      handler.onopentag(name, attributes);
    },
    onclosetag() {
      depth -= 1;
      handler.onclosetag();
    },
  });
  let at = 0;
  for (; at < html.length && depth <= limits.nesting; at += partLength) parser.write(html.slice(at, at + partLength));
  parser.end(html.slice(at).replaceAll(/<[^<>]*>?/g, ' '));
  giveOneRoot(handler);
  return handler;
}

function giveOneRoot({ root }: DomHandler): void {
  if (root.children.length <= limits.rootNodes) return;
  const holder = new DomHandler();
  new Parser(holder).end('<body></body>');
  const [body] = holder.root.children;
  if (!body || !('attribs' in body)) return;
  body.children = root.children;
  for (const child of body.children) child.parent = body;
  body.parent = root;
  root.children = [body];
}
