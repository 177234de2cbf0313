import { ActionIcon, Menu } from '@mantine/core';
import { IconLogout, IconTextDirectionRtl, IconUser } from '@tabler/icons-react';
import { toast } from 'sonner';
import { session, useSession } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { appMessages } from '../app.messages.ts';
import { setPreference, usePreferences } from '../preferences/preferences.ts';

export function AccountMenu() {
  const t = useMessages(appMessages);
  const current = useSession();
  const direction = usePreferences((preferences) => preferences.direction);
  const logOut = () => session.logOut().catch(() => toast.warning(t('loggedOutHereOnly')));
  return (
    <Menu position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <ActionIcon variant="default" radius="xl" size={32} aria-label={t('account')}>
          <IconUser size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {current?.userData.fullName || current?.userData.username}
          <br />
          {current?.userData.email}
        </Menu.Label>
        <Menu.Item
          role="menuitemcheckbox"
          aria-checked={direction === 'rtl'}
          leftSection={<IconTextDirectionRtl size={16} />}
          rightSection={direction === 'rtl' ? '✓' : undefined}
          onClick={() => setPreference('direction', direction === 'rtl' ? 'ltr' : 'rtl')}
        >
          {t('rightToLeft')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void logOut()}>
          {t('logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
