import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

const read = (variables: Record<string, string>) => readEnvironment(variables, '/home/caller');

describe('the environment', () => {
  it('has a value for everything when nothing is set', () => {
    expect(read({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      dataFolder: '/home/caller/.quarry',
      databaseUrl: undefined,
      seed: 'small',
      hasDemoShops: true,
      outsideSettings: { fixed: {}, defaults: { publicAddress: 'http://127.0.0.1:4000' } },
      allowHosts: [],
    });
  });

  it('is listed in the README, but for what the launcher sets for its children', () => {
    const text = (...path: string[]): string => readFileSync(join(import.meta.dirname, ...path), 'utf8');
    const named = [...text('environment.ts').matchAll(/read\.\w+\('([A-Z_]+)'/g)].map(([, name = '']) => name);
    const own = new Set(['QUARRY_DEMO_CONTROL_URL', 'QUARRY_LAUNCHER_PID']);
    const table = new Set(text('../../README.md').match(/(?<=`)[A-Z_]+(?=`)/g));
    expect(named.filter((name) => !own.has(name)).toSorted()).toEqual([...table].toSorted());
  });

  it('is that of production unless NODE_ENV says development', () => {
    expect(read({}).isProduction).toBe(true);
    expect(read({ NODE_ENV: 'development' }).isProduction).toBe(false);
  });

  it('takes an empty variable for an absent one', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 4000, databaseUrl: undefined });
  });

  it('fixes the settings whose variables are given, and no other', () => {
    expect(read({ QUARRY_REGISTRATION: 'On', QUARRY_BIN_DAYS: '7' }).outsideSettings.fixed).toEqual({
      registration: true,
      binDays: 7,
    });
  });

  it('reads folders from where the caller stood', () => {
    expect(read({ QUARRY_DATA: 'my data' }).dataFolder).toBe('/home/caller/my data');
    expect(read({ QUARRY_STORAGE: 'bytes' }).storage).toBe('/home/caller/bytes');
    expect(read({ QUARRY_STORAGE: 's3://bucket/bytes' }).storage).toBe('s3://bucket/bytes');
  });

  const refused: [string, string][] = [
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['QUARRY_SEED', 'medium'],
    ['QUARRY_REGISTRATION', 'yes'],
    ['QUARRY_SAMPLES', 'none'],
    ['QUARRY_ALLOW_HOSTS', 'shop.example'],
    ['QUARRY_DASHBOARD_ORIGINS', 'https://dashboard.example/path'],
    ['DATABASE_URL', 'mysql://localhost/quarry'],
  ];
  for (const [name, value] of refused) {
    it(`refuses ${name}=${value} with a sentence that names it`, () => {
      expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} is .* set it to`));
    });
  }

  it('keeps the password of a refused address out of the sentence', () => {
    expect(() => read({ DATABASE_URL: 'mysql://root:hunter2@localhost' })).toThrow(/^DATABASE_URL is "..."/);
  });
});
