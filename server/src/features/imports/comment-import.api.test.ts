import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { errorFile, findImport } from '../../platform/imports/index.ts';
import { testApi } from '../../testing/index.ts';
import { findLeftRecords } from '../bulk/index.ts';
import { commentDoors } from '../comments/testing/comment-doors.ts';
import { actionWorld } from '../orders/testing/action-world.ts';
import { sayIn } from './index.ts';
import { importsOf } from './testing/import-client.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();
const world = actionWorld(api);
const { channelId, shopId, productId, variantId } = await world.sellingShop(administrator);
const strange = await world.sellingShop(administrator);
const user = await api.newUser({ roleKeys: ['shop_manager'] });
await db.insertInto('user_shop').values({ user_id: user.id, shop_id: shopId }).execute();
await db.updateTable('shop').set({ time_zone: 'Europe/Berlin' }).where('id', '=', shopId).execute();
const manager = await api.as(user);
const own = importsOf(api, user, manager, { kind: 'COMMENTS', withinId: channelId });
const { comment, list, decide } = commentDoors(() => manager);

beforeEach(() => clock.advance(1_000));

async function applied(file: string): Promise<string> {
  const { id } = await own.preview(file);
  const { import: begun } = await own.apply(await own.seen(id));
  await own.workOff();
  return begun?.set?.jobId ?? '';
}

const named = async (title: string) => {
  const [id] = await list({}, title);
  return id === undefined ? null : comment(id);
};

const heads = 'Review id,Product ID,Author,Rating,Title,Review,Date';
const row = (id: string, rest: string) => `${id},${productId},Ada,${rest}`;

