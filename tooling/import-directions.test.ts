import { describe, expect, it } from 'vitest';
import { importFault, importFaults } from './import-directions.ts';

describe('import directions', () => {
  it.each([
    ['contracts/src/money/money.ts', '@quarry/extraction', 'contracts may not import extraction'],
    ['extraction/src/page/page.ts', 'node:fs', 'extraction is pure: node:fs must arrive as an argument'],
    ['server/src/platform/db/list.ts', '../../features/brands/index.ts', 'platform knows no feature'],
    ['server/src/features/brands/brand.ts', '../../app/schema.ts', 'a feature does not know the app'],
    ['server/src/features/offers/offer.ts', '../shops/shop.store.ts', 'a feature is entered through its index.ts only'],
    ['web/src/ui/table/table.tsx', '../../features/brands/index.ts', 'ui knows no feature'],
    ['web/src/features/brands/index.ts', '@quarry/server', 'web may not import server'],
    [
      'web/src/features/brands/index.ts',
      '../../../../server/src/main.ts',
      'another workspace is imported by its package name only',
    ],
    [
      'server/src/features/crawlers/crawl.ts',
      '@quarry/demo-shops',
      'only app/, testing/ and tests may know the demo shops',
    ],
  ])('refuses that %s imports %s', (file, specifier, reason) => {
    expect(importFault(file, specifier)).toBe(reason);
  });

  it('refuses that a lower feature imports a higher one, and names the way out', () => {
    expect(importFault('server/src/features/crawlers/crawl.ts', '../grabbers/index.ts')).toContain(
      'through the outbox',
    );
  });

  it.each([
    ['server/src/features/grabbers/grab.ts', '../crawlers/index.ts'],
    ['server/src/features/brands/brand.commands.ts', './brand.store.ts'],
    ['server/src/features/brands/brand.store.ts', '../../platform/db/index.ts'],
    ['extraction/src/page/page.test.ts', 'node:fs'],
    ['web/src/features/brands/brand.form.tsx', '@quarry/contracts/brands'],
  ])('lets %s import %s', (file, specifier) => {
    expect(importFault(file, specifier)).toBeUndefined();
  });

  it('finds static, re-exported and lazy imports in a source text', () => {
    const source = `import { a } from '../b/x.ts';\nexport { c } from '../d/y.ts';\nconst e = await import('../f/z.ts');\n`;
    expect(importFaults('server/src/features/shops/s.ts', source).map((fault) => fault.specifier)).toEqual([
      '../b/x.ts',
      '../d/y.ts',
      '../f/z.ts',
    ]);
  });
});
