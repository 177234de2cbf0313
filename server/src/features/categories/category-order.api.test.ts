import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import { categoryDoors, type Shown } from './testing/category-doors.ts';

const api = await testApi();
const { db } = api.deps;
const { made, move, update, remove, revert, fromBin, category, namesOf, list } = await categoryDoors(api);
const analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));

const inOrder = { sort: [{ field: 'POSITION', direction: 'ASC' }] };
const below = (parentId: string) => namesOf({ filter: { parentId: [parentId] }, ...inOrder });

async function shelf(...names: string[]): Promise<{ parent: Shown; of: Record<string, Shown> }> {
  const parent = await made({ name: `Shelf ${names.join('')}`, slug: newId() });
  const of: Record<string, Shown> = {};
  for (const name of names) of[name] = await made({ name, parentId: parent.id });
  return { parent, of };
}

const idOf = (of: Record<string, Shown>, name: string) => of[name]?.id ?? '';
const versionsBelow = (parentId: string) =>
  db.selectFrom('category').select(['id', 'version']).where('parent_id', '=', parentId).orderBy('id').execute();

describe('the order among siblings', () => {
  it('puts a new category last, and every place of a move where it says, by which no sibling changes', async () => {
    const { parent, of } = await shelf('A', 'B', 'C', 'D');
    expect(await below(parent.id)).toEqual(['A', 'B', 'C', 'D']);
    const places = [
      [{ place: 'BEFORE', siblingId: idOf(of, 'B') }, ['A', 'D', 'B', 'C']],
      [{ place: 'FIRST' }, ['D', 'A', 'B', 'C']],
      [{ place: 'AFTER', siblingId: idOf(of, 'A') }, ['A', 'D', 'B', 'C']],
      [{}, ['A', 'B', 'C', 'D']],
    ] as const;
    for (const [at, [place, expected]] of places.entries()) {
      const { data } = await move(idOf(of, 'D'), at + 1, { parentId: parent.id, ...place });
      expect(data.moveCategory).toMatchObject({ __typename: 'CategoryMoved', category: { version: at + 2 } });
      expect(await below(parent.id)).toEqual(expected);
    }
    const others = (await versionsBelow(parent.id)).filter(({ id }) => id !== idOf(of, 'D'));
    expect(others.map(({ version }) => version)).toEqual([1, 1, 1]);
  });

  it('takes a branch below another parent, and writes down from where, so that it is taken back', async () => {
    const [from, to] = [await shelf('a', 'b', 'c'), await shelf('x', 'y')];
    const id = idOf(from.of, 'b');
    await made({ name: 'Leaf', parentId: id });
    const { data } = await move(id, 1, { parentId: to.parent.id, place: 'AFTER', siblingId: idOf(to.of, 'x') });
    expect(await below(to.parent.id)).toEqual(['x', 'b', 'y']);
    expect(await below(id)).toEqual(['Leaf']);
    const entry = await db
      .selectFrom('change')
      .selectAll()
      .where('id', '=', data.moveCategory.changeId ?? '')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      action: 'moved',
      before: { parentId: from.parent.id },
      after: { parentId: to.parent.id },
    });
    expect((await revert(data.moveCategory.changeId)).__typename).toBe('ChangeReverted');
    expect([await below(from.parent.id), await below(to.parent.id)]).toEqual([
      ['a', 'b', 'c'],
      ['x', 'y'],
    ]);
  });

  it('is not taken back below a parent that is gone, which is named', async () => {
    const [from, to] = [await made({ name: 'Former' }), await made({ name: 'Present' })];
    const { id } = await made({ name: 'Child', parentId: from.id });
    const { data } = await move(id, 1, { parentId: to.id });
    const { changeId } = data.moveCategory;
    await move(from.id, 1, { parentId: id });
    expect(await revert(changeId)).toMatchObject({
      code: 'CATEGORY_FORMER_PARENT_BELOW',
      reason: 'The former parent Former is below this category by now. Move it elsewhere first.',
    });
    await remove(from.id, 2);
    expect(await revert(changeId)).toMatchObject({
      code: 'CATEGORY_FORMER_PARENT_IN_BIN',
      reason: 'The former parent Former is in the bin. Restore it from there first.',
    });
    await fromBin('purgeFromBin', from.id);
    expect(await revert(changeId)).toMatchObject({ code: 'CATEGORY_FORMER_PARENT_GONE' });
    expect(await below(to.id)).toEqual(['Child']);
  });

  it('takes a move among siblings back, up and down', async () => {
    const { parent, of } = await shelf('k', 'l', 'm', 'n');
    const moves = [
      ['m', { place: 'FIRST' }, ['m', 'k', 'l', 'n']],
      ['n', { place: 'BEFORE', siblingId: idOf(of, 'l') }, ['k', 'n', 'l', 'm']],
      ['k', { place: 'AFTER', siblingId: idOf(of, 'm') }, ['l', 'm', 'k', 'n']],
      ['l', {}, ['k', 'm', 'n', 'l']],
    ] as const;
    for (const [name, place, moved] of moves) {
      const { data } = await move(idOf(of, name), 1, { parentId: parent.id, ...place });
      expect(await below(parent.id)).toEqual(moved);
      expect((await revert(data.moveCategory.changeId)).__typename).toBe('ChangeReverted');
      expect(await below(parent.id)).toEqual(['k', 'l', 'm', 'n']);
    }
  });

  it('says that nothing differed where it was there already', async () => {
    const { parent, of } = await shelf('one', 'two');
    const { data } = await move(idOf(of, 'two'), 1, { parentId: parent.id });
    expect(data.moveCategory).toMatchObject({ __typename: 'CategoryMoved', changeId: null });
  });

  it('puts what the form gives another parent behind those that are there', async () => {
    const { parent } = await shelf('p', 'q');
    const { id } = await made({ name: 'newcomer' });
    await update(id, 1, { name: 'newcomer', parentId: parent.id });
    expect(await below(parent.id)).toEqual(['p', 'q', 'newcomer']);
  });

  it('brings a category back from the bin to its place', async () => {
    const { parent, of } = await shelf('first', 'second', 'third');
    await remove(idOf(of, 'second'));
    await move(idOf(of, 'third'), 1, { parentId: parent.id, place: 'FIRST' });
    await fromBin('restoreFromBin', idOf(of, 'second'));
    expect(await below(parent.id)).toEqual(['third', 'second', 'first']);
  });

  it('is kept among 2,000 siblings, each in one window and once', async () => {
    const parent = await made({ name: 'Wide' });
    const ids = Array.from({ length: 2_000 }, () => newId<'category'>());
    const rows = ids.map((id, at) => ({
      id,
      parent_id: parent.id,
      position: at,
      names: JSON.stringify({ en: `Wide ${at}` }),
      slugs: JSON.stringify({ en: `wide-${at}` }),
    }));
    await db.insertInto('category').values(rows).execute();
    await move(ids[1_999] ?? '', 1, { parentId: parent.id, place: 'BEFORE', siblingId: ids[3] });
    const found: string[] = [];
    for (let after: string | null = null, isMore = true; isMore;) {
      const window = await list({ filter: { parentId: [parent.id] }, ...inOrder, first: 500, after });
      found.push(...window.nodes.map(({ name }) => name));
      [after, isMore] = [window.pageInfo.endCursor, window.pageInfo.hasNextPage];
    }
    expect(found.slice(0, 5)).toEqual(['Wide 0', 'Wide 1', 'Wide 2', 'Wide 1999', 'Wide 3']);
    expect(new Set(found).size).toBe(2_000);
    const versions = (await versionsBelow(parent.id)).map(({ version }) => version);
    expect(versions.filter((version) => version !== 1)).toEqual([2]);
  });
});

