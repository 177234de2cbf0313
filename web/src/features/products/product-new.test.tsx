import { cleanup, screen } from '@testing-library/react';
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
