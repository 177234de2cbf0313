import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/index.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { BrandStatusButton } from './brand-status-button.tsx';
import { BrandNewScreen } from './brand-new.screen.tsx';
import { BrandsListScreen } from './brands-list.screen.tsx';
import type { BrandDetailFragment } from './brands.operations.generated.ts';

type Asked = { operationName: string; variables: Record<string, unknown> };

const asked: Asked[] = [];
let answers: Record<string, (variables: Record<string, unknown>) => unknown> = {};

function brand(number: number) {
  return {
    id: `b${number}`,
    name: `Brand ${number}`,
    website: null,
    country: 'DE',
    aliases: [],
    status: 'ACTIVE',
    productCount: number,
    createdAt: '2026-01-02T03:04:05Z',
    version: 1,
  };
}

function page(nodes: unknown[], endCursor: string | null, count: number) {
  return {
    brands: { nodes, pageInfo: { endCursor, hasNextPage: endCursor !== null }, total: { count, isExact: true } },
  };
}

const lastAsked = () => asked.at(-1)?.variables;

beforeEach(() => {
  stubBrowser();
  asked.length = 0;
  localStorage.clear();
  localStorage.setItem('accessToken', 'a');
  localStorage.setItem('refreshToken', 'r');
  localStorage.setItem(
    'userData',
    JSON.stringify({
      id: 'u',
      username: 'ada',
      fullName: 'Ada',
      email: 'ada@shop.example',
      role: 'administrator',
      avatar: null,
      ability: [{ action: 'manage', subject: 'all' }],
      extras: {},
    }),
  );
  session.reload();
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { operationName, variables } = JSON.parse(body) as Asked;
    asked.push({ operationName, variables });
    const answer = answers[operationName]?.(variables);
    return answer instanceof Response ? answer : Response.json({ data: answer });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const bulkRun = {
  id: 'r1',
  list: 'brands',
  action: 'archive',
  state: 'queued',
  total: null,
  done: 0,
  unchanged: 0,
  refused: 0,
  conflicts: 0,
  kept: 0,
  requestedAt: '2026-01-01T00:00:00Z',
  requestedBy: 'Ada',
  startedAt: null,
  finishedAt: null,
  nextCommands: ['cancel'],
  stopReason: null,
};

const manyEffects = {
  brands: 1,
  refused: 1,
  refusedBrandIds: ['b1'],
  notAllowed: 0,
  products: 3,
  productBrandIds: ['b2'],
};

describe('the list of brands', () => {
  it('asks for what the address says', async () => {
    answers = { BrandsList: () => page([brand(1)], null, 1) };
    await renderRoute(BrandsListScreen, '/brands', '/brands?q=bra&sort=-createdAt&filter=status:ARCHIVED');

    expect(await screen.findByText('Brand 1')).toBeDefined();
    expect(lastAsked()).toMatchObject({
      search: 'bra',
      sort: [{ field: 'createdAt', direction: 'DESC' }],
      filter: { status: ['ARCHIVED'] },
    });
  });

  it('drops a filter value that it does not offer', async () => {
    answers = { BrandsList: () => page([brand(1)], null, 1) };
    await renderRoute(BrandsListScreen, '/brands', '/brands?filter=status:STOLEN');

    await screen.findByText('Brand 1');
    expect(lastAsked()).toMatchObject({ filter: {} });
  });

  it('writes what is typed into the address and asks again', async () => {
    answers = { BrandsList: () => page([brand(1)], null, 1) };
    const { router } = await renderRoute(BrandsListScreen, '/brands');
    await userEvent.type(await screen.findByRole('searchbox'), 'kettle');

    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'kettle' }));
    await waitFor(() => expect(lastAsked()).toMatchObject({ search: 'kettle' }));
  });

  it('sorts by a column, and the other way when it is chosen again', async () => {
    answers = { BrandsList: () => page([brand(1)], null, 1) };
    const { router } = await renderRoute(BrandsListScreen, '/brands');
    const header = await screen.findByRole('columnheader', { name: 'Added' });
    await userEvent.click(within(header).getByRole('button'));
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'createdAt' }));
    await userEvent.click(within(header).getByRole('button'));
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: '-createdAt' }));
  });

  it('selects with the keyboard and archives what is selected, with a word about each refusal', async () => {
    answers = {
      BrandsList: () => page([brand(1), brand(2)], null, 2),
      ManyBrandsArchiveEffects: () => ({ brandArchiveEffects: manyEffects }),
      StartBulkRun: () => ({ startBulkRun: { __typename: 'BulkRunStarted', run: { ...bulkRun, total: 2 } } }),
      BulkRunById: () => ({
        bulkRun: { ...bulkRun, state: 'succeeded', nextCommands: [], total: 2, done: 1, refused: 1 },
      }),
      BulkItemsList: () => ({
        bulkItems: {
          nodes: [
            {
              id: 'b1',
              name: 'Brand 1',
              outcome: 'refused',
              refusal: { code: 'x', reason: 'It has 3 products.', wording: null },
            },
          ],
        },
      }),
    };
    await renderRoute(BrandsListScreen, '/brands');
    await screen.findByText('Brand 1');
    await userEvent.keyboard('xjx');
    await userEvent.click(await screen.findByRole('button', { name: 'Archive 2 brands' }));
    const question = within(await screen.findByRole('dialog', { name: 'Archive 2 brands' }));
    await question.findByText('1 brand is archived.');
    question.getByText(/^1 brand stays as it is, because it has active products\./);
    question.getByText(/^3 products of these brands keep their brand\./);
    const leadsTo = (name: string) =>
      decodeURIComponent(question.getByRole('link', { name }).getAttribute('href') ?? '');
    expect(leadsTo('Show active products')).toBe('/products?filter=brandId:b1&filter=status:ACTIVE');
    expect(leadsTo('Show products')).toMatch(/brandId:b2.*status:DRAFT.*status:UNLISTED/);
    expect(asked.map(({ operationName }) => operationName)).not.toContain('StartBulkRun');
    await userEvent.click(question.getByRole('button', { name: 'Archive 2 brands' }));

    await waitFor(() =>
      expect(asked.find(({ operationName }) => operationName === 'StartBulkRun')?.variables).toEqual({
        input: { list: 'brands', action: 'archive', ids: [['b1', 'b2']] },
      }),
    );
    const result = await screen.findByRole('dialog', { name: 'Result' });
    expect(within(result).getByText('1 done · 1 refused')).toBeDefined();
    expect((await within(result).findByRole('listitem')).textContent).toBe('Brand 1: It has 3 products.');
    await userEvent.click(within(result).getByText('Close'));
    expect(await screen.findByRole('heading', { name: 'Brands' })).toBeDefined();
  });

  it('archives none of the selected brands where none can be', async () => {
    answers = {
      BrandsList: () => page([brand(1)], null, 1),
      ManyBrandsArchiveEffects: () => ({
        brandArchiveEffects: { ...manyEffects, brands: 0, refused: 0, notAllowed: 1, products: null },
      }),
    };
    await renderRoute(BrandsListScreen, '/brands');
    await screen.findByText('Brand 1');
    await userEvent.keyboard('x');
    await userEvent.click(await screen.findByRole('button', { name: 'Archive 1 brand' }));
    const question = within(await screen.findByRole('dialog', { name: 'Archive 1 brand' }));
    await question.findByText('None of these brands can be archived.');
    question.getByText('1 brand stays as it is, because your role may not archive it.');
    question.getByText(/^Your role does not show products/);
    expect(question.getByRole<HTMLButtonElement>('button', { name: 'Archive 1 brand' }).disabled).toBe(true);
  });

  it('says which filter to remove when nothing matches', async () => {
    answers = { BrandsList: () => page([], null, 0) };
    await renderRoute(BrandsListScreen, '/brands', '/brands?filter=status:ARCHIVED');
    await screen.findByText('No results');
    const [, inTheMiddle] = screen.getAllByRole('button', { name: 'Remove the filter Status' });
    expect(inTheMiddle).toBeDefined();
  });

  it('says what brands are when there are none', async () => {
    answers = { BrandsList: () => page([], null, 0) };
    await renderRoute(BrandsListScreen, '/brands');
    expect(await screen.findByText('No brands yet')).toBeDefined();
  });

  it('names the request of a server fault and can try again', async () => {
    answers = {
      BrandsList: () =>
        Response.json({ errors: [{ message: 'x', extensions: { code: 'INTERNAL', requestId: 'req-9' } }] }),
    };
    await renderRoute(BrandsListScreen, '/brands');
    expect(await screen.findByText('Request id: req-9')).toBeDefined();

    answers = { BrandsList: () => page([brand(1)], null, 1) };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Brand 1')).toBeDefined();
  });
});

