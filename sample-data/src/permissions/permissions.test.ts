import { describe, expect, it } from 'vitest';
import { openLayer } from '../testing/open-layer.ts';
import type { Permission } from './permissions.ts';

function openPermissions() {
  const { send, read } = openLayer();
  return {
    list: (query = '') => read('/apps/permissions/data', query),
    add: (permission: unknown) =>
      send<{ permission: Permission }>('POST', '/apps/permissions/add-permission', { permission }),
    rename: (body: unknown) => send<{ permission: Permission }>('POST', '/apps/permissions/update-permission', body),
    remove: (id: number) => send('DELETE', `/apps/permissions/delete?id=${id}`),
  };
}

describe('the permission list', () => {
  it('starts with the nine of the specification', async () => {
    const { permissions, total } = await openPermissions().list();
    expect(total).toBe(9);
    expect(permissions.map(({ name, assignedTo }) => `${name}: ${assignedTo.join(', ')}`)).toEqual([
      'Management: administrator',
      'Manage Billing & Roles: administrator',
      'Add & Remove Users: administrator, manager',
      'Project Planning: administrator, user, support',
      'Manage Email Sequences: administrator, user, support',
      'Client Communication: administrator, manager',
      'Only View: administrator, restricted-user',
      'Financial Management: administrator, manager',
      "Manage Others' Tasks: administrator, support",
    ]);
  });

  it('says what it understood, and gives all rows beside the page', async () => {
    const { params, allData, permissions } = await openPermissions().list('q=manage&perPage=2&page=2');
    expect(params).toEqual({ q: 'manage', assignedTo: null, page: 2, perPage: 2 });
    expect(allData).toHaveLength(9);
    expect(permissions.map(({ name }) => name)).toEqual(['Manage Email Sequences', 'Financial Management']);
  });

  it.each([
    ['manager', 3],
    ['user', 2],
    ['restricted-user', 1],
    ['administrator', 9],
    ['admin', 0],
  ])('filters by the role %s, which %i hold', async (role, count) => {
    const { total, permissions } = await openPermissions().list(`assignedTo=${role}`);
    expect(total).toBe(count);
    expect(permissions.filter(({ assignedTo }) => !assignedTo.includes(role))).toEqual([]);
  });

  it('searches name and day', async () => {
    const { list } = openPermissions();
    const [first] = (await list()).permissions;
    expect((await list('q=ONLY view')).total).toBe(1);
    expect((await list(`q=${first?.createdDate.slice(0, 11)}`)).permissions).toEqual([first]);
  });
});

describe('a new permission', () => {
  it('is the administrator’s alone, made now, with the id after the last', async () => {
    const { add, list } = openPermissions();
    const { status, body } = await add({ name: 'Export reports', assignedTo: ['user'], id: 3 });
    expect(status).toBe(201);
    expect(body.permission).toEqual({
      id: 10,
      name: 'Export reports',
      assignedTo: ['administrator'],
      createdDate: '06 May 2031, 12:00 PM',
    });
    expect((await list()).permissions.at(-1)).toEqual(body.permission);
    await add({ name: 'Eleventh' });
    expect((await list('page=2')).permissions).toHaveLength(1);
  });

  it('gets the id of a deleted last one again', async () => {
    const { add, remove } = openPermissions();
    await remove(9);
    expect((await add({ name: 'Ninth' })).body.permission.id).toBe(9);
  });

  it('needs a name', async () => {
    expect((await openPermissions().add({ name: '' })).status).toBe(400);
  });
});

describe('renaming a permission', () => {
  it('changes the name alone', async () => {
    const { rename, list } = openPermissions();
    const before = (await list()).permissions[3];
    const { status, body } = await rename({ id: 4, name: 'Planning', assignedTo: ['user'] });
    expect(status).toBe(200);
    expect(body.permission).toEqual({ ...before, name: 'Planning' });
    expect((await list()).permissions[3]).toEqual(body.permission);
  });

  it('of an unknown one is refused', async () => {
    expect(await openPermissions().rename({ id: 99, name: 'x' })).toEqual({
      status: 404,
      body: { error: 'Permission not found' },
    });
  });
});

describe('deleting a permission', () => {
  it('takes that one, and none by an unknown id', async () => {
    const { remove, list } = openPermissions();
    expect((await remove(99)).status).toBe(200);
    expect((await list()).total).toBe(9);
    expect((await remove(2)).status).toBe(200);
    expect((await list()).permissions.map(({ id }) => id)).toEqual([1, 3, 4, 5, 6, 7, 8, 9]);
  });
});
