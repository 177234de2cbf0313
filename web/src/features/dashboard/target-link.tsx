import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { searchForFilter } from '../../ui/routing/index.ts';
import type { DashboardQuery } from './dashboard.operations.generated.ts';

export type ListTarget = DashboardQuery['dashboard']['needs'][number]['target'];

/** The screen of each list that the server names. */
const listPaths: Readonly<Record<string, string>> = {
  products: '/products',
  offers: '/offers',
  proposals: '/proposals',
  crawlRuns: '/crawlers/runs',
  crawlers: '/crawlers',
  grabbers: '/grabbers',
  shops: '/shops',
};

type TargetLinkProps = { target: ListTarget; className: string | undefined; children: ReactNode };

/** The way to the rows behind a figure; words alone where this dashboard has no such list. */
export function TargetLink({ target, className, children }: TargetLinkProps) {
  const { routesByPath } = useRouter();
  const path = listPaths[target.list];
  if (path === undefined || !Object.hasOwn(routesByPath, path)) return <span className={className}>{children}</span>;
  return (
    <Link to={path} search={searchForFilter(target.filter)} className={className}>
      {children}
    </Link>
  );
}
