import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { ProductNewScreen } from './product-new.screen.tsx';

const name = { id: 'a1', code: 'name', isBasic: true, names: [{ locale: 'en', text: 'Name' }], type: 'text' };

beforeEach(stubBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says nothing of completeness before it knows what the basics are', async () => {
  let answer: (attributes: unknown) => void = () => undefined;
  const attributes = new Promise((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { operationName } = JSON.parse(body) as { operationName: string };
    return Response.json({
      data: operationName === 'ProductAttributes' ? { attributes: await attributes } : { brands: { nodes: [] } },
    });
  });
  await renderRoute(ProductNewScreen, '/products/new');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('meter')).toBeNull();
  answer([name]);
  expect((await screen.findByRole('meter')).getAttribute('value')).toBe('0');
});

it('counts a GTIN only once its check digit is right', async () => {
  const gtin = { id: 'a2', code: 'gtin', isBasic: true, names: [{ locale: 'en', text: 'GTIN' }], type: 'text' };
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { operationName } = JSON.parse(body) as { operationName: string };
    return Response.json({
      data: operationName === 'ProductAttributes' ? { attributes: [name, gtin] } : { brands: { nodes: [] } },
    });
  });
  await renderRoute(ProductNewScreen, '/products/new');
  const filled = async () => (await screen.findByRole('meter')).getAttribute('value');
  const field = await screen.findByRole('textbox', { name: /^GTIN/ });
  await userEvent.type(field, '4006381333932');
  expect(await filled()).toBe('0');
  await userEvent.type(field, '{Backspace}1');
  await waitFor(async () => expect(await filled()).toBe('1'));
});
