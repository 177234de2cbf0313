import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

async function quarry(args: string[], input = ''): Promise<{ status: number | null; out: string; error: string }> {
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

describe('quarry extract --stdin', () => {
  it('answers each line with one line of JSON, whatever it holds', async () => {
    const product = '<script type="application/ld+json">{"@type":"Product","name":"Lamp"}</script>';
    const lines = [
      JSON.stringify({ html: product, url: 'https://shop.example/lamp' }),
      JSON.stringify({ html: product }),
      JSON.stringify({ html: '' }),
      JSON.stringify({ html: '<p>\n\r\u2028\u0000\ud800', url: ':::' }),
      JSON.stringify({ html: '<div>'.repeat(50_000), url: 'http://[' }),
      JSON.stringify({ html: 5 }),
      'null',
      '[]',
      '',
      '{"html":',
      '{"__proto__":{"html":"x"}}',
    ];
    const { status, out } = await quarry(['extract', '--stdin'], `${lines.join('\n')}\n`);
    expect(status).toBe(0);
    expect(objects(out).map(({ code = 'offer' }) => code)).toEqual([
      'offer',
      'offer',
      'empty_page',
      'no_product',
      'no_product',
      'missing_html',
      'invalid_line',
      'invalid_line',
      'invalid_line',
      'invalid_line',
      'missing_html',
    ]);
  });

  it('guesses line by line when asked to', async () => {
    const html = '<html><title>Lamp</title><h1>Lamp</h1><b class="sum">€5.00</b><button>Add to cart</button></html>';
    const lines = [JSON.stringify({ html, url: 'https://shop.example/lamp' }), JSON.stringify({ html: '<p>Lamp' })];
    const { out } = await quarry(['extract', '--stdin', '--guess'], `${lines.join('\n')}\n`);
    expect(objects(out)).toMatchObject([
      { offers: [{ price: { value: { amount: '5.00' }, method: 'guess', path: '.sum' } }] },
      { offers: [], code: 'no_product' },
    ]);
  });
});
