import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { orderWorld } from '../../features/orders/testing/order-world.ts';
import { newId } from '../../platform/ids.ts';
import { commandLineAlone, keptCommandLine, testApi } from '../../testing/index.ts';

const api = await testApi();
const { deps, dataFolder } = api;
const folder = await mkdtemp(join(tmpdir(), 'quarry-comments-'));
afterAll(() => rm(folder, { recursive: true }));

const variables = {
  DATABASE_URL: String(deps.pool.options.connectionString),
  QUARRY_DATA: dataFolder,
  INIT_CWD: folder,
};
const quarry = keptCommandLine(variables);
const comments = (...words: string[]) => quarry('comments', ...words);

it('imports comments into a channel, and nothing more when the file comes again', async () => {
  const { channelId } = await orderWorld(api).sellingShop(await api.asAdministrator());
  const rows = ['1;CHAIR;Ada;5;Good.', '2;CHAIR;Bob;6;Better.'];
  await writeFile(join(folder, 'reviews.csv'), ['Review ID;SKU;Who;Rating;Review', ...rows].join('\n'));

  const unknown = await commandLineAlone(variables, 'comments', 'import', 'reviews.csv', '--channel', newId());
  expect([unknown.status, unknown.complaint]).toEqual([1, expect.stringContaining('Choose a sales channel')]);
  const call = ['import', 'reviews.csv', '--channel', channelId, '--map', 'Who=authorName', '--errors', 'left.csv'];
  const unmatched = await comments(...call, '--match', 'gtin_text');
  expect([unmatched.status, unmatched.complaint]).toEqual([
    1,
    expect.stringContaining('--match gtin_text needs a column that is gtin'),
  ]);
  const done = await comments(...call);
  expect(done.output).toContain('row 3, Rating: “6” is not a rating.');
  expect([done.status, done.output]).toEqual([0, expect.stringContaining('Applied: 1 done, 0 left as they were')]);
  expect(await readFile(join(folder, 'left.csv'), 'utf8')).toContain(rows[1]);
  expect((await comments(...call)).output).toContain('Checked: 0 to create, 0 to change, 1 unchanged, 1 refused');
});
