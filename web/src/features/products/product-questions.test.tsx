import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import type { BulkQuestionProps } from '../../ui/list-screen/index.ts';
import { FoundRecordsDocument } from '../../ui/record-choices/record-choices.operations.generated.ts';
import { SetBrandQuestion, SetCategoryQuestion, SetStatusQuestion, TagsQuestion } from './product-questions.tsx';
import { BrandChoicesDocument } from './product.operations.generated.ts';

const server = fakeServer();
const lamps = { id: '01890000-0000-7000-8000-000000000001', name: 'Home › Lamps' };
const acme = { id: '01890000-0000-7000-8000-000000000002', name: 'Acme' };
let confirmed: unknown[] = [];

beforeEach(() => {
  stubBrowser();
  signIn();
  confirmed = [];
  server.answer(FoundRecordsDocument, () => ({ namedRecords: [lamps] }));
  server.answer(BrandChoicesDocument, () => ({ brands: { nodes: [acme] } }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = async (Question: ComponentType<BulkQuestionProps>) => {
  await renderRoute(function Asked() {
    return (
      <Question
        label="Change 2 products"
        ids={['p1', 'p2']}
        matching={null}
        onConfirm={(input) => confirmed.push(input)}
        onClose={() => undefined}
      />
    );
  }, '/products');
  await screen.findByRole('dialog', { name: 'Change 2 products' });
};
const press = () => act(() => userEvent.click(screen.getByRole('button', { name: 'Change 2 products' })));
const choose = async (label: string, option: string) => {
  await act(() => userEvent.click(screen.getByRole('combobox', { name: label })));
  await act(async () => userEvent.click(await screen.findByRole('option', { name: option })));
};

it('asks for a category by its path, and takes none away unless that is said', async () => {
  await open(SetCategoryQuestion);
  await press();
  expect(screen.getByRole('combobox', { name: 'Category', description: /Fill this in/ })).toBeDefined();
  expect(confirmed).toEqual([]);
  await choose('Category', 'Home › Lamps');
  await press();
  await act(() => userEvent.click(screen.getByRole('checkbox', { name: 'No category' })));
  await press();
  expect(confirmed).toEqual([{ categoryId: lamps.id }, { categoryId: null }]);
});

it('asks for a brand, or for none', async () => {
  await open(SetBrandQuestion);
  await choose('Brand', 'Acme');
  await press();
  await act(() => userEvent.click(screen.getByRole('checkbox', { name: 'No brand' })));
  await press();
  expect(confirmed).toEqual([{ brandId: acme.id }, { brandId: null }]);
});

it('asks for a status, of which archived is none here', async () => {
  await open(SetStatusQuestion);
  const field = screen.getByRole('combobox', { name: /Status/ });
  expect(screen.queryByRole('option', { name: 'Archived' })).toBeNull();
  await press();
  expect(confirmed).toEqual([]);
  await act(() => userEvent.selectOptions(field, 'Active'));
  await press();
  expect(confirmed).toEqual([{ status: 'ACTIVE' }]);
});

it('asks for tags, each once, and for one at least', async () => {
  await open(TagsQuestion);
  await press();
  expect(confirmed).toEqual([]);
  await act(() => userEvent.type(screen.getByRole('textbox', { name: 'Tags' }), 'sale{Enter} oak {Enter}sale'));
  await press();
  expect(confirmed).toEqual([{ tags: ['sale', 'oak'] }]);
});
