import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const features = join(import.meta.dirname, '../web/src/features');
const startScript = readFileSync(join(import.meta.dirname, 'sample-start.js'), 'utf8');

/** No request leaves for anywhere but the folder's own files; the layer answers before the network is asked. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'none'",
  "frame-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');
const policyTag = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;

/** A tag of the head that leads to a file beside the page. */
const reference = /\s*<(?:link|script)[^>]*="\.\/[^>]*>(?:<\/script>)?/g;

/**
 * Writes a built dashboard's one page into the folder of every address that stands for itself, and as `404.html` for those with a
 * record in them, so that a server of files alone serves them all. Gives the number of addresses.
 */
export function writeSamplePages(dashboard: string): number {
  const html = readFileSync(join(dashboard, 'index.html'), 'utf8').replace('<head>', `<head>\n    ${policyTag}`);
  const routes = routePaths();
  const pages = routes.filter((path) => !path.includes('$'));
  const heads = new Set(routes.map((path) => path.split('/$')[0]).filter((head) => head !== ''));
  for (const path of pages)
    write(join(dashboard, path, 'index.html'), placed(html, `data-page="${path && `${path}/`}"`));
  write(join(dashboard, '404.html'), placed(html, `data-heads="${[...heads].join(' ')}"`));
  return pages.length;
}

/** The addresses of all routes, which the doors of the features alone write: without the slash before them; the empty one is the start. */
function routePaths(): readonly string[] {
  const texts = globSync('**/index.ts', { cwd: features }).map((file) => readFileSync(join(features, file), 'utf8'));
  const paths = texts.flatMap((text) => [...text.matchAll(/'\/([\w$/-]*)'/g)].map(([, path = '']) => path));
  return [...new Set(paths)];
}

/** The page with what the start script is told of its address. */
function placed(html: string, place: string): string {
  const tags = html.match(reference) ?? [];
  // Built for one folder, the page refers to it and needs no script.
  if (tags.length === 0) return html;
  const script = `<script ${place} data-tags="${escaped([policyTag, ...tags].join('').replaceAll(/\s+/g, ' '))}">\n${startScript}</script>`;
  const rest = html.replace(policyTag, '').replaceAll(reference, '');
  return rest.replace('</title>', () => `</title>\n${script}`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
