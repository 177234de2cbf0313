import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../data/index.ts';
import { changeLanguage, type Language } from '../../i18n/index.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import type { NewValue, SetValueOutcome, ValuePlace } from './use-set-value.ts';
import { useHasValueDraft, ValueEditor } from './value-editor.tsx';

const place: ValuePlace = {
  attribute: {
    id: 'a',
    code: 'series',
    name: 'Series',
    type: 'text',
    unitFamily: null,
    unit: null,
    options: [],
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

  it('leads to the product that has the value already, until something else is typed', async () => {
    const other = { id: 'p2', name: 'Nova lamp' };
    const field = await open('en', { kind: 'refused', text: 'Nova lamp has it.', other });
    await userEvent.type(field, ' Nova{Enter}');
    const link = await screen.findByRole('link', { name: 'Nova lamp' });
    expect(link.getAttribute('href')).toBe('/products/p2');
    await userEvent.type(field, '!');
    expect(screen.queryByRole('link')).toBeNull();
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

describe('a number with a unit', () => {
  const weight = {
    ...place.attribute,
    code: 'net_weight',
    name: 'Net weight',
    type: 'measure',
    unitFamily: 'mass',
    unit: 'kg',
  };

  async function openWeight(language: Language, value: unknown = null) {
    await changeLanguage(language);
    const saved: NewValue[] = [];
    const edited = { place: { ...place, attribute: weight, locale: '' }, value, text: '' };
    await renderRoute(function Editor() {
      const save = async (mine: NewValue): Promise<SetValueOutcome> => {
        saved.push(mine);
        return { kind: 'saved' };
      };
      return <ValueEditor {...edited} onSave={save} onClose={() => undefined} />;
    }, '/products/p');
    return { saved, field: await screen.findByRole<HTMLInputElement>('textbox') };
  }

  afterEach(() => changeLanguage('en'));

  it('is typed in the notation of the reader, with a unit that is chosen, and sent as a plain decimal', async () => {
    const { saved, field } = await openWeight('de');
    await userEvent.type(field, '1.250,5');
    await userEvent.selectOptions(screen.getByLabelText('Einheit'), 'g');
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() =>
      expect(saved).toEqual([{ value: { amount: '1250.5', unit: 'g', base: '1250.5' }, text: '1.250,5 g' }]),
    );
  });

  it('comes back in the language whose notation it was typed in alone', async () => {
    const { field } = await openWeight('de');
    await userEvent.type(field, '1.250');
    cleanup();
    expect((await openWeight('en')).field.value).toBe('');
    cleanup();
    expect((await openWeight('de')).field.value).toBe('1.250');
  });

  it('is not read in another notation when the language changes meanwhile', async () => {
    const { field } = await openWeight('de');
    await userEvent.type(field, '1.250');
    await act(() => changeLanguage('en'));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(''));
  });

  it('is there as it was entered, in the notation of the reader', async () => {
    const { field } = await openWeight('fr', { amount: '12.5', unit: 'kg', base: '12500' });
    expect(field.value).toBe('12,5');
    expect(screen.getByLabelText<HTMLSelectElement>('Unité').value).toBe('kg');
  });

  it('says at the field how a number of another notation is written', async () => {
    const { saved, field } = await openWeight('de');
    await userEvent.type(field, '12.5{Enter}');
    await screen.findByText('Schreiben Sie die Zahl wie 1.234,5, mit einem Komma vor den Dezimalstellen.');
    await userEvent.clear(field);
    await userEvent.type(field, 'heavy{Enter}');
    await screen.findByText('Geben Sie eine Zahl ein.');
    expect(saved).toEqual([]);
  });
});

it('offers the options of an attribute by their labels in the language of the reader', async () => {
  await changeLanguage('de');
  const labels = (en: string, de: string) => [
    { locale: 'en', text: en },
    { locale: 'de', text: de },
  ];
  const options = [
    { id: 'o1', code: 'matt', labels: labels('Matt', 'Matt') },
    { id: 'o2', code: 'gloss', labels: labels('Glossy', 'Glänzend') },
  ];
  const edited = {
    place: { ...place, attribute: { ...place.attribute, code: 'finish', type: 'option', options }, locale: '' },
    value: 'o2',
    text: 'Glossy',
  };
  await renderRoute(function Editor() {
    return <ValueEditor {...edited} onSave={async () => ({ kind: 'saved' })} onClose={() => undefined} />;
  }, '/products/p');
  const field = await screen.findByRole<HTMLSelectElement>('combobox');
  expect([...field.options].map(({ text }) => text)).toEqual(['', 'Matt', 'Glänzend']);
  expect(field.selectedOptions[0]?.text).toBe('Glänzend');
  await changeLanguage('en');
});

it('lets several options be found by typing, and holds them in the order of the attribute', async () => {
  const idOf = (at: number) => `018f0000-0000-7000-8000-00000000000${at}`;
  const options = ['Oak', 'Elm', 'Ash'].map((text, at) => ({
    id: idOf(at),
    code: text,
    labels: [{ locale: 'en', text }],
  }));
  const attribute = { ...place.attribute, code: 'woods', type: 'options', options };
  const edited = { place: { ...place, attribute, locale: '' }, value: [idOf(2)], text: 'Ash' };
  const saved: NewValue[] = [];
  const onSave = async (value: NewValue): Promise<SetValueOutcome> => {
    saved.push(value);
    return { kind: 'saved' };
  };
  const onClose = vi.fn<() => void>();
  await renderRoute(function Editor() {
    return <ValueEditor {...edited} onSave={onSave} onClose={onClose} />;
  }, '/products/p');
  const user = userEvent.setup();
  const field = await screen.findByRole('combobox', { name: /Series/ });
  await user.type(field, 'oa');
  await user.keyboard('{ArrowDown}{Enter}');
  await user.type(field, 'e');
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved).toEqual([{ value: [idOf(0), idOf(2)], text: 'Oak, Ash' }]);
});
