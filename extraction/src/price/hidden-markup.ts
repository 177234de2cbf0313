/** Elements whose content no reader of a page sees as text. */
const neverShown: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript']);
const hiddenByAttribute =
  /\s(?:hidden(?:=["']?(?:hidden|true)?["']?)?(?=[\s>/])|style\s*=\s*["'][^"']*(?:display\s*:\s*none|visibility\s*:\s*hidden))/i;

/** Where the comment that begins at `at` ends; undefined when there is none, or no end of it. */
export function commentEnd(source: string, at: number): number | undefined {
  if (!source.startsWith('<!--', at)) return undefined;
  const end = source.indexOf('-->', at + 4);
  return end === -1 ? source.length : end + 3;
}

/** Where an element that a page does not show ends, with its opening tag from `at` to `end`; undefined when it is shown or never closed. */
export function hiddenEnd(source: string, at: number, end: number, name: string): number | undefined {
  const opening = source.slice(at, end);
  if (opening.startsWith('</') || opening.endsWith('/>')) return undefined;
  if (!neverShown.has(name.toLowerCase()) && !hiddenByAttribute.test(opening)) return undefined;
  const tags = new RegExp(`<(/?)${name}(?=[\\s>/])[^<>]{0,300}>`, 'gi');
  tags.lastIndex = end;
  let depth = 1;
  for (let tag = tags.exec(source); tag; tag = tags.exec(source)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return undefined;
}
