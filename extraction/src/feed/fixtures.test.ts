import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readFeed, type FeedItem, type FeedOptions, type FeedRow, type FeedSummary } from './index.ts';

type ExpectedRow = {
  line: number;
  id: string | null;
  /** Plain values; prices as "12.90 EUR", `minor` that of the price; null for a field that must be absent. */
  offer?: Record<string, unknown>;
  /** All warning codes, in order. */
  warnings?: string[];
  error?: { code: string; field?: string | null };
};

type Expectation = {
  rule: string;
  options?: FeedOptions;
  /** `prefix`: rows that are good except the last. */
  rows?: ExpectedRow[] | 'prefix';
  summary?: Partial<Omit<FeedSummary, 'warnings'>> & { warnings?: string[] };
  refusal?: string;
};

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../fixtures/feeds');
const expectationFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json') && /\.\w+\.json$/.test(name))
  .toSorted();

async function readFixture(path: string, options: FeedOptions): Promise<{ rows: FeedRow[]; summary: FeedSummary }> {
  const items: FeedItem[] = [];
  // A window of 61 bytes puts the borders of the parts everywhere: inside tags, quotes and characters.
  for await (const item of readFeed(createReadStream(path, { highWaterMark: 61 }), options)) items.push(item);
  const last = items.pop();
  if (last === undefined || !('summary' in last)) throw new Error('The feed ended without a summary.');
  return { rows: items.filter((item): item is FeedRow => !('summary' in item)), summary: last.summary };
}

/** What is expected of a row of which only the place is known. */
function goodRow({ line, id }: FeedRow): ExpectedRow {
  return { line, id, offer: {} };
}

/** A row as the expectation writes it, with only what the expectation asks for. */
function asExpected(row: FeedRow, expected: ExpectedRow | undefined): ExpectedRow {
  const { line, id } = row;
  if ('error' in row) {
    const { code, field } = row.error;
    return { line, id, error: expected?.error?.field === undefined ? { code } : { code, field } };
  }
  const shown: ExpectedRow = { line, id, offer: {} };
  for (const key of Object.keys(expected?.offer ?? {}))
    shown.offer![key] = plainValue(row, key, expected?.offer?.[key]);
  if (expected?.warnings !== undefined) shown.warnings = row.warnings.map((warning) => warning.code);
  return shown;
}

function plainValue(row: Extract<FeedRow, { offer: unknown }>, key: string, expected: unknown): unknown {
  if (key === 'minor') return row.offer.price?.value.minor;
  const value: unknown = row.offer[key as keyof typeof row.offer]?.value;
  if (value === undefined) return null;
  if (typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value) {
    return `${String(value.amount)} ${String(value.currency)}`;
  }
  if (key !== 'attributes') return value;
  const names = Object.keys(expected as Record<string, string>);
  return Object.fromEntries(names.map((name) => [name, (value as Record<string, string>)[name]]));
}

describe('feed fixtures', () => {
  it.each(expectationFiles)('reads %s as its expectation says', async (name) => {
    const expectation = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Expectation;
    const { rows, summary } = await readFixture(
      join(folder, name.slice(0, -'.json'.length)),
      expectation.options ?? {},
    );
    expect(summary.refusal?.code).toBe(expectation.refusal);
    const expected = expectation.rows === 'prefix' ? rows.slice(0, -1).map(goodRow) : (expectation.rows ?? []);
    const shown = expectation.rows === 'prefix' ? rows.slice(0, -1) : rows;
    expect(shown.map((row, index) => asExpected(row, expected[index]))).toEqual(expected);
    for (const row of rows) {
      if ('offer' in row) expectEvidence(row.offer);
    }
    expect({ ...summary, warnings: summary.warnings.map((warning) => warning.code) }).toMatchObject({
      warnings: [],
      ...expectation.summary,
    });
  });

  it('holds at least sixty feeds, each with an expectation that names its rule', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(expectationFiles.length).toBeGreaterThanOrEqual(60);
    expect(files.length).toBe(expectationFiles.length * 2);
    for (const name of expectationFiles) {
      const { rule } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Expectation;
      expect(rule.length).toBeGreaterThan(10);
    }
  });
});

/** Every field of an offer says where it comes from. */
function expectEvidence(offer: object): void {
  for (const field of Object.values(offer) as { raw: string; method: string; path: string; confidence: number }[]) {
    expect(field.method).toBe('feed');
    expect(field.raw).toEqual(expect.any(String));
    expect(field.path).not.toBe('');
    expect(field.confidence).toBeGreaterThan(0);
    expect(field.confidence).toBeLessThanOrEqual(1);
  }
}
