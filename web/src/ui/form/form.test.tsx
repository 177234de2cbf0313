import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stubBrowser } from '../../testing/render-route.tsx';
import { MoneyField } from './index.ts';

type Values = { price: unknown };

function Harness({ currency, start }: { currency: string; start: Values['price'] }) {
  const form = useForm<Values>({ defaultValues: { price: start } });
  const price = useWatch({ control: form.control, name: 'price' });
  return (
    <MantineProvider env="test">
      <FormProvider {...form}>
        <MoneyField<Values> name="price" label="Price" currency={currency} />
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
