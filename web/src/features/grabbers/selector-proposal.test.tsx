import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../i18n/index.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { newValues, type GrabberValues } from './grabber-config.ts';
import { RuleFields } from './rule-fields.tsx';
import { SelectorProposal } from './selector-proposal.tsx';

beforeEach(() => stubBrowser());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const reason = (key: string, params: object = {}) => ({ text: '', wording: { key, params } });
const proposeSelectors = [
  {
    field: 'name',
    selector: 'h1',
    attribute: null,
    text: 'Kanne',
    raw: 'Kanne',
    confidence: 0.55,
    reason: reason('guess:heading'),
  },
  {
    field: 'price',
    selector: '.preis',
    attribute: null,
    text: '24.00 EUR',
    raw: '24,00 €',
    confidence: 0.5,
    reason: reason('guess:basket', { button: 'In den Warenkorb' }),
  },
];

function Bench() {
  const { config, ...values } = newValues('shop-1');
  const form = useForm<GrabberValues>({ defaultValues: { ...values, config } });
  return (
    <FormProvider {...form}>
      <SelectorProposal pageId="page-1" saved={config} />
      <RuleFields />
    </FormProvider>
  );
}

/** Answers the workbench's questions; gives the names of those that were asked. */
function answer(offers: object[], proposed: object[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body?: string } = {}) => {
    const isProposal = body !== undefined && !body.includes('"input"');
    asked.push(isProposal ? 'proposal' : 'other');
    const testGrabber = { __typename: 'GrabTest', pageId: 'page-1', offers, reason: null, warnings: [], issues: [] };
    return Response.json({ data: isProposal ? { proposeSelectors: proposed } : { testGrabber } });
  });
  return asked;
}

const selectors = () => screen.queryAllByLabelText('CSS selector').map((input) => (input as HTMLInputElement).value);

it('proposes selectors only when asked, with value and reason, and takes one or all into the settings', async () => {
  const asked = answer([], proposeSelectors);
  await renderRoute(Bench, '/');
  const button = await screen.findByRole('button', { name: 'Propose selectors' });
  expect(asked).not.toContain('proposal');
  await userEvent.click(button);
  const table = await screen.findByRole('table', { name: 'Proposed selectors' });
  expect(within(table).getByText('24.00 EUR')).toBeDefined();
  expect(within(table).getByText(/The amount nearest to the button “?"?In den Warenkorb/)).toBeDefined();
  expect(selectors()).toEqual([]);
  await userEvent.click(within(table).getByRole('button', { name: 'Use the proposed selector: Price' }));
  expect(selectors()).toEqual(['.preis']);
  await userEvent.click(screen.getByRole('button', { name: 'Use all' }));
  expect(selectors()).toEqual(['.preis', 'h1']);
  expect(within(table).getAllByRole('button', { name: 'In use' })).toHaveLength(2);
});

it('says so where nothing can be proposed', async () => {
  answer([], []);
  await renderRoute(Bench, '/');
  await userEvent.click(await screen.findByRole('button', { name: 'Propose selectors' }));
  expect(await screen.findByText(/shows no single product/)).toBeDefined();
});

it('offers nothing on a page of which the saved settings read an offer', async () => {
  const asked = answer([{ fields: [], warnings: [] }], proposeSelectors);
  await renderRoute(Bench, '/');
  await vi.waitFor(() => expect(asked).toContain('other'));
  expect(screen.queryByRole('button', { name: 'Propose selectors' })).toBeNull();
});

it.each([
  ['en', 'PAGE_TOO_SLOW', 'Reading this page took longer than 10 s and was stopped.'],
  ['de', 'TOO_BUSY', 'Im Augenblick werden zu viele Seiten gelesen.'],
  ['fr', 'PAGE_TOO_SLOW', 'La lecture de cette page a duré plus de 10 s'],
  ['pt', 'TOO_BUSY', 'Estão a ser lidas demasiadas páginas neste momento.'],
  ['pt', 'INTERNAL', 'Não foi possível propor seletores.'],
] as const)('says why a page was not read, in the language of the reader: %s, %s', async (language, code, said) => {
  const testGrabber = { __typename: 'GrabTest', pageId: 'page-1', offers: [], reason: null, warnings: [], issues: [] };
  vi.stubGlobal('fetch', async (_url: string, { body }: { body?: string } = {}) => {
    const isProposal = body !== undefined && !body.includes('"input"');
    const refused = { data: null, errors: [{ message: 'Words of the server.', extensions: { code } }] };
    return Response.json(isProposal ? refused : { data: { testGrabber } });
  });
  await changeLanguage(language);
  try {
    await renderRoute(Bench, '/');
    await userEvent.click(await screen.findByRole('button', { name: /^(?:Propose|Selektoren vor|Proposer|Propor) ?/ }));
    expect(await screen.findByText(new RegExp(said))).toBeDefined();
  } finally {
    await act(() => changeLanguage('en'));
  }
});
