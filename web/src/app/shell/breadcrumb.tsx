import { Link, useMatches } from '@tanstack/react-router';
import { navigationMessages, useMessages, type NavigationKey } from '../../i18n/index.ts';
import { useRecordName } from '../../ui/record/index.ts';
import { appMessages } from '../app.messages.ts';
import { listAbove } from '../navigation.ts';
import classes from './header.module.css';

const shownLength = 48;

type Crumb = { title: NavigationKey; path: string };

export function Breadcrumb() {
  const t = useMessages(navigationMessages);
  const tApp = useMessages(appMessages);
  const crumbs = useCrumbs();
  const record = useRecordName();
  return (
    <nav className={classes.breadcrumb} aria-label={tApp('breadcrumb')}>
      <ol>
        {crumbs.map(({ title, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page" title={record}>
                {record === undefined ? t(title) : shortened(record)}
              </span>
            ) : (
              <Link to={path}>{t(title)}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A name of the catalogue may be a sentence; the heading below has it whole. */
function shortened(name: string): string {
  return name.length <= shownLength ? name : `${name.slice(0, shownLength - 1).trimEnd()}…`;
}

/** The list that a screen belongs to, then the screen itself. */
function useCrumbs(): readonly Crumb[] {
  const current = useMatches({
    select: (matches) => {
      const match = matches.at(-1);
      const { title, above } = match?.staticData ?? {};
      return match && title ? { title, path: match.pathname, above } : undefined;
    },
    structuralSharing: true,
  });
  if (!current) return [];
  const area = current.above ?? listAbove(current.path);
  return area ? [{ title: area.label, path: area.path }, current] : [current];
}
