import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { QuarryMark } from '../../ui/quarry-mark.tsx';
import type { NavigationGroup } from '../../ui/routing/index.ts';
import { appMessages } from '../app.messages.ts';
import { searchNavigation, useNavigation, type NavigationArea } from '../navigation.ts';
import { EntryIcon } from './navigation-icons.ts';
import classes from './menu.module.css';
import { useFoldedGroups } from './use-folded-groups.ts';

type MenuProps = { isCollapsed: boolean; withMark: boolean; onNavigate?: () => void };

export function Menu({ isCollapsed, withMark, onNavigate }: MenuProps) {
  const t = useMessages(navigationMessages);
  const tApp = useMessages(appMessages);
  const [search, setSearch] = useState('');
  const all = useNavigation();
  const sections = isCollapsed ? all : searchNavigation(all, search, t);
  const { folded, toggle } = useFoldedGroups(all.map(({ group }) => group));
  // What is searched for is shown wherever it stands.
  const isOpen = (group: NavigationGroup) => isCollapsed || search !== '' || !folded.includes(group);
  return (
    <nav className={classes.menu} aria-label={tApp('mainMenu')} data-collapsed={isCollapsed} data-part="menu">
      {withMark && (
        <Link to="/" className={classes.mark} aria-label="Quarry">
          <QuarryMark size={26} />
          {!isCollapsed && <span>Quarry</span>}
        </Link>
      )}
      {!isCollapsed && all.length > 0 && (
        <input
          type="search"
          className={classes.search}
          value={search}
          placeholder={tApp('searchMenu')}
          aria-label={tApp('searchMenu')}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && setSearch('')}
        />
      )}
      <div className={classes.sections}>
        {sections.length === 0 && all.length > 0 && <p className={classes.nothing}>{tApp('nothingInMenu')}</p>}
        {sections.map(({ group, areas }) => (
          <section key={group} className={classes.section} aria-label={t(group)}>
            <h2 className={isCollapsed ? 'visually-hidden' : classes.group}>
              {isCollapsed ? (
                t(group)
              ) : (
                <button type="button" aria-expanded={isOpen(group)} onClick={() => toggle(group)}>
                  {t(group)}
                  <IconChevronDown size={14} stroke={1.6} aria-hidden />
                </button>
              )}
            </h2>
            {isOpen(group) && (
              <ul>
                {areas.map((area) => (
                  <MenuArea key={area.path} area={area} isCollapsed={isCollapsed} onNavigate={onNavigate} />
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </nav>
  );
}

type MenuAreaProps = { area: NavigationArea; isCollapsed: boolean; onNavigate: (() => void) | undefined };

function MenuArea({ area, isCollapsed, onNavigate }: MenuAreaProps) {
  const t = useMessages(navigationMessages);
  return (
    <li>
      <Link
        to={area.path}
        className={classes.area}
        title={isCollapsed ? t(area.label) : undefined}
        onClick={onNavigate}
        activeOptions={{ exact: area.path === '/', includeSearch: false }}
      >
        <EntryIcon icon={area.icon} />
        <span className={isCollapsed ? 'visually-hidden' : classes.label}>{t(area.label)}</span>
      </Link>
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
