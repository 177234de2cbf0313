import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { session } from '../../data/index.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { RecordForm, TextField, useRecordForm, type SaveOutcome } from './index.ts';

const schema = z.object({ name: z.string(), note: z.string() });
type Values = z.infer<typeof schema>;

function Screen() {
  const form = useRecordForm<Values, Values>(schema, { name: 'Norda', note: '' });
  const save = async (): Promise<SaveOutcome> => ({ kind: 'saved', text: 'Saved it' });
  return (
    <>
      <Toaster />
      <RecordForm form={form} onSave={save}>
        <TextField<Values> name="name" label="Name" />
        <TextField<Values> name="note" label="Note" />
      </RecordForm>
    </>
  );
}

const open = async (path = '/brands/new') => {
  const view = await renderRoute(Screen, path);
  await screen.findByLabelText('Name');
  return view;
};
const nameField = () => screen.getByLabelText<HTMLInputElement>('Name');

function signIn(id: string): void {
  localStorage.setItem('refreshToken', 'r');
  localStorage.setItem(
    'userData',
    JSON.stringify({
      id,
      username: id,
      fullName: id,
      email: `${id}@shop.example`,
      role: 'administrator',
      avatar: null,
      ability: [],
      extras: {},
    }),
  );
  localStorage.setItem('accessToken', 'a');
  session.reload();
}

async function typeAndLeave(text: string): Promise<void> {
  const { unmount } = await open();
  await userEvent.clear(nameField());
  await userEvent.type(nameField(), text);
  unmount();
}

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft '));

beforeEach(() => {
  stubBrowser();
  // What a toast asks of the browser when it is touched, and jsdom lacks.
  HTMLElement.prototype.setPointerCapture = () => undefined;
  localStorage.clear();
  signIn('ada');
});
afterEach(cleanup);

describe('the draft of a form', () => {
  it('comes back after the session ended in the middle and the same person signed in again', async () => {
    const { unmount } = await open();
    await userEvent.type(nameField(), ' Werke');
    for (const key of ['accessToken', 'refreshToken', 'userData']) localStorage.removeItem(key);
    session.reload();
    unmount();
    signIn('ada');

    await open();
    await waitFor(() => expect(nameField().value).toBe('Norda Werke'));
    expect(screen.getByText('Unsaved changes')).toBeDefined();
    expect(await screen.findByText(/Your earlier input is restored/)).toBeDefined();
  });

  it('of a new record stands against no default that changed since', async () => {
    const NewScreen = (note: string) =>
      function NewRecord() {
        const form = useRecordForm<Values, Values>(schema, { name: '', note });
        return (
          <RecordForm form={form} isNew onSave={async () => ({ kind: 'saved', text: 'Saved it' })}>
            <TextField<Values> name="name" label="Name" />
            <TextField<Values> name="note" label="Note" />
          </RecordForm>
        );
      };
    const { unmount } = await renderRoute(NewScreen('17:12'), '/brands/new');
    await userEvent.type(await screen.findByLabelText('Name'), 'Werke');
    unmount();
    await renderRoute(NewScreen('17:13'), '/brands/new');
    await waitFor(() => expect(nameField().value).toBe('Werke'));
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('17:13');
    expect(screen.queryByText(/Somebody saved a newer version/)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not shown to another person, nor at another address', async () => {
    await typeAndLeave('Typed by Ada');
    signIn('bo');
    await open();
    expect(nameField().value).toBe('Norda');
    cleanup();

    signIn('ada');
    await open('/brands/other');
    expect(nameField().value).toBe('Norda');
  });

  it('is given up when it was saved', async () => {
    await open();
    await userEvent.type(nameField(), ' Werke');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved it');
    cleanup();
    expect(drafts()).toEqual([]);
  });

  it('is given up by the person who discards it', async () => {
    await typeAndLeave('Other');
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(nameField().value).toBe('Norda');
    cleanup();
    expect(drafts()).toEqual([]);
  });

  it('is none when the text was typed back to what it was', async () => {
    await typeAndLeave('Norda');
    expect(drafts()).toEqual([]);
  });

  it.each([
    ['no JSON', '{'],
    ['another shape', '[]'],
    ['of another kind', JSON.stringify({ at: Date.now(), values: { name: { first: 'x' }, note: 7 } })],
    ['of unknown fields', JSON.stringify({ at: Date.now(), values: { constructor: 'x', colour: 'red' } })],
    ['older than a fortnight', JSON.stringify({ at: Date.now() - 15 * 86_400_000, values: { name: 'Old' } })],
  ])('that is %s is left alone', async (_what, text) => {
    await typeAndLeave('Other');
    const [key = ''] = drafts();
    localStorage.setItem(key, text);
    await open();
    expect(nameField().value).toBe('Norda');
  });

  it('of a new record comes back where it was typed for, though nobody chose that place', async () => {
    const NewScreen = (name: string, about = 'chair') =>
      function NewRecord() {
        const form = useRecordForm<Values, Values>(schema, { name, note: '' });
        const onSave = async (): Promise<SaveOutcome> => ({ kind: 'saved', text: 'Saved it' });
        return (
          <RecordForm form={form} isNew place={['name']} about={about} onSave={onSave}>
            <TextField<Values> name="name" label="Name" />
            <TextField<Values> name="note" label="Note" />
          </RecordForm>
        );
      };
    const note = () => screen.findByLabelText<HTMLInputElement>('Note');
    const { unmount } = await renderRoute(NewScreen('Mill'), '/offers/new');
    await userEvent.type(await note(), 'Typed');
    unmount();
    const { unmount: leave } = await renderRoute(NewScreen('Harbour', 'table'), '/offers/new');
    expect((await note()).value).toBe('');
    leave();
    await renderRoute(NewScreen('Harbour'), '/offers/new');
    await waitFor(() => expect(nameField().value).toBe('Mill'));
    expect((await note()).value).toBe('Typed');
  });
});
