import './mantine-shell.css';
import { useMediaQuery } from '@mantine/hooks';
import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useAbilities } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { RecordSlots, useRecordName } from '../../ui/record/index.ts';
import type { FeatureManifest } from '../../ui/routing/index.ts';
import { appMessages } from '../app.messages.ts';
import { features } from '../features.ts';
import { setPreference, usePreferences } from '../preferences/preferences.ts';
import { NotAllowedScreen } from '../problems/not-allowed.screen.tsx';
import { Header } from './header.tsx';
import { Menu } from './menu.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import classes from './shell.module.css';
import { usePaletteKey } from './use-palette-key.ts';

const MenuDrawer = lazy(() => import('./menu-drawer.tsx').then(({ MenuDrawer }) => ({ default: MenuDrawer })));
const Palette = lazy(() => import('./palette.tsx').then(({ Palette }) => ({ default: Palette })));

export function Shell() {
  const t = useMessages(appMessages);
  const isMenuCollapsed = usePreferences((preferences) => preferences.isMenuCollapsed);
  const isNarrow = useMediaQuery('(max-width: 900px)', undefined, { getInitialValueInEffect: false });
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const palette = usePaletteKey();
  useDocumentTitle();

  const toggleMenu = () => {
    if (isNarrow) setDrawerOpen(true);
    else setPreference('isMenuCollapsed', !isMenuCollapsed);
  };

  return (
    <div className={classes.shell} data-collapsed={isMenuCollapsed && !isNarrow}>
      <a className={classes.skip} href="#content">
        {t('skipToContent')}
      </a>
      {isNarrow ? (
        <Suspense>
          <MenuDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
        </Suspense>
      ) : (
        <Menu isCollapsed={isMenuCollapsed} withMark />
      )}
      <Header onToggleMenu={toggleMenu} onFind={palette.open} />
      <main className={classes.content} id="content" tabIndex={-1}>
        <OfflineBanner />
        <Suspense>
          <AllowedOutlet />
        </Suspense>
      </main>
      {palette.isOpen && (
        <Suspense>
          <Palette onClose={palette.close} />
        </Suspense>
      )}
    </div>
  );
}

const sections = features.flatMap((feature: FeatureManifest) => feature.sections ?? []);

/** The screen itself, unless the route asks for an ability that this person lacks. */
function AllowedOutlet() {
  const abilities = useAbilities();
  const permission = useMatches({ select: (matches) => matches.at(-1)?.staticData.permission });
  const isAllowed = !permission || abilities.can(permission.action, permission.subject);
  if (!isAllowed) return <NotAllowedScreen />;
  return (
    <RecordSlots sections={sections}>
      <Outlet />
    </RecordSlots>
  );
}

/** "Kettle · Product · Quarry": the record first, since that is what tells one tab from the next. */
function useDocumentTitle() {
  const t = useMessages(navigationMessages);
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  const record = useRecordName();
  useEffect(() => {
    const parts = [record, screen && t(screen), 'Quarry'].filter((part) => part !== undefined);
    document.title = [...new Set(parts)].join(' · ');
  }, [t, screen, record]);
}
