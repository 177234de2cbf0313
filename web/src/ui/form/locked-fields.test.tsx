import { brandInput, type BrandDraft } from '@quarry/contracts/brands';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { RecordForm, TextField, useRecordForm } from './index.ts';

type Values = { name: string; description: string };

const onSave = vi.fn(async (_draft: BrandDraft) => ({ kind: 'saved', text: 'Saved' }) as const);

function Form() {
  const form = useRecordForm<Values, BrandDraft>(brandInput, { name: 'Lindholm', description: '' });
  return (
    <RecordForm form={form} onSave={onSave} lockedFields={['name']} right={{ action: 'update', subject: 'Brand' }}>
      <TextField<Values> name="name" label="Name" />
      <TextField<Values> name="description" label="Description" />
    </RecordForm>
  );
}

beforeEach(() => {
  stubBrowser();
  vi.stubGlobal('fetch', async () => Response.json({ data: { rolesThatMay: [] } }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows what the role does not include with the reason, and saves the rest with it as it is', async () => {
  await renderRoute(Form, '/brand', '/brand');
  const name = await screen.findByLabelText<HTMLInputElement>('Name');
  expect(name.matches(':disabled')).toBe(true);
  screen.getByText('Your role does not include this field. Ask an administrator for one that does.');
  await screen.findByText('You may change only some of these fields');
  await act(() => userEvent.type(screen.getByLabelText('Description'), 'Of the north'));
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Save' })));
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ name: 'Lindholm', description: 'Of the north' });
});
