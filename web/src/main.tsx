import '@fontsource-variable/inter/wght.css';
import './ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './app/query-client.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { StartProblem } from './start-problem.tsx';

const App = lazy(() =>
  import('./app/app.tsx').then(
    ({ App }) => ({ default: App }),
    () => ({ default: StartProblem }),
  ),
);

/** Nothing is said before the first screen is there. */
const Toasts = lazy(() => import('./toasts.tsx').then(({ Toasts }) => ({ default: Toasts })));

function Root() {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={<LoadingScreen />}>
          <App />
        </Suspense>
        <Suspense>
          <Toasts />
        </Suspense>
      </QueryClientProvider>
    </StrictMode>
  );
}

async function unregisterServiceWorkers() {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id "root".');
createRoot(container).render(<Root />);
await unregisterServiceWorkers();
