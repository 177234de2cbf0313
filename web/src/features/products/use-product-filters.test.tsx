import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../data/index.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { useProductFilters } from './use-product-filters.ts';

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  const person = { id: 'ada', username: 'ada', fullName: 'Ada', email: 'ada@shop.example', avatar: null, extras: {} };
  localStorage.setItem('accessToken', 'a');
  localStorage.setItem('refreshToken', 'r');
  const ability = [{ action: 'manage', subject: 'all' }];
  localStorage.setItem('userData', JSON.stringify({ ...person, role: 'administrator', ability }));
  session.reload();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('calls the option of a filter by its attribute and its label', async () => {
  const options = [{ id: 'o1', code: 'matt', labels: [{ locale: 'en', text: 'Matt' }] }];
  const attribute = { id: 'a1', code: 'finish', name: 'Finish', type: 'option', unitFamily: null, unit: null, options };
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: { attributes: [{ ...attribute, isBasic: false, isVariantLevel: false }] } }),
  );
  await renderRoute(
    function Filters() {
      const filter = useProductFilters().find(({ field }) => field === 'optionId');
      return <p>{filter?.read?.('o1')?.label}</p>;
    },
    '/products',
    '/products?filter=optionId%3Ao1',
  );
  expect(await screen.findByText('Finish: Matt')).toBeDefined();
});
