import { Link } from '@tanstack/react-router';
import { IconKeyboard, IconLayoutSidebar, IconLogout, IconUser } from '@tabler/icons-react';
import { Menu } from '../../ui/floating.ts';
import { hasServer, useSession } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ToolButton } from '../../ui/tool-button.tsx';
import { appMessages } from '../app.messages.ts';

type AccountMenuProps = { onLayout: () => void; onKeys: () => void; onLogOut: () => void };

export function AccountMenu({ onLayout, onKeys, onLogOut }: AccountMenuProps) {
  const t = useMessages(appMessages);
  const tNavigation = useMessages(navigationMessages);
  const person = useSession()?.userData;
  const name = person?.fullName || person?.username || '';
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ToolButton label={t('account')}>
          <Avatar id={String(person?.id)} name={name} src={person?.avatar} size={26} />
        </ToolButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {name}
          <br />
          {person?.email}
        </Menu.Label>
        {hasServer && (
          <Menu.Item component={Link} to="/account" leftSection={<IconUser size={16} aria-hidden />}>
            {tNavigation('account')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLayoutSidebar size={16} aria-hidden />} onClick={onLayout}>
          {t('layout')}
        </Menu.Item>
        <Menu.Item leftSection={<IconKeyboard size={16} aria-hidden />} onClick={onKeys}>
          {t('keys')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={onLogOut}>
          {t('logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
