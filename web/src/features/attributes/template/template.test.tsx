import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../data/index.ts';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { CategoryTemplateSection } from './category-template.section.tsx';

type Asked = { operationName: string; variables: Record<string, unknown> };

const asked: Asked[] = [];
let incomplete = 0;
/** What the server holds, and what it answers to saving. */
let held: { category: object; attributes: object[]; set: Promise<object> | Record<string, unknown> | undefined };

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
  held = { category, attributes, set: undefined };
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
      CategoryTemplate: held,
      CategoryTemplateEffects: {
        categoryTemplateEffects: { products: 5_000, incomplete, complete: 0, valuesOutside: 1 },
      },
      SetCategoryTemplate: {
        setCategoryTemplate: (await held.set) ?? {
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

  it('are sent once however often Enter is pressed, and the focus goes back to where it was', async () => {
    incomplete = 1_001;
    let answer: (refused: object) => void = () => undefined;
    await open();
    await add('Plug');
    const save = screen.getByRole('button', { name: 'Save attributes' });
    await userEvent.click(save);
    const field = await screen.findByLabelText(/^Type 1,001, the number of products/);
    held.set = new Promise<object>((resolve) => (answer = resolve));
    await userEvent.type(field, '1001{Enter}');
    await waitFor(() => expect(saved()).toBeDefined());
    await userEvent.type(field, '{Enter}');
    answer({ __typename: 'NotFound', id: 'c2' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.filter(({ operationName }) => operationName === 'SetCategoryTemplate')).toHaveLength(1);
    expect(document.activeElement).toBe(save);
  });
});

const open = () => renderRoute(() => <CategoryTemplateSection recordId="c2" />, '/categories/c2');
const add = async (name: string) => userEvent.selectOptions(await screen.findByLabelText('Add attribute'), name);
const saveAll = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Save attributes' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(/become incomplete/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save attributes' }));
};

describe('attributes of a category that are not saved yet', () => {
  beforeEach(() => {
    incomplete = 3;
  });

  it('stay when saving is refused, over what somebody else saved meanwhile', async () => {
    await open();
    await add('Plug');
    const theirs = entry('a2', 'Size', { state: 'OPTIONAL', makesVariants: true });
    held.category = { ...category, version: 5, template: [category.template[0], theirs] };
    held.set = { __typename: 'VersionConflict', currentVersion: 5, lastChange: null };
    await saveAll();
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Expected: Size').value).toBe('OPTIONAL'));
    expect(screen.getByLabelText<HTMLSelectElement>('Expected: Plug').value).toBe('RECOMMENDED');
    screen.getByText('The attributes are not saved yet.');
    asked.length = 0;
    held.set = undefined;
    await saveAll();
    await waitFor(() =>
      expect(saved()).toMatchObject({
        version: 5,
        input: {
          entries: [
            { attributeId: 'a2', state: 'OPTIONAL' },
            { attributeId: 'a3', state: 'RECOMMENDED' },
          ],
        },
      }),
    );
  });

  it('are there again when the category is opened anew with another version', async () => {
    await open();
    await add('Plug');
    cleanup();
    held.category = { ...category, version: 5 };
    await open();
    expect((await screen.findByLabelText<HTMLSelectElement>('Expected: Plug')).value).toBe('RECOMMENDED');
  });

  it('leave out an attribute that was deleted meanwhile', async () => {
    await open();
    await add('Plug');
    cleanup();
    held.attributes = attributes.filter(({ name }) => name !== 'Plug');
    await open();
    await screen.findByLabelText('Expected: Size');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Save attributes' })).toBeNull();
  });

  it.each([
    ['discarded', () => userEvent.click(screen.getByRole('button', { name: 'Discard' }))],
    ['saved', saveAll],
  ])('are forgotten once they are %s', async (_how, end) => {
    await open();
    await add('Plug');
    expect(Object.keys(localStorage).some((key) => key.startsWith('draft '))).toBe(true);
    await end();
    await waitFor(() => expect(Object.keys(localStorage).some((key) => key.startsWith('draft '))).toBe(false));
    cleanup();
    await open();
    await screen.findByLabelText('Expected: Size');
    expect(screen.queryByLabelText('Expected: Plug')).toBeNull();
  });
});

describe('an attribute that comes from above', () => {
  const audio = { category: { id: 'c1', name: 'Audio' }, group: 'GENERAL', makesVariants: true };

  it('keeps its group and its variants when its state is changed here', async () => {
    held.category = { ...category, template: [entry('a2', 'Size', { ...audio, isOwn: false })] };
    await open();
    await userEvent.selectOptions(await screen.findByLabelText('Expected: Size'), 'Optional');
    expect(screen.getByLabelText<HTMLSelectElement>('Group of Size').value).toBe('GENERAL');
    await saveAll();
    const own = { attributeId: 'a2', state: 'OPTIONAL', makesVariants: true, group: 'GENERAL' };
    await waitFor(() => expect(saved()).toMatchObject({ input: { entries: [own] } }));
  });

  it('is what it is above again once the own entry is removed', async () => {
    const inherited = { state: 'RECOMMENDED', ...audio };
    held.category = { ...category, template: [entry('a2', 'Size', { group: 'TECHNICAL', inherited })] };
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Size' }));
    screen.getByText('Makes variants');
    await userEvent.selectOptions(screen.getByLabelText('Expected: Size'), 'Off');
    expect(screen.getByLabelText<HTMLSelectElement>('Group of Size').value).toBe('GENERAL');
  });
});

it('shows no attributes to a person who may not read them', async () => {
  const stored = JSON.parse(localStorage.getItem('userData') ?? '{}') as object;
  const ability = [{ action: 'read', subject: 'Category' }];
  localStorage.setItem('userData', JSON.stringify({ ...stored, ability }));
  session.reload();
  await renderRoute(
    () => (
      <>
        <p>Around</p>
        <CategoryTemplateSection recordId="c2" />
      </>
    ),
    '/categories/c2',
  );
  await screen.findByText('Around');
  expect(screen.queryByRole('heading', { name: 'Attributes' })).toBeNull();
  expect(asked).toEqual([]);
});
