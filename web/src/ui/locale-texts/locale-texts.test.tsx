import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { session } from '../../data/index.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { RecordForm, useRecordForm, type SaveOutcome } from '../form/index.ts';
import { byLocale, issuesByLocale, LocaleTexts, textsByLocale, type LocaleText, type TextsByLocale } from './index.ts';

const locales = ['en', 'de', 'ar'];
const texts = ['names', 'slugs'];
const text = z.object({ locale: z.string(), text: z.string().max(12, { error: 'too_long' }) });
const schema = z.object({
  names: z.array(text).min(1, { error: 'required' }),
  slugs: z.array(text),
});
type Draft = z.output<typeof schema>;
type Values = { names: TextsByLocale; slugs: TextsByLocale };

const first: Draft = { names: [{ locale: 'en', text: 'Kettle' }], slugs: [] };
let stored: { version: number; record: Draft };
let saved: Draft[] = [];
/** What the server refuses next. */
let refused: { path: string; code: string }[] = [];

function Screen() {
  const [shown, setShown] = useState(stored);
  return <KettleForm key={shown.version} opened={shown} onNewest={() => setShown(stored)} />;
}

function KettleForm({ opened, onNewest }: { opened: typeof stored; onNewest: () => void }) {
  const { names, slugs } = opened.record;
  const values = { names: textsByLocale(names, locales), slugs: textsByLocale(slugs, locales) };
  const form = useRecordForm<Values, Draft>(byLocale(schema, texts), values);
  const save = async (draft: Draft): Promise<SaveOutcome> => {
    if (opened.version !== stored.version) return { kind: 'conflict', lastChange: null, loadNewest: onNewest };
    if (refused.length > 0) return { kind: 'issues', issues: issuesByLocale(refused, form.getValues(), texts) };
    saved.push(draft);
    return { kind: 'saved', text: 'Saved it' };
  };
  return (
    <RecordForm form={form} onSave={save}>
      <LocaleTexts<Values>
        locales={locales}
        fields={[
          { name: 'names', label: 'Name', isRequired: true, isListed: true },
          { name: 'slugs', label: 'Slug' },
        ]}
      />
    </RecordForm>
  );
}

const show = async () => {
  await renderRoute(Screen, '/kettles/1');
  await screen.findByLabelText(/^Name \(English\)/);
};
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const write = (name: string, value: string) =>
  act(async () => void fireEvent.change(field(name), { target: { value } }));
const save = () => act(() => userEvent.click(screen.getByRole('button', { name: 'Save' })));
const german = (): LocaleText => ({ locale: 'de', text: 'Kessel' });

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  saved = [];
  refused = [];
  stored = { version: 1, record: first };
  const names = { username: 'ada', fullName: 'Ada', email: 'ada@shop.example', role: 'administrator' };
  localStorage.setItem('accessToken', 'a');
  localStorage.setItem('refreshToken', 'r');
  localStorage.setItem('userData', JSON.stringify({ id: 'u', ...names, avatar: null, ability: [], extras: {} }));
  session.reload();
  vi.stubGlobal('fetch', async () => Response.json({ data: { changes: { nodes: [] } } }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('writes each locale in its own language and direction', async () => {
  await show();
  expect(['English', 'German', 'Arabic'].map((one) => field(`Name (${one})`).lang)).toEqual(locales);
  expect(['English', 'Arabic'].map((one) => field(`Name (${one})`).dir)).toEqual(['ltr', 'rtl']);
});

it('says how much of each locale is filled in, which one lists show, and leads to what is missing', async () => {
  await show();
  expect(screen.getByText('Shown in lists').parentElement?.textContent).toContain('English');
  await write('Slug (English)', 'kettle');
  await screen.findByRole('button', { name: 'English 2 of 2 filled in' });
  await act(() => userEvent.click(screen.getByRole('button', { name: 'German 0 of 2 filled in' })));
  expect(document.activeElement).toBe(field('Name (German)'));
});

it('says of the locale whose name lists really show that they do, and of none where there is no name', async () => {
  await show();
  const listed = () => screen.queryByText('Shown in lists')?.parentElement?.textContent ?? null;
  await write('Name (German)', 'Kessel');
  expect(listed()).toContain('English');
  await write('Name (English)', ' ');
  await waitFor(() => expect(listed()).toContain('German'));
  await write('Name (Arabic)', 'غلاية');
  await waitFor(() => expect(listed()).toContain('Arabic'));
  await write('Name (German)', '');
  await write('Name (Arabic)', '');
  await waitFor(() => expect(listed()).toBeNull());
});

it('saves the texts that say something as a list', async () => {
  await show();
  await write('Name (German)', 'Kessel');
  await write('Slug (Arabic)', '  ');
  await save();
  await waitFor(() => expect(saved).toEqual([{ names: [...first.names, german()], slugs: [] }]));
});

it('refuses a text at its own field, and an empty list at its first', async () => {
  await show();
  await write('Name (English)', '');
  await write('Slug (German)', 'far too long for it');
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('2 fields');
  expect(field('Name (English)').getAttribute('aria-invalid')).toBe('true');
  expect(field('Slug (German)').getAttribute('aria-invalid')).toBe('true');
  expect(field('Name (German)').getAttribute('aria-invalid')).not.toBe('true');
  expect(saved).toEqual([]);
});

it('shows what the server refused at the field of its locale', async () => {
  refused = [{ path: 'names.1.text', code: 'repeated' }];
  await show();
  await write('Name (Arabic)', 'غلاية');
  await save();
  await waitFor(() => expect(field('Name (Arabic)').getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(field('Name (Arabic)'));
});

it('shows two versions text by text, and keeps what was chosen of each', async () => {
  await show();
  stored = { version: 2, record: { ...first, names: [{ locale: 'en', text: 'Pot' }, german()] } };
  await write('Name (English)', 'Boiler');
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody saved a newer version' }));
  const chosen = (group: string, side: RegExp) =>
    within(dialog.getByRole('group', { name: group })).getByRole<HTMLInputElement>('radio', { name: side }).checked;
  expect(chosen('Name (English)', /Yours.*Boiler/)).toBe(true);
  expect(chosen('Name (German)', /Theirs.*Kessel/)).toBe(true);
  await act(() => userEvent.click(dialog.getByRole('button', { name: 'Save selection' })));
  await waitFor(() => expect(saved).toEqual([{ ...first, names: [{ locale: 'en', text: 'Boiler' }, german()] }]));
});

it('stands one below the other where its columns have no room', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: ResizeObserverCallback;
      constructor(tell: ResizeObserverCallback) {
        this.#tell = tell;
      }
      observe() {
        this.#tell([{ contentRect: { width: 600 } } as ResizeObserverEntry], this);
      }
      unobserve() {}
      disconnect() {}
    },
  );
  await show();
  const stacked = () => field('Name (English)').closest('[data-stacked]')?.getAttribute('data-stacked');
  await waitFor(() => expect(stacked()).toBe('true'));
});
