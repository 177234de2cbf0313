import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { LinesField, RecordForm, useRecordForm } from './index.ts';

beforeEach(stubBrowser);
afterEach(cleanup);

const schema = z.object({ config: z.object({ seeds: z.array(z.url({ error: 'not_a_web_address' })) }) });
type Values = z.output<typeof schema>;

function Harness() {
  const form = useRecordForm<Values, Values>(schema, { config: { seeds: [] } });
  return (
    <RecordForm form={form} onSave={async () => ({ kind: 'saved', text: 'Saved' })}>
      <LinesField<Values> name="config.seeds" label="Start URLs" />
    </RecordForm>
  );
}

it('counts the field once, however many of its lines are wrong', async () => {
  await renderRoute(() => <Harness />, '/');
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Start URLs' }),
    'not a url{Enter}nor this{Enter}or that',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('1 field needs attention');
});

it('says at a field of lines which of them is wrong, and counts it', async () => {
  await renderRoute(() => <Harness />, '/');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Start URLs' }), 'not a url');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('1 field needs attention');
  expect(screen.getByText(/web address/i)).toBeDefined();
});

it('names the lines that are wrong, though others around them are right', async () => {
  await renderRoute(() => <Harness />, '/');
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Start URLs' }),
    'https://a.example/{Enter}{Enter}xx{Enter}https://b.example/{Enter}12',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^xx, 12: Write a web address/)).toBeDefined();
});
