import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/index.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import type { NewValue, SetValueOutcome, ValuePlace } from './use-set-value.ts';
import { useHasValueDraft, ValueEditor } from './value-editor.tsx';

const place: ValuePlace = {
  attribute: {
    id: 'a',
    code: 'series',
    name: 'Series',
    type: 'text',
    unit: null,
    isBasic: false,
    isVariantLevel: false,
  },
  variantId: null,
  locale: 'en',
};

async function open(locale = 'en', outcome: SetValueOutcome = { kind: 'saved' }) {
  const edited = { place: { ...place, locale }, value: 'Alder', text: 'Alder' };
  await renderRoute(function Editor() {
    const hasDraft = useHasValueDraft(edited);
    return (
      <>
        {hasDraft && <p>Something is kept</p>}
        <ValueEditor {...edited} onSave={async () => outcome} onClose={() => undefined} />
      </>
    );
  }, '/products/p');
  return screen.findByRole<HTMLInputElement>('textbox');
}

async function typeAndClose(): Promise<void> {
  await userEvent.type(await open(), ' Nova');
  cleanup();
}

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  const person = { id: 'ada', username: 'ada', fullName: 'Ada', email: 'ada@shop.example', avatar: null, extras: {} };
  localStorage.setItem('accessToken', 'a');
  localStorage.setItem('refreshToken', 'r');
  localStorage.setItem('userData', JSON.stringify({ ...person, role: 'administrator', ability: [] }));
  session.reload();
});
afterEach(cleanup);

describe('a value that is typed and not saved', () => {
  it('is there again when the page is opened anew, and says so', async () => {
    await typeAndClose();
    expect((await open()).value).toBe('Alder Nova');
    expect(screen.getByText('Something is kept')).toBeDefined();
  });

  it('is kept where it was typed alone', async () => {
    await typeAndClose();
    expect((await open('de')).value).toBe('Alder');
    expect(screen.queryByText('Something is kept')).toBeNull();
  });

  it('is kept when it was refused', async () => {
    await userEvent.type(await open('en', { kind: 'refused', text: 'Not this.' }), ' Nova{Enter}');
    await screen.findByText('Not this.');
    cleanup();
    expect((await open()).value).toBe('Alder Nova');
  });

  it.each([
    ['saved', '{Enter}'],
    ['given up', '{Escape}'],
  ])('is forgotten when it is %s', async (_how, key) => {
    await userEvent.type(await open(), ` Nova${key}`);
    cleanup();
    expect((await open()).value).toBe('Alder');
  });
});

it('lets a category be found by its name and sends its id', async () => {
  const lamps = { id: '01890000-0000-7000-8000-000000000001', name: 'Home › Lamps' };
  vi.stubGlobal('fetch', async () => Response.json({ data: { namedRecords: [lamps] } }));
  const saved: NewValue[] = [];
  const edited = {
    place: { ...place, attribute: { ...place.attribute, code: 'category', type: 'category' }, locale: '' },
    value: null,
    text: '',
  };
  await renderRoute(function Editor() {
    const save = async (value: NewValue): Promise<SetValueOutcome> => {
      saved.push(value);
      return { kind: 'saved' };
    };
    return <ValueEditor {...edited} onSave={save} onClose={() => undefined} />;
  }, '/products/p');
  await userEvent.click(await screen.findByRole('combobox'));
  await userEvent.click(await screen.findByRole('option', { name: 'Home › Lamps' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toEqual([{ value: lamps.id, text: lamps.name }]));
  vi.unstubAllGlobals();
});
