import { bookmarkLimits } from '@quarry/contracts/bookmarks';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';

const api = await testApi();
const newPerson = async () => api.as(await api.newUser({ roleKeys: ['analyst'] }));

type Bookmark = { path: string; name: string | null };
type Answer = { __typename: string; bookmarks?: Bookmark[]; limit?: number; issues?: object[] };

const list = async (client: TestClient) =>
  (await client.query<{ bookmarks: Bookmark[] }>('{ bookmarks { path name } }')).bookmarks;
const add = async (client: TestClient, path: string, name?: string) =>
  (
    await client.query<{ addBookmark: Answer }>(
      `mutation ($input: BookmarkInput!) { addBookmark(input: $input) { __typename
        ... on BookmarksChanged { bookmarks { path name } } ... on TooManyBookmarks { limit } ... on InvalidInput { issues { path code } } } }`,
      { input: { path, name } },
    )
  ).addBookmark;
const remove = async (client: TestClient, path: string) =>
  (
    await client.query<{ removeBookmark: { bookmarks: Bookmark[] } }>(
      'mutation ($path: String!) { removeBookmark(path: $path) { bookmarks { path name } } }',
      { path },
    )
  ).removeBookmark.bookmarks;

describe('bookmarks', () => {
  it('are one person’s own, the oldest first', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    await add(one, '/products?filter=status%3ADRAFT');
    api.deps.clock.advance(1000);
    await add(one, '/brands/01890000-0000-7000-8000-000000000000', ' Nordlicht ');
    expect(await list(one)).toEqual([
      { path: '/products?filter=status%3ADRAFT', name: null },
      { path: '/brands/01890000-0000-7000-8000-000000000000', name: 'Nordlicht' },
    ]);
    expect(await list(other)).toEqual([]);
    expect(await remove(other, '/products?filter=status%3ADRAFT')).toEqual([]);
    expect(await list(one)).toHaveLength(2);
  });

  it('hold an address once, by the name it was starred with last', async () => {
    const person = await newPerson();
    await add(person, '/brands/1', 'Nord');
    expect(await add(person, '/brands/1', 'Nordlicht')).toEqual({
      __typename: 'BookmarksChanged',
      bookmarks: [{ path: '/brands/1', name: 'Nordlicht' }],
    });
    expect(await remove(person, '/brands/1')).toEqual([]);
    expect(await remove(person, '/brands/1')).toEqual([]);
  });

  it.each(['', 'brands', 'https://elsewhere.example/', '//elsewhere.example/', '/\\elsewhere.example', '/a b', '/ü'])(
    'refuse %j, which is no address of the dashboard',
    async (path) => {
      expect(await add(await newPerson(), path)).toEqual({
        __typename: 'InvalidInput',
        issues: [{ path: 'path', code: 'invalid' }],
      });
    },
  );

  it('say how many there is room for, also when many come at once', async () => {
    const user = await api.newUser({ roleKeys: ['analyst'] });
    const person = await api.as(user);
    const almost = Array.from({ length: bookmarkLimits.bookmarks - 1 }, (_, place) => ({
      id: newId(),
      user_id: user.id,
      path: `/brands/${place}`,
      created_at: api.deps.clock.now(),
    }));
    await api.deps.db.insertInto('bookmark').values(almost).execute();
    const answers = await Promise.all(['/x', '/y', '/z'].map((path) => add(person, path)));
    expect(answers.map((answer) => answer.__typename).toSorted()).toEqual([
      'BookmarksChanged',
      'TooManyBookmarks',
      'TooManyBookmarks',
    ]);
    expect(await add(person, '/brands/0', 'Known')).toMatchObject({ __typename: 'BookmarksChanged' });
  });

  it('are refused to anyone who has no role yet', async () => {
    const { errors } = await (await api.as(await api.newUser())).request('{ bookmarks { id } }');
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('what somebody looked at last', () => {
  const visits = async (client: TestClient) =>
    (await client.query<{ visits: (Bookmark & { isGone: boolean })[] }>('{ visits { path name isGone } }')).visits;
  const look = async (client: TestClient, path: string, name: string | null = null) => {
    api.deps.clock.advance(1000);
    return client.query('mutation ($input: BookmarkInput!) { noteVisit(input: $input) { __typename } }', {
      input: { path, name },
    });
  };

  it('is theirs in every browser, the newest first, each address once and no more than somebody looks through', async () => {
    const user = await api.newUser({ roleKeys: ['analyst'] });
    const [here, there, other] = [await api.as(user), await api.as(user), await newPerson()];
    for (let place = 0; place < bookmarkLimits.visits + 3; place += 1) await look(here, `/brands/${place}`);
    await look(there, '/brands/5', 'Nord');
    const seen = await visits(here);
    expect(seen).toHaveLength(bookmarkLimits.visits);
    expect(seen.slice(0, 2).map(({ path, name }) => [path, name])).toEqual([
      ['/brands/5', 'Nord'],
      [`/brands/${bookmarkLimits.visits + 2}`, null],
    ]);
    expect(await visits(other)).toEqual([]);
  });

  it('is told as gone where its record is, as is a star of it', async () => {
    const person = await newPerson();
    const id = newId<'brand'>();
    await api.deps.db.insertInto('brand').values({ id, name: 'Nord', slug: 'nord', name_key: 'nord' }).execute();
    await look(person, `/brands/${id}`, 'Nord');
    await add(person, `/brands/${id}?tab=history`, 'Nord');
    await look(person, '/brands');
    const gone = async () => [
      ...(await visits(person)).map(({ isGone }) => isGone),
      ...(await person.query<{ bookmarks: { isGone: boolean }[] }>('{ bookmarks { isGone } }')).bookmarks.map(
        ({ isGone }) => isGone,
      ),
    ];
    expect(await gone()).toEqual([false, false, false]);
    await api.deps.db.deleteFrom('brand').where('id', '=', id).execute();
    expect(await gone()).toEqual([false, true, true]);
  });
});
