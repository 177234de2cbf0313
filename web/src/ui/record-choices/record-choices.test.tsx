import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { session, type TypedDocument } from '../../data/index.ts';
import { listAnswer, type WindowAnswer } from '../../testing/list-answer.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { RecordForm, useRecordForm, type SaveOutcome } from '../form/index.ts';
import { ListScreen, recordFilter, useList, type ListOf } from '../list-screen/index.ts';
import { RecordField, RecordsField } from './index.ts';

type Kettle = { id: string; name: string };
type Answer = { kettles: WindowAnswer<Kettle> };

const document: TypedDocument<Answer, { first: number; after?: string | null }> = {
  name: 'Kettles',
  text: 'query Kettles($first: Int!, $filter: KettleFilter) { kettles(first: $first, filter: $filter) { nodes { id name } } }',
};
const kettlesList = { name: 'kettles', document, sort: 'name' } satisfies ListOf<typeof document>;
const columns = [{ key: 'name', header: 'Name', width: 120, sort: 'name', cell: ({ name }: Kettle) => name }];
const filters = [recordFilter('brandId', 'Brand', 'Brand')];
const brands = [...Array(30).keys()].map((index) => ({ id: `b${index}`, name: `Brand ${index}` }));
let asked: string[][] = [];

function Kettles() {
  const list = useList(kettlesList, { columns, filters });
  const empty = { title: 'None', text: 'None yet.' };
  return <ListScreen title="Kettles" list={list} columns={columns} rowName={({ name }) => name} empty={empty} />;
}

beforeEach(() => {
  stubBrowser();
  asked = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    type Variables = { search?: string; ids?: string[]; filter?: { brandId?: string[] } };
    const { operationName, variables } = JSON.parse(body) as { operationName: string; variables: Variables };
    const { search = '', ids, filter } = variables;
    if (operationName === 'NamedRecords') {
      return Response.json({ data: { namedRecords: brands.filter(({ id }) => ids?.includes(id)) } });
    }
    if (operationName === 'FoundRecords') {
      const found = brands.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
      return Response.json({ data: { namedRecords: found.slice(0, 20) } });
    }
    if (operationName !== 'Kettles') return Response.json({ data: { savedViews: [] } });
    asked.push(filter?.brandId ?? []);
    return Response.json({ data: { kettles: listAnswer([{ id: '1', name: 'Copper kettle' }], { first: 100 }) } });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('finds a record beyond the first ones by typing, and chooses it by keys', async () => {
  await renderRoute(Kettles, '/kettles', '/kettles');
  await userEvent.click(screen.getByRole('button', { name: 'Brand' }));
  await screen.findByRole('searchbox', { name: 'Find in: Brand' });
  await screen.findByRole('checkbox', { name: 'Brand 0' });
  expect(screen.queryByRole('checkbox', { name: 'Brand 27' })).toBeNull();
  screen.getByText('There are more: type a part of the name.');
  await userEvent.keyboard('brand 27');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Brand 0' })).toBeNull());
  await userEvent.keyboard('{ArrowDown} ');
  await waitFor(() => expect(asked.at(-1)).toEqual(['b27']));
  const chosen = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Brand 27' });
  expect([chosen.checked, chosen === globalThis.document.activeElement]).toEqual([true, true]);
});

it('takes the first that was found by Enter', async () => {
  await renderRoute(Kettles, '/kettles', '/kettles');
  await userEvent.click(screen.getByRole('button', { name: 'Brand' }));
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find in: Brand' }), 'brand 29');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Brand 0' })).toBeNull());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(asked.at(-1)).toEqual(['b29']));
});

it('names what an address chooses, also beyond the first ones, and says what is gone', async () => {
  await renderRoute(Kettles, '/kettles', '/kettles?filter=brandId:b28&filter=brandId:zzz');
  await screen.findByText('Brand 28, No longer there');
  await userEvent.click(screen.getByRole('button', { name: 'Brand' }));
  const list = await screen.findByRole('list', { name: 'Brand' });
  const [first] = within(list).getAllByRole<HTMLInputElement>('checkbox');
  expect(first?.checked).toBe(true);
  within(list).getByText('Brand 28');
});

type Scope = { brandId: string; brandIds: readonly string[] };
const scope = z.object({ brandId: z.string(), brandIds: z.array(z.string()) });
const versions: readonly Scope[] = [
  { brandId: 'b1', brandIds: ['b2'] },
  { brandId: 'b3', brandIds: ['b4', 'b5'] },
];

function ScopeScreen() {
  const [version, setVersion] = useState(0);
  return <ScopeForm key={version} opened={versions[version]} onNewest={() => setVersion(1)} />;
}

function ScopeForm({ opened, onNewest }: { opened: Scope | undefined; onNewest: () => void }) {
  const form = useRecordForm<Scope, Scope>(scope, opened ?? { brandId: '', brandIds: [] });
  const save = async (): Promise<SaveOutcome> => ({ kind: 'conflict', lastChange: null, loadNewest: onNewest });
  return (
    <RecordForm form={form} onSave={save}>
      <RecordField<Scope> name="brandId" of="Brand" label="Main brand" />
      <RecordsField<Scope> name="brandIds" of="Brand" label="Brands" help="All of them" />
      <button type="button" onClick={() => form.setValue('brandIds', ['b6'], { shouldDirty: true, shouldTouch: true })}>
        Choose another
      </button>
    </RecordForm>
  );
}

it('names in a conflict the records of every version, also those that one alone has', async () => {
  localStorage.setItem('accessToken', 'a');
  localStorage.setItem('refreshToken', 'r');
  const names = { username: 'ada', fullName: 'Ada', email: 'ada@shop.example', role: 'administrator' };
  localStorage.setItem('userData', JSON.stringify({ id: 'u', ...names, avatar: null, ability: [], extras: {} }));
  session.reload();
  await renderRoute(ScopeScreen, '/scope');
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Choose another' })));
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Save' })));
  const asked = within(await screen.findByRole('dialog', { name: 'Somebody saved a newer version' }));
  const brandsOf = within(asked.getByRole('group', { name: 'Brands' }));
  await brandsOf.findByText('Brand 2');
  await brandsOf.findByRole('radio', { name: /Yours.*Brand 6/, checked: true });
  await brandsOf.findByRole('radio', { name: /Theirs.*Brand 4, Brand 5/ });
  const main = within(asked.getByRole('group', { name: 'Main brand' }));
  await main.findByRole('radio', { name: /Theirs.*Brand 3/, checked: true });
  const before = main.getByText('Before:', { exact: false });
  await waitFor(() => expect(before.textContent).toContain('Brand 1'));
});
