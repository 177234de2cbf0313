import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { listAnswer } from '../../testing/list-answer.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { RecordChangesDocument } from '../../ui/history/history.operations.generated.ts';
import { RecordHistoryPanel } from '../../ui/history/record-history.tsx';
import { SavedViewsDocument } from '../../ui/list-screen/views/saved-views.operations.generated.ts';
import { FoundRecordsDocument } from '../../ui/record-choices/record-choices.operations.generated.ts';
import { DiscountWarningsDocument } from './discount-bench.operations.generated.ts';
import { AddDiscountCodesDocument, DiscountUsesListDocument } from './discount-codes.operations.generated.ts';
import { useDiscountWords } from './discount-history.tsx';
import { DiscountPage } from './discount.screen.tsx';
import { DiscountUses } from './discount-uses.screen.tsx';
import { DiscountsListScreen } from './discounts-list.screen.tsx';
import {
  DiscountChannelsDocument,
  DiscountsListDocument,
  SetDiscountIntentDocument,
  UpdateDiscountDocument,
  type DiscountDetailFragment,
} from './discounts.operations.generated.ts';
import { discount, nothingToWarnOf, shop } from './testing/discounts.ts';

const server = fakeServer();
const locales = ['en', 'de'];

beforeAll(stubBrowser);
beforeEach(() => {
  localStorage.clear();
  signIn();
  server.answer(SavedViewsDocument, () => ({ savedViews: [], listLayouts: [] }));
  server.answer(DiscountWarningsDocument, () => ({ discountWarnings: nothingToWarnOf }));
  server.answer(DiscountChannelsDocument, () => ({
    channels: { nodes: [{ id: 'c1', name: 'Direct', currency: 'EUR', shop }] },
  }));
  server.answer(FoundRecordsDocument, () => ({ namedRecords: [{ id: 'b2', name: 'Rival' }] }));
});
afterEach(cleanup);

const click = async (name: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
};

it('names in its history what a discount is about, and by its kind what is gone', async () => {
  const change = {
    id: 'h1',
    at: '2026-01-02T03:04:05Z',
    actor: 'Ada',
    actorId: 'u7',
    isActorErased: false,
    actorAvatar: null,
    cause: 'form',
    causeId: null,
    causeName: null,
    channel: null,
    action: 'updated',
    isRevertible: false,
    refusal: null,
    fields: [
      {
        name: 'targets',
        before: [{ kind: 'product', id: 'p9', isExcluded: false }],
        after: [{ kind: 'brand', id: 'b2', isExcluded: true }],
        isErased: false,
        isRevertible: false,
        refusal: null,
        references: [{ id: 'b2', name: 'Rival' }],
      },
      {
        name: 'labels.de',
        before: null,
        after: 'Zehn',
        isErased: false,
        isRevertible: false,
        refusal: null,
        references: [],
      },
      {
        name: 'startsAt',
        before: '2030-01-02T12:00:00Z',
        after: '2030-01-02T13:00:00Z',
        isErased: false,
        isRevertible: false,
        refusal: null,
        references: [],
      },
    ],
  };
  server.answer(RecordChangesDocument, () => ({
    changes: { nodes: [change], pageInfo: { endCursor: null, hasNextPage: false }, goneBefore: null },
  }));
  const History = () => <RecordHistoryPanel entity="discount" id="d1" words={useDiscountWords('Europe/Berlin')} />;
  await renderRoute(History, '/');
  const cells = within(await screen.findByRole('table')).getAllByRole('cell');
  expect(cells.map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Product, included',
    'Rival (Brand, excluded)',
    'None',
    'Zehn',
    // The clocks of Berlin are an hour ahead of UTC then.
    expect.stringMatching(/2030, 0?1:00/),
    expect.stringMatching(/2030, 0?2:00/),
  ]);
});

describe('the list of discounts', () => {
  it('says what each gives, how, and from when until when by the clocks of its shop', async () => {
    const rows = [
      discount(),
      discount({
        id: 'd2',
        name: 'Bundle',
        kind: 'BUY_X_GET_Y',
        buyQuantity: 2,
        getQuantity: 1,
        percentPpm: 1_000_000,
      }),
      discount({ id: 'd3', name: 'Welcome', method: 'CODE', code: 'WELCOME10', percentPpm: 125_000, endsAt: null }),
      discount({ id: 'd4', name: 'Cards', method: 'CODE', codeCount: 300, most: { minor: 500, currency: 'EUR' } }),
    ];
    server.answer(DiscountsListDocument, (asked) => ({ discounts: listAnswer(rows, asked) }));
    await renderRoute(DiscountsListScreen, '/discounts', '/discounts?filter=status:ACTIVE&sort=-PRIORITY');
    const row = (name: string) => within(screen.getByText(name).closest('tr') as HTMLElement);
    await screen.findByText('Summer');
    row('Summer').getByText('20% off');
    expect(row('Summer').getByText('Jun 1, 2026').title).toContain('02:00 AM Central European');
    row('Summer').getByText('Sep 1, 2026');
    row('Summer').getByText('3 / 100');
    row('Bundle').getByText('Buy 2, get 1 free');
    row('Welcome').getByText('12.5% off');
    row('Welcome').getByText('WELCOME10');
    expect(row('Welcome').getByText(/no end/)).toBeDefined();
    row('Cards').getByText('20% off, at most €5.00');
    row('Cards').getByText('300 codes');
    expect(server.lastAsked(DiscountsListDocument)).toMatchObject({
      filter: { status: ['ACTIVE'] },
      sort: [{ field: 'PRIORITY', direction: 'DESC' }],
    });
  });
});

