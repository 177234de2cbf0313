import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '../web/src');
const parts = ['Switch', 'Checkbox'].map((name) => ({
  use: new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '@mantine/core'`),
  styles: `/styles/${name}.layer.css`,
}));

const sources = new Map<string, string>();
const sourceOf = (file: string): string => {
  const text = sources.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
  sources.set(file, text);
  return text;
};

const importing = /^import (?!type)(?:(?:\w+, )?\{(?<names>[^}]*)\} from )?[^';{]*'(?<path>\.[^']+)'/gm;
const exporting = /^export (?!type)\{(?<names>[^}]*)\} from '(?<path>\.[^']+)'/gm;
const namesIn = (list = '') =>
  list.split(',').flatMap((name) => (name.trim().startsWith('type ') ? [] : [name.trim().split(' ')[0] ?? '']));

/** All files that come with one that is loaded lazily: of the files behind an index, those whose names are imported. */
function loadedWith(root: string): ReadonlySet<string> {
  const files = new Set([root]);
  const addBehind = (index: string, names: readonly string[]) => {
    for (const { groups } of sourceOf(index).matchAll(exporting))
      if (namesIn(groups?.names).some((name) => name !== '' && names.includes(name)))
        files.add(resolve(dirname(index), groups?.path ?? ''));
  };
  for (const file of files) {
    for (const { groups } of sourceOf(file).matchAll(importing)) {
      const path = resolve(dirname(file), groups?.path ?? '');
      if (path.endsWith('/index.ts')) addBehind(path, namesIn(groups?.names));
      else files.add(path);
    }
  }
  return files;
}

/** A page that is opened by its address has only the styles that it brings along. */
it('brings the styles of switches and checkboxes along with each screen that has them', () => {
  const roots = globSync('**/*.{ts,tsx}', { cwd: folder }).flatMap((path) => {
    const file = resolve(folder, path);
    const lazy = sourceOf(file).matchAll(/lazyScreen\(\s*\(\) => import\('(\.[^']+)'\)/g);
    return [...lazy].map(([, screen = '']) => resolve(dirname(file), screen));
  });
  expect(roots.length).toBeGreaterThan(50);
  const unstyled = roots.filter((root) => {
    const loaded = [...loadedWith(root)];
    // The fields of the kit are many in one file, most of them neither.
    const own = loaded.filter((file) => file.startsWith(resolve(folder, 'features')));
    return parts.some(
      ({ use, styles }) =>
        own.some((file) => use.test(sourceOf(file))) && !loaded.some((file) => sourceOf(file).includes(styles)),
    );
  });
  expect(new Set(unstyled.map((root) => root.slice(folder.length + 1)))).toEqual(new Set());
});
