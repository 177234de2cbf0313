import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TypedDocument } from '../../data/index.ts';
import { listAnswer, type WindowAnswer } from '../../testing/list-answer.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { ListScreen, useList, type ListOf } from './index.ts';
import {
  columnChoices,
  parseListLayout,
  plainLayout,
  shownColumns,
  withColumn,
  withColumnMoved,
} from './list-layout.ts';

type Kettle = { id: string; name: string; maker: string; price: string };
type Answer = { kettles: WindowAnswer<Kettle> };

const columns = (['name', 'maker', 'price'] as const).map((key) => ({
  key,
  header: `Kettle ${key}`,
  width: 120,
  sort: key,
  cell: (kettle: Kettle) => kettle[key],
}));
const document: TypedDocument<Answer, { first: number; after?: string | null }> = {
  name: 'Kettles',
  text: 'query Kettles { kettles { nodes { id name maker price } } }',
};
const kettlesList = { name: 'kettles', document, sort: 'name' } satisfies ListOf<typeof document>;
const keys = (layout: typeof plainLayout) => shownColumns(columns, layout).map(({ key }) => key);

function Kettles() {
  const list = useList(kettlesList, { columns });
  return (
    <ListScreen
      title="Kettles"
      list={list}
      columns={columns}
      rowName={({ name }) => name}
      empty={{ title: 'None', text: 'None yet.' }}
    />
  );
}

describe('the columns of a list', () => {
  it('stand as declared until somebody chooses', () => {
    expect(keys(plainLayout)).toEqual(['name', 'maker', 'price']);
  });

  it('leave the free width to the one that names the row, or to the one that says so', () => {
    const tracks = (of: typeof columns) => shownColumns(of, plainLayout).map(({ track }) => track);
    expect(tracks(columns)).toEqual(['minmax(120px, 1fr)', '120px', '120px']);
    const other = columns.map((column) => ({ ...column, isWidest: column.key === 'maker' }));
    expect(tracks(other)).toEqual(['120px', 'minmax(120px, 1fr)', '120px']);
  });

  it('wait to be chosen where they are extra, and stay once they are', () => {
    const extra = columns.map((column) => ({ ...column, isExtra: column.key === 'maker' }));
    const shown = (layout: typeof plainLayout) => shownColumns(extra, layout).map(({ key }) => key);
    expect(shown(plainLayout)).toEqual(['name', 'price']);
    expect(shown(withColumn(extra, plainLayout, 'maker', { isHidden: false }))).toEqual(['name', 'maker', 'price']);
    expect(shown(withColumn(extra, plainLayout, 'price', { width: 90 }))).toEqual(['name', 'price']);
  });

  it('are moved, hidden and pinned, while the one that names the row stays first', () => {
    const moved = withColumnMoved(columns, plainLayout, 'price', -1);
    expect(keys(moved)).toEqual(['name', 'price', 'maker']);
    expect(keys(withColumnMoved(columns, moved, 'price', -1))).toEqual(['name', 'price', 'maker']);
    expect(keys(withColumn(columns, moved, 'price', { isHidden: true }))).toEqual(['name', 'maker']);
    expect(keys(withColumn(columns, plainLayout, 'name', { isHidden: true }))).toContain('name');
    expect(keys(withColumn(columns, plainLayout, 'price', { isPinned: true }))).toEqual(['name', 'price', 'maker']);
  });

  it('are pinned beside one another, each where the ones before it end', () => {
    const wide = withColumn(columns, plainLayout, 'name', { width: 300 });
    const pinned = shownColumns(columns, withColumn(columns, wide, 'price', { isPinned: true }));
    expect(pinned.map(({ track, pinnedAt }) => [track, pinnedAt])).toEqual([
      ['300px', 0],
      ['120px', 300],
      ['120px', undefined],
    ]);
  });

  it('are kept apart from what a later version adds or takes away', () => {
    const stored = parseListLayout({ columns: [{ key: 'gone' }, { key: 'price', width: 1e9 }, 7], density: 'huge' });
    expect(columnChoices(columns, stored).map(({ key, width }) => [key, width])).toEqual([
      ['name', null],
      ['price', 1000],
      ['maker', null],
    ]);
    expect(stored.density).toBe('usual');
  });
});

describe('the panel of columns', () => {
  beforeEach(() => {
    stubBrowser();
    vi.stubGlobal('fetch', async () =>
      Response.json({
        data: {
          kettles: listAnswer([{ id: 'k', name: 'Bella', maker: 'Nord', price: '12' }], { first: 100 }),
        },
      }),
    );
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('hides a column by key, and the list is the same when it is opened again', async () => {
    const user = userEvent.setup();
    await renderRoute(Kettles, '/kettles');
    await screen.findByRole('columnheader', { name: 'Kettle maker' });
    screen.getByRole('button', { name: 'Columns and rows' }).focus();
    // The panel is fetched now: React draws it where the waiting is inside.
    await act(() => user.keyboard('{Enter}'));
    const panel = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
    panel.getByRole('checkbox', { name: 'Kettle maker' }).focus();
    await user.keyboard(' ');
    expect(panel.getByRole('checkbox', { name: 'Kettle name' })).toHaveProperty('disabled', true);
    cleanup();
    await renderRoute(Kettles, '/kettles');
    await screen.findByRole('columnheader', { name: 'Kettle price' });
    expect(screen.queryByRole('columnheader', { name: 'Kettle maker' })).toBeNull();
    expect(localStorage.getItem('lists')).toContain('maker');
  });
});
