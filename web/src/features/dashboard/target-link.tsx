import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { listLink, searchForFilter } from '../../ui/routing/index.ts';
import type { DashboardQuery } from './dashboard.operations.generated.ts';

export type ListTarget = DashboardQuery['dashboard']['needs'][number]['target'];

type TargetLinkProps = { target: ListTarget; className: string | undefined; children: ReactNode };

/** The way to the rows behind a figure; words alone where this dashboard has no such list. */
export function TargetLink({ target, className, children }: TargetLinkProps) {
  const link = listLink(target.list, searchForFilter(target.filter));
  if (!link) return <span className={className}>{children}</span>;
  return (
    <Link {...link} className={className}>
      {children}
    </Link>
  );
}
