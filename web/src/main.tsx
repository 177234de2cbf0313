import '@fontsource-variable/inter/wght.css';
import './ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { queryClient } from './app/query-client.ts';
import { isRequestError } from './data/request-error.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { StartProblem } from './start-problem.tsx';

/** Nothing is said before the first screen is there. */
const Toasts = lazy(() => import('./toasts.tsx').then(({ Toasts }) => ({ default: Toasts })));

function Frame({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        {children}
        <Suspense>
          <Toasts />
        </Suspense>
      </QueryClientProvider>
    </StrictMode>
  );
}

/** The application once it is here. Not by `Suspense`: React holds back for 300 ms what follows a fallback. */
async function showApp(root: Root): Promise<void> {
  root.render(
    <Frame>
      <LoadingScreen />
    </Frame>,
  );
  const Main = await import('./app/app.tsx').then(
    ({ App }) => App,
    () => StartProblem,
  );
  root.render(
    <Frame>
      <Main />
    </Frame>,
  );
}

async function unregisterServiceWorkers() {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root".');
const root = createRoot(container, {
  // What the server refused, or did not answer, a screen says; anything else is a fault of ours.
  onCaughtError: (error) => {
    if (!isRequestError(error)) reportError(error);
  },
});
await Promise.all([showApp(root), unregisterServiceWorkers()]);
