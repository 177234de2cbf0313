import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptCommandLine } from '../../testing/index.ts';

const main = join(import.meta.dirname, '../../main.ts');
const folder = await mkdtemp(join(tmpdir(), 'quarry-extract-'));
const quarry = keptCommandLine({ INIT_CWD: folder });

beforeAll(async () => {
  const row = (seller: string, price: string) => `<li><b>${seller}</b> <i>${price}</i></li>`;
  const page = `<html lang="en"><h1>Kettle</h1><ul class="sellers">${row('North', '€19.00')}${row('Bazaar', '€21.00')}</ul></html>`;
  const rules = [
    { field: 'name', selector: 'h1', scope: 'page' },
    { field: 'seller', selector: 'b' },
    { field: 'price', selector: 'i' },
  ];
  await writeFile(join(folder, 'page.html'), page);
  await writeFile(join(folder, 'sellers.json'), JSON.stringify({ itemSelector: '.sellers li', rules }));
  await writeFile(join(folder, 'wrong.json'), JSON.stringify({ rules: [{ field: 'price', selector: 'i[[' }] }));
  await writeFile(join(folder, 'torn.json'), '{"rules": [');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const extract = (...words: string[]) => quarry('extract', ...words);

/** The same in a process of its own, as a person calls it, where pages of this host may be fetched. */
async function extractFrom(host: string, pages: readonly string[]): Promise<string> {
  const env = { ...process.env, INIT_CWD: folder, QUARRY_ALLOW_HOSTS: host };
  const child = spawn(process.execPath, [main, 'extract', ...pages], { env });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return output;
}

describe('quarry extract', () => {
  it('reads a page as a grabber of the given configuration does, a line for each seller', async () => {
    const { output } = await extract(
      'page.html',
      '--url',
      'https://hall.example/p',
      '--config',
      'sellers.json',
      '--json',
    );
    const offers = output
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { offer: Record<string, { value: unknown; path: string }> }).offer);
    expect(offers.map((offer) => [offer['name']?.value, offer['seller']?.value, offer['price']?.path])).toEqual([
      ['Kettle', 'North', '(.sellers li)[1] i'],
      ['Kettle', 'Bazaar', '(.sellers li)[2] i'],
    ]);
  });

  it.each([
    ['wrong.json', 'rules.0.selector: Write a CSS selector.'],
    ['torn.json', 'is not JSON'],
    ['none.json', 'cannot be read'],
  ])('refuses the configuration %s in one sentence', async (file, sentence) => {
    const { status, complaint } = await extract('page.html', '--config', file);
    expect([status, complaint]).toEqual([2, expect.stringContaining(sentence)]);
  });

  it('guesses at a page without markup only when asked, and calls it a guess with its selectors', async () => {
    const page = `<html lang="de"><title>Kanne</title><main><h1>Kanne</h1><b class="preis">24,00 €</b><button>In den Warenkorb</button></main></html>`;
    await writeFile(join(folder, 'plain.html'), page);
    const words = ['plain.html', '--url', 'https://kannen.example/k', '--json'];
    expect(JSON.parse((await extract(...words)).output)).toMatchObject({ offer: null, code: 'no_product' });
    const { status, output } = await extract(...words, '--guess');
    expect(status).toBe(0);
    expect(JSON.parse(output)).toMatchObject({
      page: 'https://kannen.example/k',
      offer: {
        name: { value: 'Kanne', method: 'guess', path: 'h1', selector: 'h1', attribute: null },
        price: {
          value: { amount: '24.00', minor: 2400, currency: 'EUR' },
          raw: '24,00 €',
          method: 'guess',
          selector: '.preis',
          reason: 'The amount nearest to the button "In den Warenkorb".',
        },
      },
      warnings: [{ code: 'guessed' }],
    });
    const { offer } = JSON.parse(output) as { offer: Record<string, { confidence: number }> };
    for (const { confidence } of Object.values(offer)) expect(confidence).toBeLessThan(0.6);
  });

  it('takes no guess for a page that states its offer, that shows no product, or beside a configuration', async () => {
    const stated = '<script type="application/ld+json">{"@type":"Product","name":"Kanne"}</script><h1>Topf</h1>';
    await writeFile(join(folder, 'stated.html'), stated);
    await writeFile(join(folder, 'post.html'), '<title>Post</title><h1>Post</h1><p>It costs €5.00.</p>');
    const read = async (file: string) => JSON.parse((await extract(file, '--guess', '--json')).output) as object;
    expect(await read('stated.html')).toMatchObject({ offer: { name: { value: 'Kanne', method: 'json-ld' } } });
    expect(await read('post.html')).toMatchObject({ offer: null, code: 'no_product' });
    expect((await extract('post.html', '--guess', '--config', 'sellers.json')).status).toBe(2);
  });

  it('refuses an address of another kind as one, and does not look for a file of that name', async () => {
    const { status, output } = await extract('ftp://shop.example/page.html', '--json');
    expect(status).toBe(1);
    expect(JSON.parse(output)).toMatchObject({ code: 'scheme_refused' });
  });

  it.each(['feed read', 'sitemap'])('says so in %s too', async (command) => {
    const { status, output, complaint } = await quarry(...command.split(' '), 'ftp://shop.example/list.xml');
    expect([status, output + complaint]).toEqual([
      1,
      expect.stringContaining('Only http and https addresses are fetched.'),
    ]);
  });

  it('asks our own hosts for several pages at once and answers them in the order of the call', async () => {
    let first: ServerResponse | undefined;
    const server = createServer((request, response) => {
      // The first page is not given before another one is asked for.
      if (request.url === '/1') first = response;
      else response.end('<h1>Second</h1>', () => first?.end('<h1>First</h1>'));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const pages = [`http://${host}/1`, `http://${host}/2`];
    const output = await extractFrom(host, pages);
    server.close();
    const asked = output.split('\n').filter((line) => line.startsWith('http'));
    expect(asked).toEqual(pages);
  });
});