describe('a move that cannot be', () => {
  it('is refused below itself, below what is gone, beside a stranger, and over a newer version', async () => {
    const { parent, of } = await shelf('in', 'beside');
    const [id, stranger] = [idOf(of, 'in'), (await made({ name: 'Stranger' })).id];
    const grandchild = await made({ name: 'deep', parentId: id });
    const refusals = [
      [parent.id, { parentId: parent.id }, { code: 'CATEGORY_BELOW_ITSELF' }],
      [parent.id, { parentId: grandchild.id }, { code: 'CATEGORY_BELOW_ITSELF' }],
      [id, { parentId: newId() }, { code: 'CATEGORY_PARENT_GONE' }],
      [id, { parentId: 'nonsense' }, { code: 'CATEGORY_PARENT_GONE' }],
    ] as const;
    for (const [moved, input, refusal] of refusals)
      expect((await move(moved, 1, input)).data.moveCategory).toMatchObject({
        __typename: 'NotAllowedNow',
        ...refusal,
      });
    const beside = await move(id, 1, { parentId: parent.id, place: 'BEFORE', siblingId: stranger });
    expect(beside.data.moveCategory).toMatchObject({ issues: [{ path: 'siblingId', code: 'not_a_choice' }] });
    const nobody = await move(id, 1, { parentId: parent.id, place: 'AFTER' });
    expect(nobody.data.moveCategory).toMatchObject({ issues: [{ path: 'siblingId', code: 'required' }] });
    expect((await move(id, 7, {})).data.moveCategory).toEqual({ __typename: 'VersionConflict', currentVersion: 1 });
    expect((await move(newId(), 1, {})).data.moveCategory.__typename).toBe('NotFound');
    expect((await move(id, 1, {}, analyst)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await below(parent.id)).toEqual(['in', 'beside']);
  });

  it('is refused where its slug is taken in any language', async () => {
    const { parent } = await shelf('free');
    const there = await made({ names: { en: 'There', de: 'Da' }, parentId: parent.id });
    const { id } = await made({ names: { en: 'Else', de: 'Da' } });
    expect((await move(id, 1, { parentId: parent.id })).data.moveCategory).toEqual({
      __typename: 'CategorySlugTaken',
      locale: 'de',
      slug: 'da',
      categoryId: there.id,
    });
  });

  it('wins once where two branches are moved below each other at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [left, right] = [await made({ name: `Left ${round}` }), await made({ name: `Right ${round}` })];
      const moves = await Promise.all([
        move(left.id, 1, { parentId: right.id }),
        move(right.id, 1, { parentId: left.id }),
      ]);
      expect(moves.map(({ data }) => data.moveCategory.__typename).toSorted()).toEqual([
        'CategoryMoved',
        'NotAllowedNow',
      ]);
      expect((await category(left.id))?.path).toContain(`Left ${round}`);
    }
  });
});
