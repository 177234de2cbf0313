import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stubBrowser } from '../../testing/render-route.tsx';
import { MoneyField, PercentField } from './index.ts';

type Values = { price: unknown; share: number | null };

function Harness({ currency, start }: { currency: string; start: Values['price'] }) {
  const form = useForm<Values>({ defaultValues: { price: start, share: 0.05 } });
  const price = useWatch({ control: form.control, name: 'price' });
  return (
    <MantineProvider env="test">
      <FormProvider {...form}>
        <MoneyField<Values> name="price" label="Price" currency={currency} />
        <PercentField<Values> name="share" label="Share" />
        <button
          type="button"
          onClick={() => {
            form.setValue('price', { minor: 725, currency });
            form.setValue('share', 0.125);
          }}
        >
          Bring the draft back
        </button>
        <output>{JSON.stringify(price)}</output>
      </FormProvider>
    </MantineProvider>
  );
}

async function valueAfterTyping(text: string, currency: string): Promise<unknown> {
  render(<Harness currency={currency} start={null} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Price' }), text);
  return JSON.parse(screen.getByRole('status').textContent);
}

beforeEach(stubBrowser);
afterEach(cleanup);

describe('a field for money', () => {
  it.each([
    ['19.99', 'EUR', 1999],
    ['19,99', 'EUR', 1999],
    ['1200', 'JPY', 1200],
    ['1.250', 'KWD', 1250],
  ])('keeps %s %s as minor units', async (text, currency, minor) => {
    expect(await valueAfterTyping(text, currency)).toEqual({ minor, currency });
  });

  it.each([
    ['19.999', 'EUR'],
    ['12.5', 'JPY'],
    ['twenty', 'EUR'],
  ])('hands %s %s on as typed, so that it is refused and not rounded', async (text, currency) => {
    expect(await valueAfterTyping(text, currency)).toBe(text);
  });

  it('is no amount when it is emptied', async () => {
    render(<Harness currency="EUR" start={{ minor: 500, currency: 'EUR' }} />);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Price' }));
    expect(screen.getByRole('status').textContent).toBe('null');
  });
});

describe('a field that shows what is typed', () => {
  const shown = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

  it('shows what the form is given from elsewhere, such as a draft', async () => {
    render(<Harness currency="EUR" start={{ minor: 500, currency: 'EUR' }} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Share' }), '.');
    expect([shown('Price'), shown('Share')]).toEqual(['5.00', '5.']);
    await userEvent.click(screen.getByRole('button', { name: 'Bring the draft back' }));
    expect([shown('Price'), shown('Share')]).toEqual(['7.25', '12.5']);
  });
});
