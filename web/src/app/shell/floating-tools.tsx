import { IconAdjustments, IconMenu2, IconSearch } from '@tabler/icons-react';
import { useMessages } from '../../i18n/index.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { appMessages } from '../app.messages.ts';
import classes from './shell.module.css';

type FloatingToolsProps = { onToggleMenu: (() => void) | undefined; onFind: () => void; onLayout: () => void };

/** Where the person hid the header, the way to the menu, the palette and the layout stays. */
export function FloatingTools({ onToggleMenu, onFind, onLayout }: FloatingToolsProps) {
  const t = useMessages(appMessages);
  return (
    <section className={classes.tools} aria-label={t('headerTools')}>
      {onToggleMenu && (
        <ToolButton label={t('toggleMenu')} onClick={onToggleMenu}>
          <IconMenu2 size={20} stroke={1.6} aria-hidden />
        </ToolButton>
      )}
      <ToolButton label={t('find')} onClick={onFind}>
        <IconSearch size={20} stroke={1.6} aria-hidden />
      </ToolButton>
      <ToolButton label={t('layout')} onClick={onLayout}>
        <IconAdjustments size={20} stroke={1.6} aria-hidden />
      </ToolButton>
    </section>
  );
}
