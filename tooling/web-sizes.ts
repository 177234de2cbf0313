import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type Chunk = { file: string; src?: string; imports?: string[]; dynamicImports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

/** What a person fetches for one page: the entry, and the lazy parts that page needs. Limits in kB gzip. */
type Page = { name: string; parts: readonly string[]; limitKb: number };

const logIn = ['src/app/app.tsx', 'src/features/access/log-in.screen.tsx'];

const pages: readonly Page[] = [
  { name: 'log-in', parts: logIn, limitKb: 182 },
  {
    name: 'list page',
    parts: ['src/app/app.tsx', 'src/app/shell/shell.tsx', 'src/features/brands/brands-list.screen.tsx'],
    limitKb: 245,
  },
];
export const sampleModePages: readonly Page[] = [
  {
    name: 'log-in',
    parts: [...logIn, 'src/app/sample-mode.ts', 'src/features/access/demo-accounts.tsx'],
    limitKb: 207,
  },
];
const cssLimitKb = 17;
const layer = '../sample-data/src/in-page/answer-in-page.ts';
const layerLimitKb = 90;
const lazyLimitKb = 130;
/** An area adds its entries in the menu and the way to its routes, and nothing else. */
const areaLimitKb = 0.2;

type Row = { name: string; size: number; limitKb: number };

/** Sizes of the built dashboard against their limits, from the build's own manifest. */
export function reportSizes(dist: string, measured = pages): { text: string; exceeded: string[] } {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const sizeOf = (file: string) => gzipSync(readFileSync(join(dist, file))).length / 1000;
  const rows = measured.flatMap(({ name, parts, limitKb }) => {
    const chunks = [...reachable(manifest, ['index.html', ...parts])];
    const scripts = chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'));
    const styles = new Set([...chunks.flatMap(({ css }) => css ?? []), ...htmlStyles(dist)]);
    return [
      { name: `${name}, scripts`, size: sum(scripts.map(sizeOf)), limitKb },
      { name: `${name}, styles`, size: sum([...styles].map(sizeOf)), limitKb: cssLimitKb },
    ];
  });
  const first = reachable(manifest, ['index.html', ...logIn]);
  const layerFiles = [...reachable(manifest, [layer])].filter((chunk) => !first.has(chunk)).map(({ file }) => file);
  if (layerFiles.length === 0) throw new Error(`The build has no ${layer}.`);
  rows.push({ name: 'sample layer', size: sum(layerFiles.map(sizeOf)), limitKb: layerLimitKb });
  const lazy = Object.values(manifest)
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ file }) => ({ name: file, size: sizeOf(file), limitKb: lazyLimitKb }))
    .toSorted((left, right) => right.size - left.size);
  const shown = [
    ...rows,
    ...lazy.slice(0, 1).map((row) => ({ ...row, name: `largest chunk ${row.name}` })),
    ...areaSizes([...first].map(({ file }) => readFileSync(join(dist, file), 'utf8'))),
  ];
  return {
    text: shown.map(({ name, size, limitKb }) => `${name}: ${rounded(size)} kB gzip (limit ${limitKb})`).join('\n'),
    exceeded: shown.filter(({ size, limitKb }) => size > limitKb).map(({ name }) => name),
  };
}

/** Figures of a tenth of a kilobyte say nothing of what weighs less than two. */
function rounded(size: number): string {
  return size.toFixed(size < 1 ? 2 : 1);
}

/**
 * What each area adds to the first load, of the log-in and of every page: how much lighter the script is that declares the areas
 * without its declaration and without the names of files that only it fetches.
 */
function areaSizes(scripts: readonly string[]): Row[] {
  const script = scripts.find((text) => text.includes('group:`catalogue`'));
  if (script === undefined) throw new Error('No script of the first load declares the areas.');
  const whole = gzipSync(script).length;
  const areas = [...script.matchAll(/\{name:`(\w+)`,group:`/g)].map(({ 1: name = '', index }) => {
    const text = upToClosing(script, index);
    return {
      name: `area ${name}`,
      size: (whole - gzipSync(withoutArea(script, text)).length) / 1000,
      limitKb: areaLimitKb,
    };
  });
  if (areas.length < 10) throw new Error(`The first load declares only ${areas.length} areas.`);
  return areas;
}

function withoutArea(script: string, area: string): string {
  const others = script.replace(area, '');
  const files = /"assets\/[^"]+"/g;
  const own = new Set([...area.matchAll(/\d+(?=[\d,]*\]\))/g)].map(([place]) => Number(place)));
  const shared = new Set(
    [...others.matchAll(/mapDeps\(\[([\d,]*)\]/g)].flatMap(([, places = '']) => places.split(',').map(Number)),
  );
  let place = -1;
  return others.replace(files, (name) => {
    place += 1;
    return own.has(place) && !shared.has(place) ? '' : name;
  });
}

/** The text from an opening brace to its own closing one. */
function upToClosing(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}' && (depth -= 1) === 0) return text.slice(from, at + 1);
  }
  throw new Error('An area is not declared by one object.');
}

function reachable(manifest: Manifest, names: readonly string[], seen = new Set<Chunk>()): Set<Chunk> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk || seen.has(chunk)) continue;
    seen.add(chunk);
    reachable(manifest, chunk.imports ?? [], seen);
  }
  return seen;
}

function htmlStyles(dist: string): string[] {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  return [...html.matchAll(/href="[^"]*?(assets\/[^"]+\.css)"/g)].map(([, file = '']) => file);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