describe('archiving a brand', () => {
  const shown = { ...brand(1), description: null } as unknown as BrandDetailFragment;
  const counted = (active: number, others: number) => () => ({
    active: { total: { count: active } },
    others: { total: { count: others } },
  });
  const archive = async () => {
    await renderRoute(() => <BrandStatusButton brand={shown} />, '/brand');
    await userEvent.click(await screen.findByRole('button', { name: 'Archive brand' }));
    return within(await screen.findByRole('dialog', { name: 'Archive brand Brand 1' }));
  };

  it('says first which products keep it from that, with the way there', async () => {
    answers = { BrandArchiveEffects: counted(2, 3) };
    const dialog = await archive();
    await dialog.findByText(/^2 active products keep the brand from being archived/);
    const leadsTo = (name: string) => decodeURIComponent(dialog.getByRole('link', { name }).getAttribute('href') ?? '');
    expect(leadsTo('Show active products')).toMatch(/\/products\?.*brandId:b1.*status:ACTIVE/);
    expect(leadsTo('Show other products')).toMatch(/brandId:b1.*DRAFT.*IN_REVIEW.*REJECTED.*UNLISTED/);
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Archive brand' }).disabled).toBe(true);
    expect(asked.map(({ operationName }) => operationName)).not.toContain('ArchiveBrand');
  });

  it('says what becomes of the other products, and is done once that is confirmed', async () => {
    const archived = { __typename: 'BrandStatusChanged', brand: { ...shown, status: 'ARCHIVED', version: 2 } };
    answers = { BrandArchiveEffects: counted(0, 1), ArchiveBrand: () => ({ archiveBrand: archived }) };
    const dialog = await archive();
    await dialog.findByText(/^1 product that is not active keeps the brand/);
    await userEvent.click(dialog.getByRole('button', { name: 'Archive brand' }));
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ operationName: 'ArchiveBrand', variables: { id: 'b1', version: 1 } }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is refused in the words of a bulk run: what, why, by which rule, and what to do next', async () => {
    const said = vi.spyOn(toast, 'error');
    const refused = { __typename: 'BrandHasActiveProducts', count: 4 };
    answers = { BrandArchiveEffects: counted(0, 0), ArchiveBrand: () => ({ archiveBrand: refused }) };
    const dialog = await archive();
    await dialog.findByText('No product has this brand.');
    await userEvent.click(dialog.getByRole('button', { name: 'Archive brand' }));
    await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
    await renderRoute(() => said.mock.calls[0]?.[0] as ReactNode, '/said');
    await screen.findByText('The brand has 4 active products.');
    screen.getByText('Brand Brand 1 was not archived');
    screen.getByText('HAS_ACTIVE_PRODUCTS');
    const step = screen.getByText('Next step:').nextElementSibling;
    expect(step?.textContent).toBe('Archive them, or give them another brand, first.');
  });
});

