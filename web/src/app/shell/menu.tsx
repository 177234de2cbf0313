import { Tooltip } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { QuarryMark } from '../../ui/quarry-mark.tsx';
import { appMessages } from '../app.messages.ts';
import { useNavigation, type NavigationArea } from '../navigation.ts';
import { navigationIcons } from './navigation-icons.ts';
import classes from './menu.module.css';

type MenuProps = { isCollapsed: boolean; withMark: boolean; onNavigate?: () => void };

export function Menu({ isCollapsed, withMark, onNavigate }: MenuProps) {
  const t = useMessages(navigationMessages);
  const tApp = useMessages(appMessages);
  const sections = useNavigation();
  return (
    <nav className={classes.menu} aria-label={tApp('mainMenu')} data-collapsed={isCollapsed}>
      {withMark && (
        <Link to="/" className={classes.mark} aria-label="Quarry">
          <QuarryMark size={26} />
          {!isCollapsed && <span>Quarry</span>}
        </Link>
      )}
      <div className={classes.sections}>
        {sections.map(({ group, areas }) => (
          <section key={group} className={classes.section} aria-label={t(group)}>
            <h2 className={isCollapsed ? 'visually-hidden' : classes.group}>{t(group)}</h2>
            <ul>
              {areas.map((area) => (
                <MenuArea key={area.path} area={area} isCollapsed={isCollapsed} onNavigate={onNavigate} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}

type MenuAreaProps = { area: NavigationArea; isCollapsed: boolean; onNavigate: (() => void) | undefined };

function MenuArea({ area, isCollapsed, onNavigate }: MenuAreaProps) {
  const t = useMessages(navigationMessages);
  const Icon = navigationIcons[area.icon ?? 'dashboard'];
  return (
    <li>
      <Tooltip label={t(area.label)} disabled={!isCollapsed} position="right">
        <Link
          to={area.path}
          className={classes.area}
          onClick={onNavigate}
          activeOptions={{ exact: area.path === '/', includeSearch: false }}
        >
          <Icon size={20} stroke={1.6} aria-hidden />
          <span className={isCollapsed ? 'visually-hidden' : classes.label}>{t(area.label)}</span>
        </Link>
      </Tooltip>
      {!isCollapsed && area.below.length > 0 && (
        <ul className={classes.below}>
          {area.below.map((entry) => (
            <li key={entry.path}>
              <Link
                to={entry.path}
                className={classes.entry}
                onClick={onNavigate}
                activeOptions={{ exact: true, includeSearch: false }}
              >
                {t(entry.label)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
