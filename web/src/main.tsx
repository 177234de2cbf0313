import '@fontsource-variable/inter/wght.css';
import './ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster } from 'sonner';
import { queryClient } from './app/query-client.ts';
import { usePreferences } from './app/preferences/preferences.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { StartProblem } from './start-problem.tsx';
import { aboveBottomBar } from './ui/use-bottom-bar.ts';

const App = lazy(() =>
  import('./app/app.tsx').then(
    ({ App }) => ({ default: App }),
    () => ({ default: StartProblem }),
  ),
);

function Root() {
  const { skin, direction } = usePreferences();
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={<LoadingScreen />}>
          <App />
        </Suspense>
        <Toaster
          theme={skin === 'dark' ? 'dark' : 'light'}
          dir={direction}
          position={direction === 'rtl' ? 'bottom-right' : 'bottom-left'}
          duration={8000}
          offset={{ bottom: aboveBottomBar }}
          mobileOffset={{ bottom: aboveBottomBar }}
          closeButton
        />
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
