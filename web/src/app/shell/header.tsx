import { ActionIcon } from '@mantine/core';
import { IconMenu2, IconMoon, IconSearch, IconSun } from '@tabler/icons-react';
import { useMessages } from '../../i18n/index.ts';
import { appMessages } from '../app.messages.ts';
import { setPreference, usePreferences } from '../preferences/preferences.ts';
import { AccountMenu } from './account-menu.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { LanguageMenu } from './language-menu.tsx';
import classes from './header.module.css';

type HeaderProps = { onToggleMenu: () => void; onFind: () => void };

export function Header({ onToggleMenu, onFind }: HeaderProps) {
  const t = useMessages(appMessages);
  return (
    <header className={classes.header}>
      <ActionIcon variant="subtle" color="gray" size={36} onClick={onToggleMenu} aria-label={t('toggleMenu')}>
        <IconMenu2 size={20} stroke={1.6} />
      </ActionIcon>
      <Breadcrumb />
      <button type="button" className={classes.find} onClick={onFind}>
        <IconSearch size={16} stroke={1.8} aria-hidden />
        <span>{t('find')}</span>
        <kbd aria-hidden>{/mac/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      <LanguageMenu />
      <SkinSwitch />
      <AccountMenu />
    </header>
  );
}

function SkinSwitch() {
  const t = useMessages(appMessages);
  const isDark = usePreferences((preferences) => preferences.skin === 'dark');
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={t(isDark ? 'skinLight' : 'skinDark')}
      onClick={() => setPreference('skin', isDark ? 'bordered' : 'dark')}
    >
      {isDark ? <IconSun size={20} stroke={1.6} /> : <IconMoon size={20} stroke={1.6} />}
    </ActionIcon>
  );
}
