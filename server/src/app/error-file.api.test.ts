import { describe, expect, it } from 'vitest';
import { importer } from '../features/imports/testing/import-file.ts';
import { newId } from '../platform/ids.ts';
import { type TestClient, testApi } from '../testing/index.ts';
import { attachment } from './sent-file.ts';

const api = await testApi();
const user = await api.newUser({ roleKeys: ['administrator'] });
const client = await api.as(user);
const own = importer(api.engines, user);

const ask = (id: string, { accessToken }: TestClient, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'GET',
    url: `/imports/${id}/errors.csv`,
    headers: { ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}), ...headers },
  });
type Refused = { error: { code: string } };
const codeOf = ({ body }: { body: string }) => (JSON.parse(body) as Refused).error.code;

async function refusedImport(fileName: string): Promise<string> {
  const { id } = await own.start('GTIN,Name\n4006381333931,Right\n4006381333932,Wrong\n', fileName);
  await own.check(id);
  return id;
}

describe('the error file of an import', () => {
  it('is had by its person, in their language and under the name of their file', async () => {
    const answer = await ask(await refusedImport('Lieferung Größe.csv'), client, {
      'accept-language': 'de-AT, en;q=0.5',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="Lieferung Gr__e errors.csv"; filename*=UTF-8''Lieferung%20Gr%C3%B6%C3%9Fe%20errors.csv`,
      'content-language': 'de',
      'cache-control': 'no-store',
    });
    const [head, row, ...rest] = answer.body.split('\r\n');
    expect(head).toBe('\u{feff}Zeile,Was nicht stimmt,GTIN,Name');
    expect(row).toMatch(/^3,"?GTIN: .*,4006381333932,Wrong$/);
    expect(rest).toEqual(['']);
  });

  it('has the rows too that the job left, read as its person alone', async () => {
    const file = (name: string) => `GTIN,Name\n4006381333948,${name}\n`;
    await own.apply((await own.preview(file('First'))).id);
    const next = await own.preview(file('Second'));
    await own.apply((await own.preview(file('Third'))).id);
    await own.apply(next.id);
    const answer = await ask(next.id, client);
    expect(answer.body).toContain('\r\n2,"It was changed after the check.');
  });

  it('is not there for anybody else, for one without the right, or without a token', async () => {
    const id = await refusedImport('mine.csv');
    const other = await ask(id, await api.asAdministrator());
    const missing = await ask(newId(), client);
    expect([other.statusCode, codeOf(other), other.body]).toEqual([404, 'NOT_FOUND', missing.body]);
    expect((await ask('nothing', client)).statusCode).toBe(404);
    const analyst = await ask(id, await api.as(await api.newUser({ roleKeys: ['analyst'] })));
    expect([analyst.statusCode, codeOf(analyst)]).toEqual([403, 'FORBIDDEN']);
    const nobody = await ask(id, api.visitor());
    expect([nobody.statusCode, codeOf(nobody)]).toEqual([401, 'UNAUTHENTICATED']);
  });
});

describe('the name of a file that is sent', () => {
  it.each([
    ['plain errors.csv', 'attachment; filename="plain errors.csv"'],
    ['a"b\\c.csv', `attachment; filename="a_b_c.csv"; filename*=UTF-8''a%22b%5Cc.csv`],
    ["it's (new)\r\n.csv", `attachment; filename="it's (new)__.csv"; filename*=UTF-8''it%27s%20%28new%29%0D%0A.csv`],
  ])('%j cannot break out of its header', (name, expected) => {
    expect(attachment(name)).toBe(expected);
  });
});
