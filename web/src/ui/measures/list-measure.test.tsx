import { listLink } from '@quarry/contracts/analytics';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TypedDocument } from '../../data/index.ts';
import { useListWindow, type WindowConnection } from '../../data/use-list-window.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { ListMeasure } from './list-measure.tsx';
import { FiguresDocument } from './measures.operations.generated.ts';

type Comments = { comments: WindowConnection<{ id: string }> };
const commentsDocument: TypedDocument<Comments, Record<string, unknown>> = {
  id: 'comments',
  name: 'Comments',
  text: 'query Comments { comments { nodes { id } } }',
};
const server = fakeServer();
let count: number;
/** Where the figure is of each currency by itself. */
let byCurrency: Record<string, number> | undefined;

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  signIn();
  count = 1;
  byCurrency = undefined;
  server.answer(commentsDocument, () => ({
    comments: {
      nodes: Array.from({ length: count }, (_, at) => ({ id: String(at) })),
      pageInfo: {
        startCursor: null,
        endCursor: null,
        hasPreviousPage: false,
        hasNextPage: false,
        offset: { count: 0, isExact: true },
      },
    },
  }));
  server.answer(FiguresDocument, () => ({
    figures: {
      __typename: 'Figures',
      from: '',
      until: '',
      comparedFrom: null,
      comparedUntil: null,
      recordedFrom: null,
      toCount: 0,
      isCut: false,
      rows: [],
      totals: Object.entries(byCurrency ?? { '': count }).map(([currency, value]) => ({
        key: '',
        label: '',
        currency: currency || null,
        values: [{ value, compared: null }],
      })),
    },
  }));
});
afterEach(cleanup);

/** Comments to decide with their figure, and the way to read them again. */
function WaitingComments() {
  const { rows, readAt, reload } = useListWindow('comments', commentsDocument, {});
  const matching = { search: null, filter: { isWaiting: true } };
  return (
    <>
      <ListMeasure list={{ search: { measure: 'COMMENTS_WAITING' }, matching, readAt }} />
      <p>{rows.length} rows</p>
      <button type="button" onClick={() => void reload()}>
        Read again
      </button>
    </>
  );
}

it('shows the figure of a list anew once its rows are read again, and asks once for the first ones', async () => {
  await renderRoute(WaitingComments, '/');
  await screen.findByText('1 rows');
  expect((await screen.findByText('1')).parentElement?.textContent).toBe('Comments to decide: 1');
  expect(server.asked(FiguresDocument)).toHaveLength(1);
  count = 2;
  await userEvent.click(screen.getByRole('button', { name: 'Read again' }));
  await screen.findByText('2 rows');
  expect((await screen.findByText('2')).parentElement?.textContent).toBe('Comments to decide: 2');
});

it.each([
  ['UNITS', 'Units: 2,003'],
  ['NET_SALES', 'Net sales: €20.00, $0.03'],
] as const)('adds counts over currencies, and amounts never: %s', async (measure, text) => {
  byCurrency = { EUR: 2000, USD: 3 };
  const days = { from: '2026-11-01', until: '2026-11-28' };
  const everything = { shopId: null, channelId: null, brandId: null, currency: null };
  const link = listLink(measure, { by: 'NONE', ...days, ...everything }, { key: '', currency: null });
  const matching = { search: null, filter: link?.filter ?? {} };
  const list = { search: { measure }, matching, readAt: 0 };
  await renderRoute(() => <ListMeasure list={list} />, '/');
  const figure = await screen.findByText(text.split(': ')[1] ?? '');
  expect(figure.parentElement?.textContent?.replaceAll(/[\u2066-\u2069]/g, '')).toBe(text);
});
