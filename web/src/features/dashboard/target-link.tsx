import type { Measure } from '@quarry/contracts/analytics';
import { Link, type LinkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { listLink, searchForFilter } from '../../ui/routing/index.ts';
import type { DashboardQuery } from './dashboard.operations.generated.ts';

type Need = DashboardQuery['dashboard']['needs'][number];
export type ListTarget = NonNullable<Need['target']>;

type TargetLinkProps = {
  target: ListTarget | null;
  /** What the list shows in its header. */
  measure?: Measure | null;
  className: string | undefined;
  children: ReactNode;
};

/** The way to the rows behind a figure; words alone where this dashboard has no such list. */
export function TargetLink({ target, measure = null, className, children }: TargetLinkProps) {
  const link = target && linkOf(target, measure);
  if (!link) return <span className={className}>{children}</span>;
  return (
    <Link {...link} className={className}>
      {children}
    </Link>
  );
}

type Way = Pick<LinkOptions, 'to' | 'search' | 'params'>;

/** Rows that do not lie where the records of their kind do, by the list that the server names. */
const ways: Readonly<Record<string, ((filter: Filter) => Way) | undefined>> = {
  orderQueue: (filter) => ({ to: '/orders/manage', search: searchForFilter(filter) }),
  refunds: (filter) => ({ to: '/payments/refunds', search: searchForFilter(filter) }),
  comments: (filter) => ({ to: '/comments/list', search: searchForFilter(filter) }),
  auditTrail: (filter) => ({ to: '/audit', search: searchForFilter(filter) }),
  listings: ({ channelId, ...filter }) => ({
    to: '/sales-channels/$channelId/listings',
    params: { channelId: idOf(channelId) },
    search: searchForFilter(filter),
  }),
  channelFeed: ({ channelId, feedId }) => ({
    to: '/sales-channels/$channelId/feeds/$feedId',
    params: { channelId: idOf(channelId), feedId: idOf(feedId) },
  }),
};

type Filter = Readonly<Record<string, unknown>>;

function linkOf({ list, filter }: ListTarget, measure: Measure | null): Way | undefined {
  return (
    ways[list]?.(filter as Filter) ??
    listLink(list, { ...searchForFilter(filter), ...(measure !== null && { measure }) })
  );
}

function idOf(given: unknown): string {
  const one: unknown = Array.isArray(given) ? given[0] : given;
  return typeof one === 'string' ? one : '';
}
