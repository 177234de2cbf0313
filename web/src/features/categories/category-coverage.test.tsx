import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { useRecordsChanged } from '../../ui/use-records-changed.ts';
import { CategoriesScreen } from './categories.screen.tsx';
import { CategoryCoverage } from './category-coverage.tsx';
import {
  CategoryBranchDocument,
  CategoryCoverageDocument,
  CoveredCategoriesDocument,
} from './categories.operations.generated.ts';
import { ancestorsOf, answerCoverage, below, node, page } from './testing/few-categories.ts';

const server = fakeServer();
let total: number;

beforeEach(() => {
  stubBrowser();
  signIn();
  total = 1;
  server.answer(CategoryBranchDocument, ({ filter }) => page(below(filter.parentId?.[0] ?? null).map(node)));
  server.answer(CoveredCategoriesDocument, () => {
    const nodes = ['bulbs'].slice(0, total).map((id) => ({ ...node(id), ancestors: ancestorsOf(id) }));
    return { categories: { nodes, total: { count: total } } };
  });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const show = async (address = '/categories') => {
  const view = await renderRoute(CategoriesScreen, '/categories', address);
  const coverage = within(await screen.findByRole('navigation', { name: 'Coverage' }));
  return { ...view, coverage };
};

describe('the coverage of categories', () => {
  it('says the number of each fault and the bound, and leads to the rows where there are any', async () => {
    answerCoverage(server, { isEmpty: 1, products: 1200 });
    const { coverage, router } = await show();
    expect((await coverage.findByRole('link', { name: 'Empty 1' })).getAttribute('href')).toContain('isEmpty');
    expect(coverage.getByText('More than 500 products').textContent).toBe('More than 500 products 0');
    expect(coverage.queryByRole('link', { name: /More than/ })).toBeNull();
    const products = await coverage.findByRole('link', { name: 'Products without category 1,200' });
    expect(decodeURIComponent(products.getAttribute('href') ?? '')).toMatch(/^\/products\?.*"categoryId".*"empty"/);

    await act(() => userEvent.click(coverage.getByRole('link', { name: 'Empty 1' })));
    const bulbs = (await screen.findByRole('link', { name: 'Bulbs' })).closest('tr') as HTMLTableRowElement;
    expect(within(bulbs).getByText('Lighting')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Garden' })).toBeNull());
    expect(server.lastAsked(CoveredCategoriesDocument)).toMatchObject({ filter: { isEmpty: true }, search: '' });

    await act(() => userEvent.click(coverage.getByRole('link', { name: 'Whole tree' })));
    await screen.findByRole('link', { name: 'Garden' });
    expect(router.state.location.search).toEqual({});
  });

  it('searches within what it shows, and says how many it does not', async () => {
    answerCoverage(server, { isEmpty: 900 });
    total = 900;
    await show('/categories?filter=isEmpty:true');
    await screen.findByText('1 of 900 results');
    await act(() => userEvent.type(screen.getByRole('searchbox'), 'bu'));
    await waitFor(() =>
      expect(server.lastAsked(CoveredCategoriesDocument)).toMatchObject({ filter: { isEmpty: true }, search: 'bu' }),
    );
  });

  it('says so where none is left', async () => {
    answerCoverage(server);
    total = 0;
    await show('/categories?filter=isEmpty:true');
    await screen.findByText('None left');
    expect(screen.queryByRole('treegrid')).toBeNull();
  });

  it('is counted once for many changes, half a minute after the last count', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answerCoverage(server, { isEmpty: 1 });
    await renderRoute(function Changes() {
      const changed = useRecordsChanged();
      return (
        <>
          <CategoryCoverage shown={undefined} />
          <button type="button" onClick={() => void changed('category')}>
            Change
          </button>
        </>
      );
    }, '/categories');
    await screen.findByRole('link', { name: 'Empty 1' });
    answerCoverage(server, { isEmpty: 2 });
    const change = screen.getByRole('button', { name: 'Change' });
    for (let times = 0; times < 3; times += 1) act(() => change.click());
    await act(() => vi.advanceTimersByTimeAsync(25_000));
    expect(server.asked(CategoryCoverageDocument)).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    await screen.findByRole('link', { name: 'Empty 2' });
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(server.asked(CategoryCoverageDocument)).toHaveLength(2);
    act(() => change.click());
    await waitFor(() => expect(server.asked(CategoryCoverageDocument)).toHaveLength(3));
  });
});
