import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useFieldArray } from 'react-hook-form';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { stubBrowser } from '../../testing/render-route.tsx';
import { TextField, useRecordForm } from './index.ts';

const schema = z.object({ rules: z.array(z.object({ selector: z.string().min(1) })) });
type Values = z.infer<typeof schema>;

function Rules() {
  const form = useRecordForm<Values, Values>(schema, { rules: [] });
  const rules = useFieldArray({ control: form.control, name: 'rules' });
  return (
    <MantineProvider env="test">
      <FormProvider {...form}>
        {rules.fields.map(({ id }, index) => (
          <TextField<Values> key={id} name={`rules.${index}.selector`} label={`Selector ${index + 1}`} />
        ))}
        <button type="button" onClick={() => rules.append({ selector: '' })}>
          Add
        </button>
        <button type="button" onClick={() => void form.handleSubmit(() => undefined)()}>
          Save
        </button>
      </FormProvider>
    </MantineProvider>
  );
}

const selector = (number: number) => screen.findByRole('textbox', { name: `Selector ${number}` });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const refused = () => screen.queryAllByText('Fill this in.').length;

beforeEach(stubBrowser);
afterEach(cleanup);

it('says nothing of a new row until its field was left empty, and takes it back while it is typed', async () => {
  render(<Rules />);
  await press('Add');
  await userEvent.type(await selector(1), 'h1');
  expect(refused()).toBe(0);
  await userEvent.clear(await selector(1));
  await userEvent.tab();
  await screen.findByText('Fill this in.');
  await userEvent.type(await selector(1), 'h');
  await expect.poll(refused).toBe(0);
});

it('keeps what saving refused while another row is added, of which it says nothing yet', async () => {
  render(<Rules />);
  await press('Add');
  await press('Save');
  await screen.findByText('Fill this in.');
  await press('Add');
  await selector(2);
  expect(refused()).toBe(1);
  await userEvent.type(await selector(1), 'h1');
  await expect.poll(refused).toBe(0);
});
