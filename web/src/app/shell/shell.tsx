import { useMediaQuery } from '@mantine/hooks';
import { Outlet, useMatches } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { hasSamples, openSamples, previewOf, useAbilities, useSession } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { OpenLayout } from '../../ui/open-layout.ts';
import { useRecordName } from '../../ui/record/index.ts';
import { appMessages } from '../app.messages.ts';
import { loadGroup } from '../areas.ts';
import { FloatingTools } from './floating-tools.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Menu } from './menu.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import classes from './shell.module.css';
import { useLogOut } from './use-log-out.ts';
import { Shortcuts } from './shortcuts.tsx';
import { useFetchAhead } from './use-fetch-ahead.ts';
import { usePaletteKey } from './use-palette-key.ts';
import { useShownLayout } from './use-shown-layout.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';

const NotAllowedScreen = lazyPart(() => import('../problems/not-allowed.screen.tsx').then((m) => m.NotAllowedScreen));
const PreviewBar = lazyPart(() => import('./preview-bar.tsx').then((m) => m.PreviewBar));
const MenuDrawer = lazyPart(() => import('./menu-drawer.tsx').then((m) => m.MenuDrawer));
const MenuBar = lazyPart(() => import('./menu-bar.tsx').then((m) => m.MenuBar));
const loadPalette = () => import('./palette.tsx');
const Palette = lazyPart(() => loadPalette().then((m) => m.Palette));
const LayoutPanel = lazyPart(() => import('../preferences/layout-panel.tsx').then((m) => m.LayoutPanel));
const PreferencesKeeper = lazyPart(() =>
  import('../preferences/preferences-keeper.tsx').then((m) => m.PreferencesKeeper),
);

const fetchSampleEntries = async () => loadGroup('samples');

/** How wide a window must be for the menu to stay beside the screen. */
const narrow = '(max-width: 900px)';

export function Shell() {
  const t = useMessages(appMessages);
  const { isMenuCollapsed, isMenuHidden, menu, content, navbar, footer, foldMenu } = useShownLayout();
  const isNarrow = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false });
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isLayoutOpen, setLayoutOpen] = useState(false);
  const [isKeysOpen, setKeysOpen] = useState(false);
  const palette = usePaletteKey(loadPalette);
  const userId = useSession()?.userData.id;
  const preview = previewOf(userId);
  useDocumentTitle();
  // Sample requests of one's own making are answered in the page as well, and the menu has their entries.
  const seesSamples = useAbilities().can('read', 'ACL') && hasSamples();
  useFetchAhead(openSamples, seesSamples);
  useFetchAhead(fetchSampleEntries, seesSamples);

  const place = isNarrow || isMenuHidden ? 'drawer' : menu;
  const toggleMenu = {
    drawer: () => setDrawerOpen(true),
    vertical: foldMenu,
    horizontal: undefined,
  }[place];
  const openLayout = () => setLayoutOpen(true);
  const openKeys = () => setKeysOpen(true);
  const openers = { onLayout: openLayout, onKeys: openKeys, onLogOut: useLogOut() };
  const top = (
    <>
      {navbar !== 'hidden' && <Header onToggleMenu={toggleMenu} onFind={palette.open} {...openers} />}
      {place === 'horizontal' && (
        <Suspense fallback={<div className={classes.menuBarRoom} />}>
          <MenuBar />
        </Suspense>
      )}
    </>
  );

  return (
    <div className={classes.shell}>
      <SkipLink to="content">{t('skipToContent')}</SkipLink>
      {place === 'drawer' && (
        <Suspense>
          <MenuDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
        </Suspense>
      )}
      {place === 'vertical' && <Menu isCollapsed={isMenuCollapsed} withMark />}
      <div className={classes.page} data-content={content} data-navbar={navbar}>
        {preview && (
          <Suspense>
            <PreviewBar preview={preview} />
          </Suspense>
        )}
        {navbar !== 'static' && top}
        <div className={classes.scroller} id="page" data-scroll-restoration-id="page">
          {navbar === 'static' && top}
          <main className={classes.content} id="content" tabIndex={-1}>
            <OfflineBanner />
            <Suspense>
              <OpenLayout value={openLayout}>
                <AllowedOutlet />
              </OpenLayout>
            </Suspense>
          </main>
          {footer === 'static' && <Footer />}
        </div>
        {footer === 'sticky' && <Footer />}
      </div>
      {navbar === 'hidden' && <FloatingTools onToggleMenu={toggleMenu} onFind={palette.open} onLayout={openLayout} />}
      <Suspense>
        <Shortcuts isOpen={isKeysOpen} onOpen={openKeys} onClose={() => setKeysOpen(false)} />
      </Suspense>
      <Suspense>
        {palette.isOpen && <Palette onClose={palette.close} {...openers} />}
        {isLayoutOpen && <LayoutPanel onClose={() => setLayoutOpen(false)} />}
        {userId !== undefined && <PreferencesKeeper key={userId} userId={String(userId)} />}
      </Suspense>
    </div>
  );
}

/** The screen itself, unless the route asks for an ability that this person lacks. */
function AllowedOutlet() {
  const abilities = useAbilities();
  const permission = useMatches({ select: (matches) => matches.at(-1)?.staticData.permission });
  const isAllowed = !permission || abilities.can(permission.action, permission.subject);
  if (!isAllowed) return <NotAllowedScreen right={permission} />;
  return <Outlet />;
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
