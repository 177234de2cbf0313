import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../data/index.ts';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { CategoryTemplateSection } from './category-template.section.tsx';

type Asked = { operationName: string; variables: Record<string, unknown> };

const asked: Asked[] = [];
let incomplete = 0;

const attribute = (id: string, name: string) => ({
  id,
  name,
  group: 'TECHNICAL',
  isBasic: name === 'Brand',
  isVariantLevel: name === 'Size',
});
const attributes = [
  attribute('a1', 'Power'),
  attribute('a2', 'Size'),
  attribute('a3', 'Plug'),
  attribute('a4', 'Brand'),
];
const entry = (id: string, name: string, more: object) => ({
  attribute: { id, name },
  state: 'REQUIRED',
  makesVariants: false,
  group: 'TECHNICAL',
  isOwn: true,
  category: { id: 'c2', name: 'Headphones' },
  inherited: null,
  ...more,
});
const category = {
  id: 'c2',
  name: 'Headphones',
  version: 4,
  mayUpdate: true,
  lockedFields: [],
  template: [
    entry('a1', 'Power', { isOwn: false, category: { id: 'c1', name: 'Audio' } }),
    entry('a2', 'Size', { makesVariants: true }),
  ],
};

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
    const answers: Record<string, unknown> = {
      CategoryTemplate: { category, attributes },
      CategoryTemplateEffects: {
        categoryTemplateEffects: { products: 5_000, incomplete, complete: 0, valuesOutside: 1 },
      },
      SetCategoryTemplate: {
        setCategoryTemplate: {
          __typename: 'CategoryTemplateSet',
          changeId: 'h1',
          category: { id: 'c2', name: 'Headphones', version: 5 },
        },
      },
    };
    return Response.json({ data: answers[operationName] });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const saved = () => asked.find(({ operationName }) => operationName === 'SetCategoryTemplate')?.variables;

describe('the attributes of a category', () => {
  it('are switched off, added and ordered by keys, and saved once it was said what that does', async () => {
    incomplete = 3;
    await renderRoute(() => <CategoryTemplateSection recordId="c2" />, '/categories/c2');
    const user = userEvent.setup();
    expect(
      (await screen.findAllByRole('listitem')).map((row) => within(row).getByText(/Power|Size/).textContent),
    ).toEqual(['Power', 'Size']);
    screen.getByText('from Audio');
    expect(screen.queryByRole('option', { name: 'Brand' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Expected: Power'), 'Off');
    screen.getByText('Required in Audio');
    await user.selectOptions(screen.getByLabelText('Add attribute'), 'Plug');
    screen.getByRole('button', { name: 'Move Plug up' }).focus();
    await user.keyboard('{Enter}{Enter}{Enter}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Plug up');
    await user.click(screen.getByRole('button', { name: 'Save attributes' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('3 products become incomplete');
    expect(saved()).toBeUndefined();
    await user.click(within(dialog).getByRole('button', { name: 'Save attributes' }));
    const own = { makesVariants: false, group: null };
    await waitFor(() =>
      expect(saved()).toEqual({
        id: 'c2',
        version: 4,
        input: {
          entries: [
            { ...own, attributeId: 'a3', state: 'RECOMMENDED' },
            { ...own, attributeId: 'a2', state: 'REQUIRED', makesVariants: true },
            { ...own, attributeId: 'a1', state: 'OFF' },
          ],
        },
      }),
    );
  });

  it('ask for the number of products to be typed where many become incomplete', async () => {
    incomplete = 1_001;
    await renderRoute(() => <CategoryTemplateSection recordId="c2" />, '/categories/c2');
    const user = userEvent.setup();
    await user.selectOptions(await screen.findByLabelText('Add attribute'), 'Plug');
    await user.click(screen.getByRole('button', { name: 'Save attributes' }));
    const field = await screen.findByLabelText(/^Type 1,001, the number of products/);
    await user.type(field, '1000{Enter}');
    screen.getByText('This is not the number. Type 1,001.');
    expect(saved()).toBeUndefined();
    await user.clear(field);
    await user.type(field, '1001{Enter}');
    await waitFor(() => expect(saved()).toMatchObject({ version: 4 }));
  });
});
