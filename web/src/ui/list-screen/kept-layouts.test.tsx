import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useListLayout } from './kept-layouts.ts';
import { plainLayout } from './list-layout.ts';

const place = { list: 'KettlesList', viewId: null };
const layout = (density: 'compact' | 'roomy') => ({ ...plainLayout, density });
const stored = (density: 'compact' | 'roomy', version: number) => [{ viewId: null, look: layout(density), version }];
let sent: { input: unknown }[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { variables: { input: unknown } }).variables);
    const saved = { __typename: 'ListLayoutSaved', layout: { version: 8 } };
    return Response.json({ data: { saveListLayout: saved } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('takes over what another browser chose since, sends what is chosen here once, and keeps that', async () => {
  const { result, rerender } = renderHook(({ layouts }) => useListLayout(place, layouts), {
    initialProps: { layouts: stored('compact', 3) },
  });
  expect(result.current[0]).toEqual(layout('compact'));
  act(() => result.current[1](layout('compact')));
  act(() => result.current[1](layout('roomy')));
  expect(result.current[0]).toEqual(layout('roomy'));
  rerender({ layouts: stored('compact', 4) });
  expect(result.current[0]).toEqual(layout('roomy'));
  await waitFor(() => expect(sent.map(({ input }) => input)).toEqual([layout('roomy')]));
  await waitFor(() => expect(localStorage.getItem('lists')).toContain('"version":8'));
  rerender({ layouts: stored('compact', 7) });
  expect(result.current[0]).toEqual(layout('roomy'));
  rerender({ layouts: stored('compact', 9) });
  expect(result.current[0]).toEqual(layout('compact'));
});

it('sends what was chosen in a browser before the server kept any', async () => {
  localStorage.setItem('lists', JSON.stringify({ ' KettlesList': layout('roomy') }));
  dispatchEvent(Object.assign(new Event('storage'), { key: 'lists' }));
  const { result } = renderHook(() => useListLayout(place, []));
  expect(result.current[0]).toEqual(layout('roomy'));
  await waitFor(() => expect(sent).toMatchObject([{ input: layout('roomy') }]));
});
