import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Toaster } from 'sonner';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { session } from '../../data/index.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { RecordForm, SwitchField, TextField, useRecordForm, type SaveOutcome } from './index.ts';

const schema = z.object({
  name: z.string(),
  note: z.string(),
  config: z.object({ seed: z.string(), isDeep: z.boolean() }),
});
type Kettle = z.infer<typeof schema>;
type Version = { number: number; values: Kettle };

const first = { name: 'Norda', note: '', config: { seed: 'a', isDeep: false } };
/** What the server has. */
let stored: Version;
let saved: Kettle[] = [];

function Screen() {
  const [shown, setShown] = useState<Version>({ number: 1, values: first });
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
      <RecordForm form={form} onSave={save}>
        <TextField<Kettle> name="name" label="Name" />
        <TextField<Kettle> name="note" label="Note" />
        <TextField<Kettle> name="config.seed" label="Seed" />
        <SwitchField<Kettle> name="config.isDeep" label="Deep" />
      </RecordForm>
    </>
  );
}

beforeEach(() => {
  stubBrowser();
  saved = [];
  const names = { username: 'ada', fullName: 'Ada', email: 'ada@shop.example', role: 'administrator' };
  localStorage.setItem('accessToken', 'a');
  localStorage.setItem('refreshToken', 'r');
  localStorage.setItem('userData', JSON.stringify({ id: 'u', ...names, avatar: null, ability: [], extras: {} }));
  session.reload();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const type = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};
const save = () => act(() => userEvent.click(screen.getByRole('button', { name: 'Save' })));
const open = async (theirs: Partial<Kettle>) => {
  await renderRoute(Screen, '/kettles/1');
  await screen.findByLabelText('Name');
  stored = { number: 2, values: { ...first, ...theirs } };
};

it('shows both versions value by value, and saves what was chosen of each', async () => {
  await open({ name: 'Nordb', note: 'theirs', config: { seed: 'a', isDeep: true } });
  await type('Name', 'Nordc');
  await type('Seed', 'c');
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody saved a newer version' }));
  dialog.getByText(/Saved by Ada/);
  const name = within(dialog.getByRole('group', { name: 'Name' }));
  expect(name.getByText('Before:', { exact: false }).textContent).toContain('Norda');
  expect(name.getByRole<HTMLInputElement>('radio', { name: /Yours.*Nordc/ }).checked).toBe(true);
  expect(
    within(dialog.getByRole('group', { name: 'Deep' })).getByRole<HTMLInputElement>('radio', { name: /Theirs.*Yes/ })
      .checked,
  ).toBe(true);
  await userEvent.click(name.getByRole('radio', { name: /Theirs.*Nordb/ }));
  await act(() => userEvent.click(dialog.getByRole('button', { name: 'Save what is chosen' })));
  await waitFor(() => expect(saved).toEqual([{ name: 'Nordb', note: 'theirs', config: { seed: 'c', isDeep: true } }]));
});

it('keeps what both changed in the form for who goes back to editing, one’s own changes over theirs', async () => {
  await open({ name: 'Nordb', note: 'theirs' });
  await type('Name', 'Nordc');
  await save();
  const dialog = within(await screen.findByRole('dialog'));
  await act(() => userEvent.click(dialog.getByRole('button', { name: 'Back to editing' })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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
  await screen.findByText(/of nothing that is in this form/);
  expect(screen.queryByRole('dialog')).toBeNull();
  await save();
  await waitFor(() => expect(saved).toEqual([{ ...first, name: 'Nordc' }]));
});
