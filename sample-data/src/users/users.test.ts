import { describe, expect, it } from 'vitest';
import { openLayer } from '../testing/open-layer.ts';
import { userBillings, userPlans, userRoles, userStatuses, type User } from './user-rows.ts';

function openUsers() {
  const { send, read } = openLayer();
  return {
    send,
    all: () => read('/api/users/list/all-data'),
    list: (query = '') => read('/api/users/list/data', query),
    add: (body: unknown) => send<{ user: User }>('POST', '/apps/users/add-user', body),
    remove: (id: number) => send('DELETE', `/apps/users/delete?id=${id}`),
  };
}

const byName = (users: readonly User[]) =>
  users.toSorted((left, right) => left.fullName.localeCompare(right.fullName, 'en'));

describe('the user list', () => {
  it('gives the first ten by full name, and how many there are', async () => {
    const { list, all } = openUsers();
    const users = await all();
    expect(users).toHaveLength(50);
    expect(await list()).toEqual({ total: 50, users: byName(users).slice(0, 10) });
  });

  it.each([
    ['email', 'linden.EXAMPLE'],
    ['fullName', 'ka'],
    ['billing', 'paypal'],
  ] as const)('finds by %s', async (field, q) => {
    const { total, users } = await openUsers().list(`q=${q}&perPage=50`);
    expect(total).toBe(users.length);
    expect(users.some((user) => user[field].toLowerCase().includes(q.toLowerCase()))).toBe(true);
    const missed = users.filter(
      ({ email, fullName, billing }) => !`${email}|${fullName}|${billing}`.toLowerCase().includes(q.toLowerCase()),
    );
    expect(missed).toEqual([]);
  });

  it('does not search company or country', async () => {
    const { list, add } = openUsers();
    await add({ fullName: 'Ada Zeller', company: 'Quartzworks', country: 'Quartzland', email: 'ada@z.example' });
    expect((await list('q=quartz')).total).toBe(0);
  });

  it.each([
    ...userRoles.map((value) => ['role', value] as const),
    ...userPlans.map((value) => ['currentPlan', value] as const),
    ...userStatuses.map((value) => ['status', value] as const),
  ])('filters by %s %s, exactly', async (field, value) => {
    const { list } = openUsers();
    const { total, users } = await list(`${field}=${value}&perPage=50`);
    expect(total).toBeGreaterThan(0);
    expect(users.filter((user) => user[field] !== value)).toEqual([]);
    expect((await list(`${field}=${value.slice(0, -1)}`)).total).toBe(0);
    expect((await list(`${field}=${value.toUpperCase()}`)).total).toBe(0);
  });

  it('combines filters with and, and counts before paging', async () => {
    const { list, all } = openUsers();
    const expected = (await all()).filter(({ role, status }) => role === 'editor' && status === 'active');
    const { total, users } = await list('role=editor&status=active&perPage=2&page=2');
    expect(total).toBe(expected.length);
    expect(users).toEqual(byName(expected).slice(2, 4));
  });

  it('sorts by any field, downwards too, numbers as numbers', async () => {
    const { list } = openUsers();
    const byId = (await list('sortColumn=id&sort=desc&perPage=50')).users.map(({ id }) => id);
    expect(byId).toEqual(byId.toSorted((left, right) => right - left));
    const mails = (await list('sortColumn=email&perPage=50')).users.map(({ email }) => email);
    expect(mails).toEqual(mails.toSorted((left, right) => left.localeCompare(right, 'en')));
  });

  it('sorts by name when the column is unknown, and keeps the stored order', async () => {
    const { list, all } = openUsers();
    const before = await all();
    expect(await list('sortColumn=shoeSize')).toEqual(await list());
    expect(await all()).toEqual(before);
  });

  it('holds every way of paying, and people with and without a picture', async () => {
    const users = await openUsers().all();
    expect(new Set(users.map(({ billing }) => billing))).toEqual(new Set(userBillings));
    expect(users.some(({ avatar }) => avatar === '')).toBe(true);
    expect(users.some(({ avatar }) => avatar.startsWith('data:image/svg+xml'))).toBe(true);
    expect(new Set(users.map(({ email }) => email)).size).toBe(users.length);
  });
});

describe('one user', () => {
  it('is found by id', async () => {
    const { send, all } = openUsers();
    const user = (await all()).find(({ id }) => id === 17);
    expect(await send('GET', '/api/users/user?id=17')).toEqual({ status: 200, body: { user } });
  });

  it.each(['?id=999', '?id=', ''])('is not found by %j', async (query) => {
    const { send } = openUsers();
    expect(await send('GET', `/api/users/user${query}`)).toEqual({ status: 404, body: { error: 'User not found' } });
  });
});

describe('adding a user', () => {
  it('takes the fields unwrapped, gives the id after the highest, and is found at once', async () => {
    const { add, list } = openUsers();
    const fields = { ...(await list()).users[0], fullName: 'Aaltje Aar', email: 'aaltje@aar.example', id: 3 };
    const { status, body } = await add(fields);
    expect(status).toBe(201);
    expect(body).toEqual({ user: { ...fields, id: 51 } });
    expect((await list()).users[0]).toEqual(body.user);
  });

  it('goes by the highest id, not by the last row', async () => {
    const { add, remove } = openUsers();
    await add({ fullName: 'Last' });
    await remove(50);
    expect((await add({ fullName: 'Later' })).body.user.id).toBe(52);
  });

  it('fills what was not sent, so that a search does not break', async () => {
    const { add, list } = openUsers();
    const { user } = (await add({ fullName: 'Only Name' })).body;
    expect(user).toEqual({
      id: 51,
      billing: 'Auto Debit',
      fullName: 'Only Name',
      company: '',
      role: '',
      username: '',
      country: '',
      contact: '',
      email: '',
      currentPlan: '',
      status: 'pending',
      avatar: '',
    });
    expect((await list('q=only name')).users).toEqual([user]);
  });
});

describe('deleting a user', () => {
  it('takes that one', async () => {
    const { remove, all, send } = openUsers();
    expect((await remove(7)).status).toBe(200);
    expect((await all()).some(({ id }) => id === 7)).toBe(false);
    expect((await send('GET', '/api/users/user?id=7')).status).toBe(404);
  });

  it('of an unknown id takes none', async () => {
    const { remove, all } = openUsers();
    expect((await remove(999)).status).toBe(200);
    expect(await all()).toHaveLength(50);
  });
});
