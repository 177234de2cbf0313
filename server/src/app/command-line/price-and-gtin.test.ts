import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { keptCommandLine } from '../../testing/index.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

const kept = keptCommandLine({});

/** What reads standard input has a process of its own. */
async function quarry(args: string[], input?: string): Promise<{ status: number | null; out: string; error: string }> {
  if (input === undefined) {
    const { status, output, complaint } = await kept(...args);
    return { status, out: output, error: complaint };
  }
  const child = spawn(process.execPath, [main, ...args]);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  child.stdin.end(input);
  const [status, out, error] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { status, out, error };
}

const objects = (out: string) =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('quarry price', () => {
  it('prints amount, minor units, currency and kind as one JSON object', async () => {
    const { status, out } = await quarry(['price', '1.299,90 €', '--json']);
    expect(status).toBe(0);
    expect(objects(out)).toMatchObject([
      { amount: '1299.90', minor: 129990, currency: 'EUR', kind: 'price', raw: '1.299,90 €' },
    ]);
  });

  it('says of a price below zero that it is none to go by', async () => {
    const { status, out } = await quarry(['price', '--json', '--', '-5,00 EUR']);
    expect(status).toBe(0);
    expect(objects(out)).toMatchObject([{ amount: '-5.00', minor: -500, confidence: 0, doubts: ['below_zero'] }]);
  });

  it('settles an ambiguous mark by --hint and --locale', async () => {
    const { out } = await quarry(['price', '1.299 kr', '--locale', 'da', '--json']);
    expect(objects(out)).toMatchObject([{ minor: 129900, currency: 'DKK' }]);
  });

  it('answers every line of --stdin once and in order, broken ones with reason and code', async () => {
    const lines = ['{"text":"€5"}', 'broken', '{"text":"12,90","hint":"EUR"}', '{"nothing":1}', '{"text":"Sold out"}'];
    const { status, out } = await quarry(['price', '--stdin'], `${lines.join('\n')}\n`);
    expect(status).toBe(0);
    expect(objects(out)).toMatchObject([
      { minor: 500 },
      { amount: null, code: 'bad_line' },
      { minor: 1290, currency: 'EUR' },
      { amount: null, code: 'bad_line' },
      { amount: null, code: 'no_price' },
    ]);
  });

  it('parts standard input at line feeds only and passes over a byte-order mark', async () => {
    const lines = ['\ufeff{"text":"€5"}', '{"text":"€6\u2028"}', '{"text":"€7"}\r', '', '{"text":"€8\u0085"}'];
    const { out } = await quarry(['price', '--stdin'], lines.join('\n'));
    expect(objects(out)).toMatchObject([
      { minor: 500 },
      { minor: 600 },
      { minor: 700 },
      { code: 'bad_line' },
      { minor: 800 },
    ]);
  });

  it('ends with status 2 and the usage when no text is named', async () => {
    const { status, out, error } = await quarry(['price']);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(error).toContain('Usage: quarry price');
  });
});

describe('quarry gtin', () => {
  it('answers each code with one JSON object', async () => {
    const { status, out } = await quarry(['gtin', 'EAN13#4006381333931', '4006381333930', '--json']);
    expect(status).toBe(0);
    expect(objects(out)).toMatchObject([
      { input: 'EAN13#4006381333931', gtin14: '04006381333931', kind: 'gtin13', usable: true, reason: null },
      { gtin14: null, kind: 'none', usable: false, code: 'wrong_check_digit' },
    ]);
  });

  it('answers every line of --stdin once and in order', async () => {
    const { out } = await quarry(['gtin', '--stdin'], '{"code":"96385074"}\n[]\n{"code":4006381333931}\n');
    expect(objects(out)).toMatchObject([
      { kind: 'gtin8' },
      { code: 'bad_line' },
      { kind: 'gtin13', input: 4006381333931 },
    ]);
  });
});
