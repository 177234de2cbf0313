import { Drawer } from '../../ui/dialogs.ts';
import { useMessages } from '../../i18n/index.ts';
import { appMessages } from '../app.messages.ts';
import { Menu } from './menu.tsx';

type MenuDrawerProps = { isOpen: boolean; onClose: () => void };

/** The menu where the window is too narrow for it to stay; fetched only there. */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const t = useMessages(appMessages);
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      size={264}
      title="Quarry"
      closeButtonProps={{ 'aria-label': t('toggleMenu') }}
    >
      <Menu isCollapsed={false} withMark={false} onNavigate={onClose} />
    </Drawer>
  );
}