async function openPage(opened: DiscountDetailFragment) {
  server.answer(RecordChangesDocument, () => ({
    changes: { nodes: [], pageInfo: { endCursor: null, hasNextPage: false }, goneBefore: null },
  }));
  return renderRoute(
    () => (
      <>
        <DiscountPage discount={opened} locales={locales} />
        <Toaster />
      </>
    ),
    '/discounts/d1',
  );
}

describe('the page of a discount', () => {
  it('asks before it ends one for good, and says that nothing starts it again', async () => {
    server.answer(SetDiscountIntentDocument, () => ({
      setDiscountIntent: {
        __typename: 'DiscountSaved',
        changeId: 'change',
        discount: discount({ intent: 'ENDED', status: 'ENDED', version: 5 }),
      },
    }));
    await openPage(discount());
    await click('End discount');
    const dialog = within(await screen.findByRole('dialog', { name: 'End Summer for good?' }));
    dialog.getByText(/nothing starts it again/);
    expect(server.asked(SetDiscountIntentDocument)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'End discount' }));
    await screen.findByText('Summer is ended now');
    expect(server.lastAsked(SetDiscountIntentDocument)).toEqual({
      id: 'd1',
      version: 4,
      intent: 'ENDED',
      confirmed: true,
    });
  });

  it('shows what cannot be done now with the reason and the next step', async () => {
    const refusal = {
      code: 'DISCOUNT_MISSING',
      reason: 'Still missing: a code.\nFill it in first.',
      wording: null,
      right: null,
    };
    await openPage(
      discount({
        method: 'CODE',
        intent: 'DRAFT',
        status: 'DRAFT',
        actions: [{ action: 'start', to: 'LIVE', isAllowed: false, refusal }],
      }),
    );
    await click('Not possible now');
    await screen.findByText('Still missing: a code.');
    expect(screen.getByText('Fill it in first.')).toBeDefined();
    expect(screen.getByText('Start')).toBeDefined();
  });

  it('locks what the first use fixed, with the reason, and leaves the rest open', async () => {
    await openPage(discount({ used: 3, reserved: 1, fixedFields: ['kind', 'percent', 'targets'] }));
    const locked = /Fixed since it is in use \(2 orders, 1 reservation\)/;
    for (const [name, state] of [
      ['2', 'COMMITTED'],
      ['1', 'RESERVED'],
    ]) {
      const { pathname, searchParams } = new URL(
        (await screen.findByRole('link', { name: name! })).getAttribute('href') ?? '',
        location.href,
      );
      expect([pathname, searchParams.get('filter')]).toEqual(['/discounts/d1/uses', `state:${state}`]);
    }
    const percent = await screen.findByRole('textbox', { name: /^Percentage/ });
    expect(percent.closest('fieldset')?.textContent).toMatch(locked);
    expect(percent.matches(':disabled')).toBe(true);
    expect(screen.getByRole('combobox', { name: 'Reduction' }).matches(':disabled')).toBe(true);
    expect(screen.getByRole('button', { name: 'Remove Quill' }).matches(':disabled')).toBe(true);
    expect(screen.getByRole('textbox', { name: /^Name/ }).matches(':disabled')).toBe(false);
    expect(screen.getByLabelText('Ends').matches(':disabled')).toBe(false);
  });

  it('is not to be changed once it has ended', async () => {
    await openPage(discount({ status: 'ENDED', intent: 'ENDED', actions: [] }));
    await screen.findByText(/stays as it was sold/);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('sends all of it anew, and shows what the server refuses at its field', async () => {
    server.answer(UpdateDiscountDocument, () => ({
      updateDiscount: { __typename: 'InvalidInput', issues: [{ path: 'limitTotal', code: 'lower_after_use' }] },
    }));
    await openPage(discount());
    const limit = await screen.findByRole('textbox', { name: /^Uses in total/ });
    await userEvent.clear(limit);
    await userEvent.type(limit, '50');
    await click('Save');
    await screen.findAllByText(/the limit can only be raised/);
    expect(limit.getAttribute('aria-invalid')).toBe('true');
    expect(server.lastAsked(UpdateDiscountDocument)).toMatchObject({
      id: 'd1',
      version: 4,
      input: { percent: '20', limitTotal: 50, combinesWith: ['ORDER'], startsAt: '2026-06-01T00:00:00.000Z' },
    });
  });

  it('excludes a brand beside those that are included', async () => {
    await openPage(discount());
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'What to add: Products' }), 'Brand');
    await userEvent.click(screen.getByRole('combobox', { name: 'Find: Brand' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Rival' }));
    await click('Exclude');
    const list = within(screen.getByRole('list', { name: 'Products' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Brand, includedQuill',
      'Brand, excludedRival',
    ]);
  });

  it('warns of what is typed: below cost, beside others, and with the lowest price before', async () => {
    const money = (minor: number) => ({ minor, currency: 'EUR' });
    const variant = { product: { id: 'p1', name: 'Kettle' }, variant: { id: 'v1', name: '' } };
    server.answer(DiscountWarningsDocument, () => ({
      discountWarnings: {
        belowCost: [{ ...variant, price: money(1000), reduced: money(800), cost: money(850) }],
        belowCostCount: 1,
        overlaps: [
          {
            discount: { id: 'd9', name: 'Autumn', class: 'PRODUCT', priority: 1, status: 'SCHEDULED' },
            from: '2026-06-01T00:00:00Z',
            until: null,
            products: 12,
          },
        ],
        lowestBefore: [
          {
            ...variant,
            price: money(1000),
            reduced: money(800),
            lowest: money(900),
            lowestAt: '2026-05-20T00:00:00Z',
            steps: [
              { from: '2026-05-02T00:00:00Z', price: money(900) },
              { from: '2026-05-25T00:00:00Z', price: money(1000) },
            ],
          },
        ],
        lowestBeforeCount: 1,
      },
    }));
    await openPage(discount());
    const cost = within(await screen.findByRole('table', { name: 'Below cost' }));
    cost.getByText('€8.50');
    within(screen.getByRole('table', { name: 'Overlaps' })).getByText('12');
    const before = within(screen.getByRole('table', { name: 'Lowest price of 30 days' }));
    before.getByText('€9.00');
    const course = within(screen.getByRole('figure', { name: 'Price of Kettle over 30 days' }));
    expect(course.getAllByText('Own price')).toHaveLength(2);
    expect(server.lastAsked(DiscountWarningsDocument)).toMatchObject({
      id: 'd1',
      shopId: 's1',
      input: { percent: '20' },
    });
  });

  it('takes no codes once it has ended, and says why', async () => {
    await openPage(discount({ method: 'CODE', intent: 'ENDED', status: 'ENDED', mayUpdate: true, actions: [] }));
    await click('Not possible now');
    const blocked = within(await screen.findByRole('dialog', { name: 'Not possible now' }));
    for (const action of ['Add codes', 'Generate codes']) expect(await blocked.findByText(action)).toBeDefined();
    expect(blocked.getAllByText('Ended discounts stay as they were sold.')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Add codes' })).toBeNull();
  });

  it('keeps codes that were refused in sight, each with its reason', async () => {
    server.answer(AddDiscountCodesDocument, () => ({
      addDiscountCodes: {
        __typename: 'DiscountCodesAdded',
        added: 1,
        refusedCount: 1,
        refused: [
          {
            code: 'WELCOME',
            refusal: { code: 'CODE_HERE', reason: 'The discount has this code already.', wording: null },
          },
        ],
        discount: { id: 'd1', name: 'Summer', codeCount: 1 },
      },
    }));
    await openPage(discount({ method: 'CODE' }));
    await click('Add codes');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add codes' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Codes/ }), 'SUN{enter}welcome');
    await userEvent.click(dialog.getByRole('button', { name: 'Add codes' }));
    await dialog.findByText('The discount has this code already.');
    expect(server.lastAsked(AddDiscountCodesDocument)).toEqual({
      discountId: 'd1',
      codes: ['SUN', 'welcome'],
      limitTotal: null,
    });
  });
});

it('lists its uses in their own order, with a reservation and one over the limit', async () => {
  const use = { code: null, reservationKey: null, amount: { minor: 400, currency: 'EUR' }, overLimit: false };
  const uses = [
    {
      ...use,
      id: 'u1',
      state: 'RESERVED' as const,
      reservationKey: 'cart-1',
      expiresAt: null,
      at: '2026-06-02T00:00:00Z',
    },
    { ...use, id: 'u2', state: 'COMMITTED' as const, overLimit: true, expiresAt: null, at: '2026-06-01T00:00:00Z' },
  ];
  server.answer(DiscountUsesListDocument, (asked) => ({ discountUses: listAnswer(uses, asked) }));
  const head = { id: 'd1', name: 'Summer', method: 'CODE' as const, status: 'ACTIVE' as const, mayUpdate: true, shop };
  await renderRoute(() => <DiscountUses discount={head} />, '/discounts/d1/uses');
  await screen.findByText('Used, over the limit');
  expect(screen.getByText('cart-1')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Sort/ })).toBeNull();
});