describe('a file of comments', () => {
  it('adds reviews and questions to the queue, with the purchase that their order proves', async () => {
    const { order } = await world.receive(administrator, channelId, { externalId: 'A-1' });
    await world.ship(administrator, order, { input: {} });
    clock.advance(120_000);
    const at = new Date(clock.now().getTime() - 60_000).toISOString();
    const file = [
      `${heads},Kind,Order number,Language`,
      `${row('r-1', `5,"First, of all","So good.\nTruly.",${at}`)},,A-1,de`,
      `${row('r-2', ',Second,How high is it?,02.03.2026 14:30')},Frage,,`,
    ].join('\n');
    const { id, set } = await own.preview(file);
    expect(set?.counts).toMatchObject({ create: 2, change: 0, refused: 0 });
    await own.apply(await own.seen(id));
    await own.workOff();
    expect(await named('First, of all')).toMatchObject({
      status: 'PENDING',
      text: 'So good.\nTruly.',
      rating: 5,
      isVerified: true,
      order: { id: order.id },
      product: { id: productId },
    });
    expect(await named('Second')).toMatchObject({ rating: null, isVerified: false });
    const { submitted_at: submitted } = await db
      .selectFrom('comment')
      .select('submitted_at')
      .where('external_id', '=', 'r-2')
      .executeTakeFirstOrThrow();
    expect(submitted).toEqual(new Date('2026-03-02T13:30:00Z'));
  });

  it('says in its preview which kind a comment is of in the language of the reader', async () => {
    const { set } = await own.preview(`${heads},Kind\n${row('p-1', '4,Told,Well.,2026-03-01')},avis\n`);
    const kindIn = async (language: string) => {
      const { body } = await api.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${manager.accessToken}`, 'accept-language': language },
        payload: {
          query: 'query ($id: ID!) { changeSetRows(setId: $id) { nodes { cells { target new } } } }',
          variables: { id: set?.id },
        },
      });
      const answer = JSON.parse(body) as {
        data: { changeSetRows: { nodes: { cells: { target: string; new: string }[] }[] } };
      };
      return answer.data.changeSetRows.nodes[0]?.cells.find(({ target }) => target === 'kind')?.new;
    };
    expect([await kindIn('en'), await kindIn('de'), await kindIn('pt')]).toEqual(['Review', 'Bewertung', 'Avaliação']);
  });

  it('changes nothing when it comes again, and lets a text that changed wait', async () => {
    const file = `${heads}\n${row('s-1', '4,Same,Quite good.,2026-03-01')}\n`;
    await applied(file);
    const before = await named('Same');
    expect((await own.preview(file)).set?.counts).toMatchObject({ create: 0, change: 0, unchanged: 1, refused: 0 });
    await decide(before?.id ?? '', 'APPROVED');
    const { id, set } = await own.preview(file.replace('Quite', 'Very'));
    expect(set?.counts).toMatchObject({ create: 0, change: 1 });
    const { nodes } = await own.rowsOf(set?.id);
    expect(nodes[0]?.cells).toEqual([{ target: 'text', isCleared: false, old: 'Quite good.', new: 'Very good.' }]);
    await own.apply(await own.seen(id));
    await own.workOff();
    expect(await named('Same')).toMatchObject({ status: 'APPROVED', text: 'Quite good.', waitingText: 'Very good.' });
  });

  it('brings stars that changed with or without the text, and refuses those of a question', async () => {
    const file = `${heads}\n${row('t-1', '4,Stars,Quite good.,2026-03-01')}\n`;
    await applied(file);
    await decide((await named('Stars'))?.id ?? '', 'APPROVED');
    const { id, set } = await own.preview(file.replace(',4,', ',2,'));
    expect(set?.counts).toMatchObject({ create: 0, change: 1 });
    expect((await own.rowsOf(set?.id)).nodes[0]?.cells).toEqual([
      { target: 'rating', isCleared: false, old: '4', new: '2' },
    ]);
    await own.apply(await own.seen(id));
    await own.workOff();
    expect(await named('Stars')).toMatchObject({ rating: 4, waitingRating: 2, waitingText: 'Quite good.' });
    await applied(`${heads},Kind\n${row('t-2', ',Asked,How high is it?,2026-03-01')},question\n`);
    const { set: asked } = await own.preview(`${heads},Kind\n${row('t-2', '3,Asked,How high?,2026-03-01')},question\n`);
    expect(asked?.counts).toMatchObject({ change: 0, refused: 1 });
  });

  it('lets a title that changed wait, and keeps the one of a comment where the file says nothing', async () => {
    const file = `${heads}\n${row('w-1', '4,Before,It fits.,2026-03-01')}\n`;
    await applied(file);
    await decide((await named('Before'))?.id ?? '', 'APPROVED');
    expect((await own.preview(file.replace('Before', ''))).set?.counts).toMatchObject({ change: 0, unchanged: 1 });
    const { id, set } = await own.preview(file.replace('Before', 'After'));
    const { nodes } = await own.rowsOf(set?.id);
    expect(nodes[0]?.cells).toEqual([{ target: 'title', isCleared: false, old: 'Before', new: 'After' }]);
    await own.apply(await own.seen(id));
    await own.workOff();
    expect(await named('Before')).toMatchObject({ title: 'Before', waitingTitle: 'After', waitingText: 'It fits.' });
  });

  it('knows a comment without an id by product, author and text', async () => {
    const file = `Product ID,Author,Rating,Title,Review\n${productId},Bob,3,Plain,It stands.\n${productId},Bob,3,Plain,It stands.\n`;
    const { id, set } = await own.preview(file);
    expect(set?.counts).toMatchObject({ create: 1, refused: 1 });
    await own.apply(await own.seen(id));
    await own.workOff();
    expect((await own.preview(file)).set?.counts).toMatchObject({ create: 0, unchanged: 1, refused: 1 });
    expect(await list({}, 'It stands')).toHaveLength(1);
  });

  it('finds products by the SKU of the shop, and by GTIN', async () => {
    const gtin = { kind: 'gtin', value: '04006381333931', display: '4006381333931', source_kind: 'manual' };
    await db
      .insertInto('variant_identifier')
      .values({ id: newId(), variant_id: variantId, ...gtin })
      .execute();
    const file =
      'id,SKU,EAN,Author,Stars,Title,Body\nk-1,CHAIR,,Ada,4,By SKU,Well.\nk-2,,4006381333931,Ada,4,By GTIN,Well!\n';
    await applied(`${file}k-3,NOBODY,,Ada,4,By nothing,Well?\n`);
    expect(await named('By SKU')).toMatchObject({ product: { id: productId } });
    expect(await named('By GTIN')).toMatchObject({ product: { id: productId } });
    expect(await named('By nothing')).toBeNull();
  });

  it.each([
    [row('b-1', '6,T,Good.,2026-03-01'), 'Rating', '“6” is not a rating'],
    [row('b-1', ',T,Good.,2026-03-01'), null, 'A comment needs a rating'],
    [row('b-1', '5,T,Good.,never'), 'Date', '“never” is not a time'],
    [row('b-1', '5,T,Good.,1989-12-31'), 'Date', '“1989-12-31” is before 1990'],
    [row('b-1', '5,T,Good.,0001-01-01'), 'Date', '“0001-01-01” is before 1990'],
    [row('b-1', '5,T,Good.,01.02.0001 10:00'), 'Date', '“01.02.0001 10:00” is before 1990'],
    [
      row('b-1', '5,T,Good.,2026-10-25T02:30:00'),
      'Date',
      'The clocks go back then, so “2026-10-25T02:30:00” comes twice',
    ],
    [row('b-1', '5,T,Good.,2026-03-29 02:30'), 'Date', 'forward then, so “2026-03-29 02:30” does not exist'],
    [row('b-1', '5,T,Good.,2026-02-30'), 'Date', '“2026-02-30” is not a time'],
    [row('b-1', `5,T,${'a'.repeat(5_001)},2026-03-01`), 'Review', 'longer than 5000 characters'],
    [row('b-1', '5,T,,2026-03-01'), null, 'A comment needs a text'],
    [`b-1,${crypto.randomUUID()},Ada,5,T,Good.,2026-03-01`, null, 'No product has the ID'],
    ['b-1,,Ada,5,T,Good.,2026-03-01', null, 'A comment needs a product'],
    [row('', '5,T,Good.,2026-03-01'), 'Review id', 'The row is matched by Review id'],
  ])('refuses %s at the row', async (line, header, text) => {
    const { id, set } = await own.preview(`${heads}\n${line}\n`);
    expect(set?.counts).toMatchObject({ create: 0, refused: 1 });
    const { nodes } = await own.rowsOf(set?.id);
    const faults = nodes.flatMap(({ faults: all }) => all);
    expect(faults.map(({ sentence }) => sentence.text).join(' ')).toContain(text);
    const at = heads.split(',').indexOf(header ?? '') + 1 || faults[0]?.column;
    expect(faults[0]?.column).toBe(at);
    const found = await findImport(db, { id, ownerId: user.id });
    const leftRows = (jobId: string, after: number, first: number) => findLeftRecords(db, jobId, after, first);
    let said = '';
    for await (const part of errorFile(api.engines, found!, { say: await sayIn('de'), leftRows })) said += part;
    expect(said.split('\r\n')[1]).toMatch(/^2,/);
  });

  it('takes back what it added into the bin, and says so of a row that comes again', async () => {
    const file = `${heads}\n${row('u-1', '4,Undone,Well.,2026-03-01')}\n`;
    const runId = await applied(file);
    await manager.query('mutation ($id: ID!) { commandRun(id: $id, command: UNDO) { __typename } }', { id: runId });
    await own.workOff();
    expect(await named('Undone')).toBeNull();
    const { set } = await own.preview(file.replace('Well.', 'Better.'));
    expect(set?.counts).toMatchObject({ create: 0, refused: 1 });
    const { nodes } = await own.rowsOf(set?.id);
    expect(nodes[0]?.faults[0]?.sentence.text).toContain('lies in the bin');
  });

  it('adds none of a product that went into the bin after the check', async () => {
    const other = await world.newProduct();
    const { id } = await own.preview(`${heads}\nv-1,${other.id},Ada,4,Vanished,Well.,2026-03-01\n`);
    await db.updateTable('product').set({ deleted_at: clock.now() }).where('id', '=', other.id).execute();
    await own.apply(await own.seen(id));
    await own.workOff();
    expect(await named('Vanished')).toBeNull();
  });

  it('goes into a channel of a shop of which the person may add comments', async () => {
    for (const id of [undefined, 'no id', strange.channelId]) {
      const of = importsOf(api, user, manager, { kind: 'COMMENTS', ...(id && { withinId: id }) });
      await expect(of.start(`${heads}\n`)).rejects.toThrow('COMMENT_IMPORT_NO_CHANNEL');
    }
  });
});
