import { IconMenu2, IconMoon, IconSearch, IconSun } from '@tabler/icons-react';
import { Suspense, type ComponentProps } from 'react';
import { hasSamples, hasServer, useAbilities } from '../../data/index.ts';
import { loadJobTray } from '../../features/jobs/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { appMessages } from '../app.messages.ts';
import { setPreference, usePreferences } from '../preferences/preferences.ts';
import type { AccountMenu as AccountMenuOf } from './account-menu.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { LanguageMenu } from './language-button.tsx';
import classes from './header.module.css';
import { withCommandKey } from '../../ui/use-keys.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const BookmarkTools = lazyPart(() => import('../../features/bookmarks/index.ts').then((m) => m.BookmarkTools));

const JobTray = lazyPart(loadJobTray);
const AccountMenu = lazyPart(() => import('./account-menu.tsx').then((m) => m.AccountMenu));

type HeaderProps = {
  onToggleMenu: (() => void) | undefined;
  onFind: () => void;
} & ComponentProps<typeof AccountMenuOf>;

export function Header({ onToggleMenu, onFind, ...account }: HeaderProps) {
  const t = useMessages(appMessages);
  const { navbar, navbarColour } = usePreferences();
  const abilities = useAbilities();
  return (
    <header className={classes.navbar} data-navbar={navbar} data-colour={navbarColour}>
      <div className={classes.bar}>
        {onToggleMenu && (
          <ToolButton label={t('toggleMenu')} onClick={onToggleMenu}>
            <IconMenu2 size={20} stroke={1.6} aria-hidden />
          </ToolButton>
        )}
        <Breadcrumb />
        <button type="button" className={classes.find} onClick={onFind}>
          <IconSearch size={16} stroke={1.8} aria-hidden />
          <span>{t('find')}</span>
          <kbd aria-hidden>{withCommandKey('K')}</kbd>
        </button>
        {(abilities.can('read', 'Bookmark') || (abilities.can('read', 'ACL') && hasSamples())) && (
          <Suspense fallback={<span className={classes.twoTools} />}>
            <BookmarkTools />
          </Suspense>
        )}
        {hasServer && abilities.can('read', 'Dashboard') && (
          <Suspense fallback={<span className={classes.oneTool} />}>
            <JobTray />
          </Suspense>
        )}
        <LanguageMenu />
        <SkinSwitch />
        <Suspense fallback={<span className={classes.oneTool} />}>
          <AccountMenu {...account} />
        </Suspense>
      </div>
    </header>
  );
}

function SkinSwitch() {
  const t = useMessages(appMessages);
  const isDark = usePreferences((preferences) => preferences.skin === 'dark');
  return (
    <span className={classes.wideOnly}>
      <ToolButton
        label={t(isDark ? 'skinLight' : 'skinDark')}
        onClick={() => setPreference('skin', isDark ? 'bordered' : 'dark')}
      >
        {isDark ? <IconSun size={20} stroke={1.6} aria-hidden /> : <IconMoon size={20} stroke={1.6} aria-hidden />}
      </ToolButton>
    </span>
  );
}
