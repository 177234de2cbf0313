import './mantine.css';
import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { changeLanguage, followOtherTabs, storedLanguage } from '../i18n/index.ts';
import { hasServer, loadConfig, session } from '../data/index.ts';
import { usePreferences } from './preferences/preferences.ts';
import { catchUpWithTexts } from './catch-up.ts';
import { fetchFailedStyles } from './failed-links.ts';
import { mendAddress } from './readable-address.ts';
import { openAreas, openRouter } from './router.tsx';
import { cssVariables, theme } from './theme.ts';

fetchFailedStyles();
followOtherTabs();
catchUpWithTexts();
mendAddress();
// The first screen waits for all: no call may go to the wrong host, no text may change under the eye, and its route has to be there.
// An area that cannot be fetched now is asked for again by the router, which says so.
await Promise.all([
  loadConfig().then(session.restore),
  changeLanguage(storedLanguage()),
  openAreas(location.pathname)?.catch(() => undefined),
]);
const isSampleMode = import.meta.env.MODE === 'sample';
const router = openRouter(isSampleMode ? await import('./sample-mode.ts').then((m) => m.openSampleMode()) : undefined);
// Its screen is fetched before anything is drawn, so that no second waiting screen stands between.
await router.load();
// Where it cannot be fetched, the renewal of the token tells of changes.
if (hasServer)
  void import('./watch-rights.ts').then(
    ({ watchRights }) => watchRights(router),
    () => undefined,
  );

export function App() {
  const { skin, direction } = usePreferences();
  return (
    <DirectionProvider initialDirection={direction} detectDirection={false}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        forceColorScheme={skin === 'dark' ? 'dark' : 'light'}
      >
        <FollowDirection />
        <RouterProvider router={router} />
      </MantineProvider>
    </DirectionProvider>
  );
}

/** The kit keeps a direction of its own; it follows the person's choice. */
function FollowDirection() {
  const direction = usePreferences((preferences) => preferences.direction);
  const { setDirection } = useDirection();
  useEffect(() => setDirection(direction), [direction, setDirection]);
  return null;
}