describe('adding a brand', () => {
  it('does not ask the server while a field is wrong, and counts what is', async () => {
    await renderRoute(BrandNewScreen, '/brands/new');
    await userEvent.click(await screen.findByRole('button', { name: 'Add brand' }));
    expect(await screen.findByText('1 field needs attention')).toBeDefined();
    expect(asked).toEqual([]);
  });

  it('keeps what was given though it does not fit, and says at the field how much does', async () => {
    await renderRoute(BrandNewScreen, '/brands/new');
    const given = { Country: 'Germany', Name: 'x'.repeat(400) };
    for (const [label, text] of Object.entries(given)) {
      await userEvent.click(await screen.findByRole('textbox', { name: new RegExp(label) }));
      await userEvent.paste(text);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Add brand' }));

    expect(await screen.findAllByText('Write a country as its two letters of ISO 3166, like DE.')).not.toEqual([]);
    expect(screen.getAllByText('This is too long. Shorten it to 120 characters.')).not.toEqual([]);
    const shown = (label: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: label }).value;
    expect({ Country: shown(/Country/), Name: shown(/Name/) }).toEqual(given);
    expect(asked).toEqual([]);
  });

  it('shows at the name that it is taken', async () => {
    answers = { CreateBrand: () => ({ createBrand: { __typename: 'BrandNameTaken', name: 'Alder', brandId: 'b1' } }) };
    await renderRoute(BrandNewScreen, '/brands/new');
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Alder');
    await userEvent.type(screen.getByRole('textbox', { name: 'Aliases' }), 'One{Enter}Two');
    await userEvent.keyboard('{Control>}s{/Control}');

    expect(await screen.findByText(/The name Alder belongs to another brand/)).toBeDefined();
    expect(lastAsked()).toMatchObject({ input: { name: 'Alder', aliases: ['One', 'Two'] } });
  });
});
