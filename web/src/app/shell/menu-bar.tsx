import { IconChevronDown } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { Menu } from '../../ui/floating.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { QuarryMark } from '../../ui/quarry-mark.tsx';
import { appMessages } from '../app.messages.ts';
import { useNavigation, type NavigationSection } from '../navigation.ts';
import classes from './menu-bar.module.css';

/** The menu across the window: a button for each group, its areas below. */
export function MenuBar() {
  const tApp = useMessages(appMessages);
  const sections = useNavigation();
  return (
    <nav className={classes.bar} aria-label={tApp('mainMenu')} data-part="menu">
      <Link to="/" className={classes.mark} aria-label="Quarry">
        <QuarryMark size={24} />
      </Link>
      <ul className={classes.groups}>
        {sections.map((section) => (
          <li key={section.group}>
            <Group section={section} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ section: { group, areas } }: { section: NavigationSection }) {
  const t = useMessages(navigationMessages);
  const current = useLocation({ select: ({ pathname }) => pathname });
  const isHere = areas.some(({ path }) => (path === '/' ? current === '/' : `${current}/`.startsWith(`${path}/`)));
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <button type="button" className={classes.group} data-here={isHere}>
          {t(group)}
          <IconChevronDown size={16} stroke={1.6} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {areas.flatMap((area) => [
          <Entry key={area.path} path={area.path} label={t(area.label)} isBelow={false} />,
          ...area.below.map(({ path, label }) => <Entry key={path} path={path} label={t(label)} isBelow />),
        ])}
      </Menu.Dropdown>
    </Menu>
  );
}

function Entry({ path, label, isBelow }: { path: string; label: string; isBelow: boolean }) {
  return (
    <Menu.Item component={Link} to={path} className={classes.entry ?? ''} data-below={isBelow}>
      {label}
    </Menu.Item>
  );
}
