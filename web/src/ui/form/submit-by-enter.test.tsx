import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { RecordForm, TextField, useRecordForm } from './index.ts';

type Values = { name: string };
const schema = z.object({ name: z.string() });
let sent: (string | undefined)[] = [];

function Harness() {
  const form = useRecordForm<Values, Values>(schema, { name: '' });
  return (
    <RecordForm
      form={form}
      onSave={(_draft, as) => {
        sent.push(as);
        return Promise.resolve({ kind: 'asked' });
      }}
      beside={
        <button type="submit" value="place">
          Place
        </button>
      }
    >
      <TextField<Values> name="name" label="Name" />
    </RecordForm>
  );
}

beforeEach(() => {
  stubBrowser();
  signIn();
  sent = [];
});
afterEach(cleanup);

it('saves on Enter in a field, whatever other button stands beside that of saving', async () => {
  await renderRoute(() => <Harness />, '/form');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Kettle{Enter}');
  await waitFor(() => expect(sent).toEqual([undefined]));
  await userEvent.click(screen.getByRole('button', { name: 'Place' }));
  await waitFor(() => expect(sent).toEqual([undefined, 'place']));
});
