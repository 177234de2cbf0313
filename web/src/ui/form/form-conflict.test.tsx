import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Toaster } from 'sonner';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { session } from '../../data/index.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { RecordForm, SwitchField, TextField, useFieldWords, useRecordForm, type SaveOutcome } from './index.ts';

const schema = z.object({
  name: z.string(),
  note: z.string(),
  tags: z.array(z.string()),
  config: z.object({ seed: z.string(), isDeep: z.boolean() }),
});
type Kettle = z.infer<typeof schema>;
type Version = { number: number; values: Kettle };

const first = { name: 'Norda', note: '', tags: ['old'], config: { seed: 'a', isDeep: false } };
/** What the server has. */
let stored: Version;
let saved: Kettle[] = [];

function Screen() {
  const [shown, setShown] = useState<Version>(stored);
  return <KettleForm key={shown.number} opened={shown} onNewest={() => setShown(stored)} />;
}

function KettleForm({ opened, onNewest }: { opened: Version; onNewest: () => void }) {
  const form = useRecordForm<Kettle, Kettle>(schema, opened.values);
  const save = async (draft: Kettle): Promise<SaveOutcome> => {
    if (opened.number !== stored.number) {
      const lastChange = { by: 'Ada', at: new Date().toISOString() };
      return { kind: 'conflict', lastChange, loadNewest: onNewest };
    }
    saved.push(draft);
    return { kind: 'saved', text: 'Saved it' };
  };
  return (
    <>
      <Toaster />
      <RecordForm form={form} record={{ entity: 'kettle', id: '1' }} onSave={save}>
        <TextField<Kettle> name="name" label="Name" />
        <TextField<Kettle> name="note" label="Note" />
        <TextField<Kettle> name="config.seed" label="Seed" />
        <SwitchField<Kettle> name="config.isDeep" label="Deep" />
        <Tags />
      </RecordForm>
    </>
  );
}

function Tags() {
  useFieldWords('tags', { label: 'Tags', textOf: (tags) => (tags as string[]).join(', ') });
  return null;
}

beforeEach(() => {
  stubBrowser();
  saved = [];
  stored = { number: 1, values: first };
  const names = { username: 'ada', fullName: 'Ada', email: 'ada@shop.example', role: 'administrator' };
  localStorage.setItem('accessToken', 'a');
  localStorage.setItem('refreshToken', 'r');
  localStorage.setItem('userData', JSON.stringify({ id: 'u', ...names, avatar: null, ability: [], extras: {} }));
  session.reload();
  // Who saved last, as the history has it.
  const nodes = [{ at: new Date().toISOString(), actor: 'Bea' }];
  vi.stubGlobal('fetch', async () => Response.json({ data: { changes: { nodes } } }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const type = async (label: string, text: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value: text } }));
const save = () => act(() => userEvent.click(screen.getByRole('button', { name: 'Save' })));
const show = async () => {
  await renderRoute(Screen, '/kettles/1');
  await screen.findByLabelText('Name');
};
const open = async (theirs: Partial<Kettle>) => {
  await show();
  stored = { number: 2, values: { ...first, ...theirs } };
};
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Somebody saved a newer version' }));
const backToEditing = async () => {
  const back = (await dialog()).getByRole('button', { name: 'Keep editing' });
  await act(() => userEvent.click(back));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

it('shows both versions value by value, and saves what was chosen of each', async () => {
  await open({ name: 'Nordb', note: 'theirs', config: { seed: 'a', isDeep: true } });
  await type('Name', 'Nordc');
  await type('Seed', 'c');
  await save();
  const asked = await dialog();
  asked.getByText(/Saved by Ada/);
  const name = within(asked.getByRole('group', { name: 'Name' }));
  const mine = name.getByRole<HTMLInputElement>('radio', { name: /Yours.*Nordc/ });
  await waitFor(() => expect(document.activeElement).toBe(mine));
  expect(name.getByText('Before:', { exact: false }).textContent).toContain('Norda');
  expect(mine.checked).toBe(true);
  expect(
    within(asked.getByRole('group', { name: 'Deep' })).getByRole<HTMLInputElement>('radio', { name: /Theirs.*Yes/ })
      .checked,
  ).toBe(true);
  await userEvent.click(name.getByRole('radio', { name: /Theirs.*Nordb/ }));
  await act(() => userEvent.click(asked.getByRole('button', { name: 'Save selection' })));
  await waitFor(() =>
    expect(saved).toEqual([{ ...first, name: 'Nordb', note: 'theirs', config: { seed: 'c', isDeep: true } }]),
  );
});

it('keeps what both changed in the form for who goes back to editing, one’s own changes over theirs', async () => {
  await open({ name: 'Nordb', note: 'theirs' });
  await type('Name', 'Nordc');
  await save();
  await backToEditing();
  expect(['Name', 'Note'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual([
    'Nordc',
    'theirs',
  ]);
  expect(saved).toEqual([]);
});

it('asks for nothing where the newer version is the same in all that the form has', async () => {
  await open({});
  await type('Name', 'Nordc');
  await save();
  await screen.findByText(/no change to the fields of this form/);
  expect(screen.queryByRole('dialog')).toBeNull();
  await save();
  await waitFor(() => expect(saved).toEqual([{ ...first, name: 'Nordc' }]));
});

it('asks again when somebody who went back to editing saves over theirs, and not about what is theirs by then', async () => {
  await open({ name: 'Nordb', note: 'theirs' });
  await type('Name', 'Nordc');
  await save();
  await backToEditing();
  await type('Name', 'Nordd');
  await save();
  const asked = await dialog();
  asked.getByText(/Saved by Ada/);
  expect(asked.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual(['Name']);
  asked.getByRole('radio', { name: /Yours.*Nordd/, checked: true });
  expect(saved).toEqual([]);
  await act(() => userEvent.click(asked.getByRole('button', { name: 'Save selection' })));
  await waitFor(() => expect(saved).toEqual([{ ...first, name: 'Nordd', note: 'theirs' }]));
});

it('saves at once what somebody who went back to editing made theirs', async () => {
  await open({ name: 'Nordb' });
  await type('Name', 'Nordc');
  await save();
  await backToEditing();
  await type('Name', 'Nordb');
  await type('Note', 'mine');
  await save();
  await waitFor(() => expect(saved).toEqual([{ ...first, name: 'Nordb', note: 'mine' }]));
});

it('still asks after the form was left undecided and opened again, and says who saved the newer version', async () => {
  await open({ name: 'Nordb' });
  await type('Name', 'Nordc');
  await save();
  await backToEditing();
  await type('Note', 'mine');
  cleanup();
  await show();
  const asked = await dialog();
  await asked.findByText(/Saved by Bea/);
  expect(asked.getByRole('radio', { name: /Yours.*Nordc/ })).toBeDefined();
  expect(asked.getByRole('radio', { name: /Theirs.*Nordb/ })).toBeDefined();
});

it('gives up what is typed for the newer version', async () => {
  await open({ name: 'Nordb' });
  await type('Name', 'Nordc');
  await save();
  const asked = await dialog();
  await act(() => userEvent.click(asked.getByRole('button', { name: 'Discard mine' })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Nordb');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft '))).toEqual([]);
  cleanup();
  await show();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('calls a set that was emptied none', async () => {
  await open({ name: 'Nordb', tags: [] });
  await type('Name', 'Nordc');
  await save();
  const tags = within((await dialog()).getByRole('group', { name: 'Tags' }));
  expect(tags.getByRole('radio', { name: /Theirs.*None/ })).toBeDefined();
});
