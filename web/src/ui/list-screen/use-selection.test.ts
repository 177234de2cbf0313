import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { List } from './use-list.ts';
import { useSelection } from './use-selection.ts';

type Kettle = { id: string };
const all = Array.from({ length: 5_000 }, (_, place): Kettle => ({ id: `k${place}` }));

/** The list with these of its rows loaded. */
const loaded = (from: number, search = ''): List<Kettle> =>
  ({
    rows: all.slice(from, from + 1_000),
    start: { count: from, isExact: true },
    total: { count: all.length, isExact: true },
    variables: { search },
    placeOf: (index: number) => ({ page: { after: String(from + Math.floor(index / 100) * 100) }, index: index % 100 }),
    walk: async function* ({ after }: { after: string }) {
      for (let at = Number(after); at < all.length; at += 500) yield all.slice(at, at + 500);
    },
  }) as unknown as List<Kettle>;

const select = (list: List<Kettle>) => renderHook((props) => useSelection(props), { initialProps: list });
afterEach(cleanup);

it('keeps rows that are not loaded any more, and selects all between one of them and another', async () => {
  const { result, rerender } = select(loaded(0));
  act(() => result.current.toggle(150, false));
  rerender(loaded(3_000));
  expect(result.current.count).toEqual({ count: 1, isExact: true });
  act(() => result.current.toggle(20, true));
  expect(result.current.isReading).toBe(true);
  await waitFor(() => expect(result.current.count.count).toBe(3_020 - 150 + 1));
  expect(result.current.ids).toEqual(all.slice(150, 3_021).map(({ id }) => id));
});

it('releases upwards as it selects downwards', async () => {
  const { result, rerender } = select(loaded(3_000));
  act(() => result.current.selectEverything());
  act(() => result.current.toggle(20, false));
  rerender(loaded(0));
  act(() => result.current.toggle(150, true));
  await waitFor(() => expect(result.current.count.count).toBe(all.length - (3_020 - 150 + 1)));
  expect(result.current.has({ id: 'k151' })).toBe(false);
  expect(result.current.has({ id: 'k149' })).toBe(true);
});

it('is another for another search', () => {
  const { result, rerender } = select(loaded(0));
  act(() => result.current.selectEverything());
  rerender(loaded(0, 'mug'));
  expect(result.current.count.count).toBe(0);
  expect(result.current.isEverything).toBe(false);
});

it('offers what matches beyond the loaded rows also when more are loaded after all of them were chosen, until one is released', () => {
  const { result, rerender } = select({ ...loaded(0), rows: all.slice(0, 100) });
  act(() => result.current.toggleAll());
  rerender(loaded(0));
  expect(result.current).toMatchObject({ isLoadedSelected: false, isMoreOffered: true });
  act(() => result.current.toggle(3, false));
  expect(result.current.isMoreOffered).toBe(false);
});
