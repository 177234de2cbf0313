import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'sample-layer-'));
const bundle = join(folder, 'sample-layer.mjs');

beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'tooling/build-sample.ts'), '--layer', '--outDir', folder], {
    stdio: 'pipe',
  });
});

afterAll(() => rmSync(folder, { recursive: true }));

const program = `
  import { createHandler, handle, owns, reset } from ${JSON.stringify(bundle)};
  globalThis.fetch = () => { throw new Error('no network'); };
  const statuses = [];
  for (const path of ['/apps/invoice/invoices', '/profile/data', '/graphql']) {
    statuses.push((await handle(new Request('http://localhost' + path))).status);
  }
  reset();
  const apart = createHandler({ homeLink: '/' });
  console.log(JSON.stringify({ statuses, owns: [owns('GET', '/pricing/data'), apart.owns('POST', '/pricing/data')] }));
`;

describe('the built layer', () => {
  it('is imported and answers in plain Node, without browser or network', () => {
    const answer = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
    expect(JSON.parse(answer)).toEqual({ statuses: [200, 200, 404], owns: [true, false] });
  });

  it('imports nothing', () => {
    expect(readFileSync(bundle, 'utf8')).not.toMatch(/^\s*import\b|\bimport\s*\(|\brequire\s*\(/m);
  });

  it('weighs at most 60 kB compressed', () => {
    expect(gzipSync(readFileSync(bundle)).length).toBeLessThanOrEqual(60_000);
  });
});
