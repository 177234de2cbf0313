import { Button, Tooltip } from '@mantine/core';
import { useState } from 'react';
import { toast } from 'sonner';
import { Drawer, Modal } from '../../../ui/dialogs.ts';
import { Menu, Popover } from '../../../ui/floating.ts';
import { useMessages } from '../../../i18n/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { Part } from './part.tsx';
import classes from './showcase.module.css';
import { showcaseMessages } from './showcase.messages.ts';

export function DialogParts() {
  const t = useMessages(showcaseMessages);
  const tKit = useMessages(kitMessages);
  const [open, setOpen] = useState<'dialog' | 'drawer'>();
  const shared = {
    onClose: () => setOpen(undefined),
    closeButtonProps: { 'aria-label': tKit('close') },
  };
  return (
    <Part name="dialogs" about="dialogsKeys">
      <div className={classes.line}>
        <Button variant="default" onClick={() => setOpen('dialog')}>
          {t('openDialog')}
        </Button>
        <Button variant="default" onClick={() => setOpen('drawer')}>
          {t('openDrawer')}
        </Button>
      </div>
      <Modal {...shared} opened={open === 'dialog'} title={t('openDialog')}>
        <p>{t('inside')}</p>
      </Modal>
      <Drawer {...shared} opened={open === 'drawer'} title={t('openDrawer')} position="right">
        <p>{t('inside')}</p>
      </Drawer>
    </Part>
  );
}

export function MenuParts() {
  const t = useMessages(showcaseMessages);
  return (
    <Part name="menus" about="menusKeys">
      <div className={classes.line}>
        <Menu>
          <Menu.Target>
            <Button variant="default">{t('openMenu')}</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {(['copyIt', 'moveIt', 'deleteIt'] as const).map((what) => (
              <Menu.Item key={what} onClick={() => toast(t('chosen', { name: t(what) }))}>
                {t(what)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
    </Part>
  );
}

export function FloatingParts() {
  const t = useMessages(showcaseMessages);
  return (
    <Part name="popovers" about="popoversKeys">
      <div className={classes.line}>
        <Tooltip label={t('because')} events={{ hover: true, focus: true, touch: true }}>
          <Button variant="subtle">{t('why')}</Button>
        </Tooltip>
        <Popover>
          <Popover.Target>
            <Button variant="default">{t('why')}</Button>
          </Popover.Target>
          <Popover.Dropdown>{t('because')}</Popover.Dropdown>
        </Popover>
      </div>
    </Part>
  );
}

export function ToastParts() {
  const t = useMessages(showcaseMessages);
  return (
    <Part name="toasts" about="toastsKeys">
      <div className={classes.line}>
        <Button variant="default" onClick={() => toast.success(t('toast'))}>
          {t('showToast')}
        </Button>
      </div>
    </Part>
  );
}
