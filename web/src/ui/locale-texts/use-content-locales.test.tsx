import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../testing/render-route.tsx';
import { useContentLocales } from './index.ts';

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const Provided = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

beforeEach(() => {
  stubBrowser();
  client.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('has the locales that the setting holds', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { contentLocales: ['sv', 'fi'] } }));
  const { result } = renderHook(useContentLocales, { wrapper: Provided });
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toEqual(['sv', 'fi']));
});

it('has those that an installation begins with where the server does not say', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }], data: null }),
  );
  const { result } = renderHook(useContentLocales, { wrapper: Provided });
  await waitFor(() => expect(result.current).toEqual(['en', 'de', 'fr', 'pt']));
});
