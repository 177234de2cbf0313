import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  type RouteComponent,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { parseAddressSearch, parseListSearch, stringifyAddressSearch } from '../ui/routing/index.ts';

/** Shows one screen at an address, as the dashboard's router would; answers the router, whose address the test may read. */
export async function renderRoute(
  component: RouteComponent,
  path: string,
  address = path,
  validateSearch: (raw: Record<string, unknown>) => object = parseListSearch,
) {
  const root = createRootRoute();
  const route = createRoute({ getParentRoute: () => root, path, validateSearch, component });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch: parseAddressSearch,
    stringifySearch: stringifyAddressSearch,
  });
  await router.load();
  const view = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MantineProvider env="test">
        <RouterProvider router={router as never} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return { router, ...view };
}

/** What jsdom lacks and the list kit asks a browser for: media queries, observers, and a size for its elements. */
export function stubBrowser(): void {
  const missing = {
    matchMedia: (media: string) => ({
      matches: false,
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  };
  Object.assign(globalThis, missing);
  // The document's own window is another object than the test's global one.
  Object.assign(document.defaultView ?? {}, missing);
  Object.defineProperties(HTMLElement.prototype, {
    clientHeight: { configurable: true, get: () => 600 },
    scrollHeight: { configurable: true, get: () => 600 },
    clientWidth: { configurable: true, get: () => 1000 },
  });
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}
